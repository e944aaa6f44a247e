export * from './words';
export * from './situation';
export * from './preview';
export * from './catalogue';
