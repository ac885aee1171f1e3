import { describe, expect, it } from 'vitest';
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

describe('what a size or an option takes off', () => {
  const small = (extra: unknown): unknown => ({ sizes: [{ id: 's', name: 'Small', extra }], groupIds: [] });
  const without = (each: unknown): unknown => {
    const options = [{ id: 'no-cheese', name: 'Without cheese', each }];
    return { name: 'Changes', required: false, min: 0, max: 1, options };
  };

  it.each([
    [-1.5, -150],
    ['\u22121.50', -150],
    [-100_000, -10_000_000],
    [0, 0],
  ])('is read from %j, and is the same when it comes back', (sent, minor) => {
    expect(parseSetChoicesRequest(small(sent))).toMatchObject({ value: { sizes: [{ extraMinor: minor }] } });
    expect(parseSaveGroupRequest(without(sent))).toMatchObject({ value: { options: [{ eachMinor: minor }] } });
    const size = { id: 's', name: 'Small', kitchenName: null, extraMinor: minor };
    const [again] = toChoicesDto({ version: 1, sizes: [size], groups: [] }, 'USD').sizes;
    expect(parseSetChoicesRequest({ sizes: [again], groupIds: [] })).toMatchObject({ value: { sizes: [size] } });
  });

  it.each([
    ['less', 'expected an amount such as 1.50 or -1.50, got "less"'],
    [-1.505, 'expected an amount such as 1.50 or -1.50, got -1.505'],
    [null, 'expected an amount such as 1.50 or -1.50, got null'],
    [-100_000.01, 'expected an amount from -100000 to 100000'],
    [100_000.01, 'expected an amount from -100000 to 100000'],
  ])('is refused at its field where %j is no amount of a price', (sent, words) => {
    expect(parseSetChoicesRequest(small(sent))).toEqual({ ok: false, fields: { 'sizes.0.extra': words } });
    expect(parseSaveGroupRequest(without(sent))).toEqual({ ok: false, fields: { 'options.0.each': words } });
  });
});
