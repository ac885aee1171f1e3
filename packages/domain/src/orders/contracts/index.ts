export * from './baskets.ts';
export * from './checkout.ts';
export * from './order-answer.ts';
export * from './orders.ts';
export * from './quote.ts';
export * from './sums.ts';
export * from './track.ts';
