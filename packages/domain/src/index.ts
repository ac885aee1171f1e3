export * from './contracts/index.ts';
export * from './foods/index.ts';
export * from './house/index.ts';
export * from './limits/index.ts';
export * from './money/index.ts';
export * from './orders/index.ts';
export * from './reviews/index.ts';
export * from './stored/index.ts';
export * from './text/index.ts';
export * from './time/index.ts';
export * from './users/index.ts';
/** The specification's messages of form fields. The site's other texts are its own. */
export * as FORM_MESSAGES from './texts.ts';
export * from './result.ts';
