import { aFood } from '@foodhouse/domain/testing';
import { expect, it, vi } from 'vitest';
import { fillFood, MARKS, variantOf } from './card-template.ts';

vi.mock('../lib/texts.ts', async (original) => ({
  ...(await original<object>()),
  left: ({ count }: { readonly count: number }) => (count === 2 ? 'a pair' : `${count} portions`),
  plentyLeft: () => 'enough',
}));

it.each([
  [2, '<p>a pair</p><dd>2</dd>'],
  [4, '<p>4 portions</p><dd>4</dd>'],
  [16, '<p>16 portions</p><dd>16</dd>'],
  [100_000, '<p>enough</p><dd>plenty</dd>'],
])('says that %i portions are left as the language says it of that number', (quantity, html) => {
  const food = aFood({ quantity });
  const mark = variantOf(food) === 'low' ? MARKS.low : MARKS.plenty;
  const card = `<p>${mark} portions</p><dd>${mark}</dd>`;
  expect(fillFood({ [variantOf(food)]: card }, food)).toBe(html);
});
