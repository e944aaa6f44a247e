// Long enough to be worth compressing, long enough to be worth compressing.
export const words = ['compressing', 'compressing', 'compressing', 'compressing'];
