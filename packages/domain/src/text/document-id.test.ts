import { expect, it } from 'vitest';
import { documentIdSchema } from '../contracts/fields.ts';
import { isDocumentId } from './document-id.ts';

it.each([
  ['beef-pho', true],
  ['x'.repeat(128), true],
  ['', false],
  ['x'.repeat(129), false],
  ['a/b', false],
  ['.', false],
  ['..', false],
  ['__food__', false],
  ['\u0000', false],
  ['pho\u202e', false],
])('recognises whether %j may be an id, as the contracts do', (text, expected) => {
  expect([isDocumentId(text), documentIdSchema.safeParse(text).success]).toEqual([expected, expected]);
});
