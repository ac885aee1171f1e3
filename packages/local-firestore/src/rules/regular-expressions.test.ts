import { RE2JS } from 're2js';
import { expect, it } from 'vitest';
import { replaceMatches } from './regular-expressions.ts';

it.each([
  ['b', 'abcb', '[$0]', 'a[b]c[b]'],
  ['(a)(b)', 'abc', '$2$1', 'bac'],
  ['(a)(b)', 'abc', '$0$0', 'ababc'],
  ['(b)', 'abc', '$10', 'ab0c'],
  ['(b)|(z)', 'abc', '[$2]', 'a[]c'],
  ['(b)', 'abc', '[$2]', 'a[]c'],
  ['(b)', 'abc', String.raw`\1`, String.raw`a\1c`],
  ['b', 'abc', '$$ $& $x $', 'a$$ $& $x $c'],
])('replaces %s in %s by %s', (pattern, text, replacement, result) => {
  expect(replaceMatches(RE2JS.compile(pattern), text, replacement)).toBe(result);
});
