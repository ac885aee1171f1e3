import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each([
  ['Phở bò (2 ×)', 'Phở bò (2 ×)'],
  ['Crème brûlée', 'Crème brûlée'],
  ['ラーメン', 'ラーメン'],
  ['', ''],
  ['شاورما (كبيرة)', '\u2068شاورما (كبيرة)\u2069'],
  ['Falafel פלאפל', '\u2068Falafel פלאפל\u2069'],
])('keeps the words beside a name in their places, and a name from left to right as it is: %s', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
