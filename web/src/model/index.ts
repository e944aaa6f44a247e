export * from './words';
export * from './deus';
export * from './gheos';
export * from './situation';
export * from './preview';
export * from './catalogue';
