import { expect, it } from 'vitest';
import { explainMade } from './make-food.ts';
import { explainRefusalOf, toRefusal } from './manage-food.ts';
import { explainSaved } from './save-food.ts';

it.each([
  ['GROUP_NOT_FOUND', 'A group of options is gone'],
  ['GROUP_IN_USE', 'more than 200 foods'],
  ['TOO_MANY_CHOICES', 'more than 60 groups or 500 options'],
] as const)('a food that cannot have its groups of options says why: %s', (reason, words) => {
  const refusal = toRefusal({ ok: false, reason, failure: 'broken', isRefused: true, details: {} });
  const said = [explainSaved(refusal), explainMade(refusal), explainRefusalOf('Pho', refusal)];
  for (const sentence of said) expect(sentence).toContain(words);
});
