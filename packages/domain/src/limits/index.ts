export * from './client-error-limits.ts';
export * from './counts.ts';
export * from './field-limits.ts';
export * from './minutes.ts';
export * from './page-size.ts';
export * from './rate-limit.ts';
