export * from './words';
export * from '../games/deus/model';
export * from '../games/gheos/model';
export * from './situation';
export * from './preview';
export * from './catalogue';
