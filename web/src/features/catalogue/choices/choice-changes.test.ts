import { expect, it } from 'vitest';
import { choiceChanges } from './choice-changes.ts';

const SMALL = { id: 's', name: 'Small', kitchenName: null, extra: 0 };
const LARGE = { id: 'l', name: 'Large', kitchenName: null, extra: 2 };
const SAUCE = { id: 'sauce', name: 'Sauce', required: true, min: 1, max: 1, options: [] };

it('says what somebody else has added, renamed, priced and removed', () => {
  expect(
    choiceChanges(
      { version: 1, sizes: [SMALL, LARGE], groups: [SAUCE] },
      {
        version: 2,
        sizes: [
          { ...SMALL, name: 'Mini', extra: 0.5 },
          { ...LARGE, id: 'xl', name: 'Huge' },
        ],
        groups: [{ ...SAUCE, id: 'dips', name: 'Dips' }],
      },
      'USD',
    ),
  ).toEqual(['Small is called Mini', 'Mini is +$0.50', 'Huge is new', 'Dips is new', 'Large is gone', 'Sauce is gone']);
});

it('says that only the order is another', () => {
  const before = { version: 1, sizes: [SMALL, LARGE], groups: [] };
  expect(choiceChanges(before, { ...before, version: 2, sizes: [LARGE, SMALL] }, 'USD')).toEqual([
    'the order is another',
  ]);
});
