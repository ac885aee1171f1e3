import { expect, it } from 'vitest';
import { parseSaveGroupRequest, parseSetChoicesRequest, toChoicesDto } from './choices.ts';
import { parseAddFoodRequest } from './foods.ts';

it('choices are read as they are answered, also where the kitchen has no names of its own', () => {
  const hot = {
    id: 'hot',
    name: 'Hot',
    kitchenName: null,
    eachMinor: 50,
    max: 1,
    default: 0,
    allergens: null,
    tags: [],
  };
  const sauce = { id: 'sauce', name: 'Sauce', required: true, min: 1, max: 1, options: [{ ...hot, isSoldOut: false }] };
  const large = { id: 'l', name: 'Large', kitchenName: null, extraMinor: 200 };
  const { version, sizes, groups } = toChoicesDto({ version: 3, sizes: [large], groups: [sauce] }, 'USD');
  expect(parseSetChoicesRequest({ version, sizes, groupIds: [] }, 'USD')).toEqual({
    ok: true,
    value: { version: 3, sizes: [large], groupIds: [] },
  });
  const food = { name: 'Pho', supplier: 'Linh', price: 9.5, quantity: 1 };
  expect(parseAddFoodRequest({ ...food, choices: { sizes, groupIds: ['sauce'] } }, 'USD')).toMatchObject({
    ok: true,
    value: { choices: { sizes: [large], groupIds: ['sauce'] } },
  });
  expect(parseAddFoodRequest({ ...food, choices: { sizes, groupIds: ['SAUCE'] } }, 'USD')).toMatchObject({
    fields: { 'choices.groupIds.0': expect.any(String) },
  });
  const { name, required, min, max, options } = groups[0] ?? { ...sauce, options: [] };
  const asked = options.map(({ soldOut: _soldOut, ...option }) => option);
  expect(parseSaveGroupRequest({ name, required, min, max, options: asked }, 'USD')).toMatchObject({
    ok: true,
    value: { options: [hot] },
  });
});
