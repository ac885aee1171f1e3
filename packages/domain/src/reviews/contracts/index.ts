export * from './review-answer.ts';
export * from './reviews.ts';
