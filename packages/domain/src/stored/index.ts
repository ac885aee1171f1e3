export * from './collections.ts';
export * from './field.ts';
