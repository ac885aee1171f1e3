export * from './fetch-menu.ts';
export * from './import-menu.ts';
