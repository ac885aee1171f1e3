export * from './gloriafood.ts';
export * from './moved-foods.ts';
export * from './moved-menu.ts';
