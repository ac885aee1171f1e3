export * from './import-menu.ts';
