export * from './taken.ts';
