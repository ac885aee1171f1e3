export * from './fetch-menu.ts';
export * from './fetch-picture.ts';
export * from './import-menu.ts';
