export * from './currency-code.ts';
