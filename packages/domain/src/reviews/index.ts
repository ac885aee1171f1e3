export * from './review-documents.ts';
export * from './review.ts';
