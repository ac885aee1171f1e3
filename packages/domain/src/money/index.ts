export * from './currencies.ts';
export * from './currency.ts';
export * from './max-price.ts';
export * from './money.ts';
export * from './parse-price.ts';
export * from './share-out.ts';
export * from './tax.ts';
export * from './typed-amount.ts';
