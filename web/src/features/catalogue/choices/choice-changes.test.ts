import { expect, it } from 'vitest';
import { choiceChanges, groupChanges } from './choice-changes.ts';

const SMALL = { id: 's', name: 'Small', kitchenName: null, extra: 0 };
const LARGE = { id: 'l', name: 'Large', kitchenName: null, extra: 2 };
const KIDS = { id: 'k', name: 'Kids', kitchenName: null, extra: -1 };
const SAUCE = { id: 'sauce', name: 'Sauce', required: true, min: 1, max: 1, options: [] };

it('says what somebody else has added, renamed, priced and removed', () => {
  expect(
    choiceChanges(
      { version: 1, sizes: [SMALL, LARGE, KIDS], groups: [SAUCE] },
      {
        version: 2,
        sizes: [
          { ...SMALL, name: 'Mini', extra: 0.5 },
          { ...LARGE, id: 'xl', name: 'Huge' },
          { ...KIDS, extra: -1.5 },
        ],
        groups: [{ ...SAUCE, id: 'dips', name: 'Dips' }],
      },
      'USD',
    ),
  ).toEqual([
    'Small is called Mini',
    'Mini is +$0.50',
    'Huge is new',
    'Kids is −$1.50',
    'Dips is new',
    'Large is gone',
    'Sauce is gone',
  ]);
});

it('says that only the order is another', () => {
  const before = { version: 1, sizes: [SMALL, LARGE], groups: [] };
  expect(choiceChanges(before, { ...before, version: 2, sizes: [LARGE, SMALL] }, 'USD')).toEqual([
    'the order is another',
  ]);
});

it('says that other allergens or diets of a size are declared', () => {
  const before = { version: 1, sizes: [SMALL, LARGE], groups: [] };
  const sizes = [
    { ...SMALL, allergens: ['milk' as const] },
    { ...LARGE, tags: ['halal' as const] },
  ];
  expect(choiceChanges(before, { ...before, version: 2, sizes }, 'USD')).toEqual([
    'Small declares other allergens',
    'Large has other diets',
  ]);
});

it('says the same of a group of options, and what else is other in it', () => {
  const option = { kitchenName: null, max: 1, default: 0, tags: [], soldOut: false };
  const hot = { ...option, id: 'hot', name: 'Hot', each: 0, allergens: null };
  const mild = { ...option, id: 'mild', name: 'Mild', each: 0, allergens: [] };
  const before = { ...SAUCE, options: [hot, mild] };
  const now = {
    ...before,
    name: 'Dips',
    max: 2,
    options: [
      { ...hot, each: 0.5, allergens: ['milk' as const] },
      { ...mild, id: 'red', name: 'Red' },
    ],
  };
  expect(groupChanges(before, now, 'USD')).toEqual([
    'it is called Dips',
    'another number is to be chosen',
    'Hot is +$0.50',
    'Red is new',
    'Hot declares other allergens',
    'Mild is gone',
  ]);
  expect(groupChanges(before, { ...before, options: [mild, hot] }, 'USD')).toEqual(['the order is another']);
});

it('says that a group is offered otherwise, and that an option has other prices or questions', () => {
  const before = { version: 1, sizes: [SMALL, LARGE], groups: [SAUCE] };
  expect(choiceChanges(before, { ...before, groups: [{ ...SAUCE, sizes: ['l'] }] }, 'USD')).toEqual([
    'Sauce is offered otherwise',
  ]);
  const hot = { id: 'hot', name: 'Hot', kitchenName: null, each: 0, max: 1, default: 0, allergens: null, tags: [] };
  const [was, is] = [{}, { eachBySize: { l: 0.5 } }].map((more) => ({
    ...SAUCE,
    options: [{ ...hot, soldOut: false, ...more }],
  }));
  expect(was && is && groupChanges(was, is, 'USD')).toEqual(['Hot has other prices by size or questions']);
  expect(groupChanges(SAUCE, { ...SAUCE, free: 2 }, 'USD')).toEqual(['another number is to be chosen']);
});
