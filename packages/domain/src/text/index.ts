export * from './clean-text.ts';
export * from './document-id.ts';
export * from './phone.ts';
export * from './plain-id.ts';
export * from './safe-text.ts';
export * from './sheet-cell.ts';
export * from './without-personal-data.ts';
export * from './words.ts';
