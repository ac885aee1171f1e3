import { describe, expect, it } from 'vitest';
import {
  parseMarkOptionRequest,
  parseMarkSizeRequest,
  parseSaveGroupRequest,
  parseSetChoicesRequest,
  toChoicesDto,
  toGroupDto,
} from './choices.ts';
import { NO_CHOICES } from '../choices.ts';
import { aGroup, anOption, aSize } from '../../testing/builders.ts';
import { parseAddFoodRequest } from './foods.ts';

it('choices are read as they are answered, also where the kitchen has no names of its own', () => {
  const {
    isSoldOut: _word,
    offThrough: _through,
    ...hot
  } = anOption({
    id: 'hot',
    eachMinor: 50,
    eachMinorBySize: { l: 80 },
    allergens: null,
    asks: ['heat'],
  });
  const sauce = aGroup({ options: [anOption(hot)], free: 1 });
  const {
    isSoldOut: _kitchens,
    offThrough: _day,
    ...large
  } = aSize({ id: 'l', name: 'Large', extraMinor: 200, allergens: ['milk'] });
  const uses = [{ groupId: 'sauce', sizeIds: ['l'], limits: { required: false, min: 0, max: 2 } }];
  const { version, sizes, groups } = toChoicesDto(
    { ...NO_CHOICES, version: 3, sizes: [aSize(large)], groups: [{ ...sauce, ...uses[0] }] },
    'USD',
  );
  const [{ id, sizes: at, limits } = { id: '' }] = groups;
  expect(parseSetChoicesRequest({ version, sizes, groups: [{ id, sizes: at, limits }] }, 'USD')).toEqual({
    ok: true,
    value: { version: 3, sizes: [large], uses },
  });
  const food = { name: 'Pho', supplier: 'Linh', price: 9.5, quantity: 1 };
  expect(parseAddFoodRequest({ ...food, choices: { sizes, groupIds: ['sauce'] } }, 'USD')).toMatchObject({
    ok: true,
    value: { choices: { sizes: [large], uses: [{ groupId: 'sauce', sizeIds: [], limits: null }] } },
  });
  expect(parseAddFoodRequest({ ...food, choices: { sizes, groupIds: ['SAUCE'] } }, 'USD')).toMatchObject({
    fields: { 'choices.groupIds.0': expect.any(String) },
  });
  const { name, required, min, max, free, options } = toGroupDto(sauce, 'USD');
  const asked = options.map(({ soldOut: _soldOut, ...option }) => option);
  expect(parseSaveGroupRequest({ name, required, min, max, free, options: asked }, 'USD')).toMatchObject({
    ok: true,
    value: { free: 1, options: [hot] },
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
    const { isSoldOut, offThrough, ...size } = aSize({ id: 's', extraMinor: minor });
    const [again] = toChoicesDto({ ...NO_CHOICES, sizes: [{ ...size, isSoldOut, offThrough }] }, 'USD').sizes;
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

describe('what the kitchen is out of', () => {
  it.each([
    [{ soldOut: true }, true],
    [{ soldOut: true, until: 'tomorrow' }, true],
    [{ soldOut: true, until: '2026-12-24' }, true],
    [{ soldOut: false }, true],
    [{ soldOut: false, until: 'tomorrow' }, false],
    [{ soldOut: true, until: '2026-02-30' }, false],
    [{ soldOut: true, until: '0026-12-31' }, false],
    [{ soldOut: true, until: '2200-01-01' }, false],
    [{ soldOut: true, until: null }, false],
    [{ soldOut: true, until: 'later' }, false],
  ])('is marked by %j: %j', (mark, isRead) => {
    for (const parsed of [
      parseMarkOptionRequest({ optionId: 'hot', ...mark }),
      parseMarkSizeRequest({ sizeId: 'l', ...mark }),
    ])
      expect(parsed).toMatchObject(isRead ? { ok: true, value: mark } : { fields: { until: expect.any(String) } });
  });
});
