export * from './client-errors.ts';
export * from './error-answer.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './headers.ts';
export * from './pages.ts';
export * from './parse.ts';
export * from './wire.ts';
