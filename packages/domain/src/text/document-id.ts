import { isSafeText } from './safe-text.ts';

export const MAX_ID_LENGTH = 128;

/** Whether Firestore accepts a text as one segment of a path. */
export function isPathSegment(text: string): boolean {
  return !text.includes('/') && text !== '.' && text !== '..' && !/^__.*__$/.test(text);
}

/** Whether a text may be the id of a document: an address bar may contain anything. */
export function isDocumentId(text: string): boolean {
  return text !== '' && text.length <= MAX_ID_LENGTH && isPathSegment(text) && isSafeText(text);
}
