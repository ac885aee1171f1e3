export * from './food-changes.ts';
export * from './food-table.ts';
export * from './gloriafood.ts';
export * from './moved-foods.ts';
export * from './moved-menu.ts';
export * from './option-list.ts';
export * from './read-menu.ts';
export * from './same-names.ts';
export { jsonLdIn } from './schema-org.ts';
