export * from './words';
export * from './situation';
export * from './preview';
export * from './gesture';
export * from './catalogue';
