import type { Cursor } from '../../model/query.ts';
import { invalidArgument } from '../../model/status-error.ts';
import { decodeMessage, encodeMessage } from './messages.ts';
import { cursorFromWire } from './queries.ts';
import { valueToWire } from './values.ts';

// A token holds the position after which the next page begins. It does not name a document, which may be deleted.

/** @returns null for the empty token of a first page. @throws INVALID_ARGUMENT for any other text */
export function cursorFromToken(token: string): Cursor | null {
  if (token === '') return null;
  try {
    const cursor = cursorFromWire(decodeMessage('Cursor', Buffer.from(token, 'base64url')));
    if (cursor && cursor.values.length > 0 && tokenOf(cursor) === token) return cursor;
  } catch {
    // neither protobuf nor a value: the same refusal
  }
  throw invalidArgument('Invalid page token.');
}

export function tokenOf(cursor: Cursor | null): string {
  if (cursor === null) return '';
  return encodeMessage('Cursor', { values: cursor.values.map(valueToWire) }).toString('base64url');
}
