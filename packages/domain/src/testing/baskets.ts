import fc from 'fast-check';
import {
  NO_CHOICES,
  type AskedChoices,
  type AskedOption,
  type ChoiceOption,
  type FoodChoices,
  type FoodGroup,
  type FoodSize,
} from '../foods/choices.ts';
import type { Food } from '../foods/food-fields.ts';
import { areHalves, judgeHalf } from '../foods/halves.ts';
import type { Area } from '../house/areas.ts';
import { DEFAULT_SETTINGS, type HouseSettings } from '../house/settings.ts';
import type { Minor } from '../money/money.ts';
import type { AskedBasket, AskedLine } from '../orders/basket.ts';
import type { Voucher } from '../orders/vouchers.ts';
import { menuText, randomMenu, saidText, type RandomMenu } from './menus.ts';

// Random baskets over random menus: a guest answers what is offered, group after group, and sometimes asks for what is not.

export interface RandomLine {
  readonly asked: AskedLine;
  /** Whether it can be ordered, by how it was drawn. */
  readonly canBe: boolean;
}

export interface RandomBasket {
  readonly menu: RandomMenu;
  /** At least one. */
  readonly lines: readonly RandomLine[];
  /** Of the guest; null for none. */
  readonly voucher: Voucher | null;
  /** Where to; null where the guest fetches it. */
  readonly area: Area | null;
}

/** What a guest wants, in numbers that any menu gives a meaning. */
interface Wish {
  readonly food: number;
  readonly size: number;
  readonly answers: readonly number[];
  /** Null for a food that is whole. */
  readonly half: number | null;
  /** Null for what is offered; else which of `SPOILT`. */
  readonly spoilt: number | null;
  readonly quantity: number;
  readonly note: string | null;
}

/** Takes the next number below a limit. */
type Draw = (below: number) => number;

function drawOf(numbers: readonly number[]): Draw {
  let at = -1;
  return (below) => (numbers[(at += 1)] ?? 0) % below;
}

/** The groups to be answered, read from the menu by hand: the product's own offer is what the tests judge. */
function groupsToAnswer({ groups }: FoodChoices, { sizeId, options }: AskedChoices): readonly FoodGroup[] {
  const atOnce = groups.filter(
    ({ isAsked, sizeIds }) => !isAsked && (sizeIds.length === 0 || sizeIds.includes(sizeId ?? '')),
  );
  const asks = atOnce.flatMap((group) =>
    group.options
      .filter(({ id }) => options.some((option) => option.groupId === group.id && option.id === id))
      .flatMap((option) => option.asks),
  );
  return [...atOnce, ...groups.filter(({ id, isAsked }) => isAsked && asks.includes(id))];
}

/** Changes what can be ordered so that it cannot; null where the food has nothing of the kind. */
type Spoil = (choices: FoodChoices, asked: AskedLine) => AskedLine | null;

const withOption = (asked: AskedLine, option: AskedOption): AskedLine => ({
  ...asked,
  options: [...asked.options, option],
});

const SPOILT: readonly Spoil[] = [
  // a size that there is not
  (_choices, asked) => ({ ...asked, sizeId: 'xxl' }),
  // a size that is sold out
  ({ sizes }, asked) => {
    const size = sizes.find(({ isSoldOut }) => isSoldOut);
    return size ? { ...asked, sizeId: size.id, options: [] } : null;
  },
  // an option that was removed
  ({ groups }, asked) => (groups[0] ? withOption(asked, { groupId: groups[0].id, id: 'gone', quantity: 1 }) : null),
  // an option that is sold out
  (choices, asked) => {
    const off = groupsToAnswer(choices, asked).flatMap(({ id: groupId, options }) =>
      options.filter(({ isSoldOut }) => isSoldOut).map(({ id }) => ({ groupId, id, quantity: 1 })),
    );
    return off[0] ? withOption(asked, off[0]) : null;
  },
  // an option once more than it can be had
  (choices, asked) => {
    const [group] = groupsToAnswer(choices, asked);
    const option = group?.options[0];
    return group && option ? withOption(asked, { groupId: group.id, id: option.id, quantity: option.max + 1 }) : null;
  },
  // no answer where one is required
  (choices, asked) => {
    const group = groupsToAnswer(choices, asked).find((one) => (one.limits ?? one).required);
    return group ? { ...asked, options: asked.options.filter(({ groupId }) => groupId !== group.id) } : null;
  },
  // an option of a group that is not offered with these answers
  (choices, asked) => {
    const offered = groupsToAnswer(choices, asked);
    const other = choices.groups.find((group) => offered.every(({ id }) => id !== group.id));
    const option = other?.options[0];
    return other && option ? withOption(asked, { groupId: other.id, id: option.id, quantity: 1 }) : null;
  },
  // itself as the other half
  (_choices, asked) => ({ ...asked, halfFoodId: asked.foodId }),
];

const wish: fc.Arbitrary<Wish> = fc.record({
  food: fc.nat(2),
  size: fc.nat(2),
  answers: fc.array(fc.nat(11), { maxLength: 12 }),
  half: fc.option(fc.nat(1), { freq: 2 }),
  spoilt: fc.nat(SPOILT.length * 8).map((drawn) => (drawn >= SPOILT.length * 7 ? drawn % SPOILT.length : null)),
  quantity: fc.integer({ min: 1, max: 16 }),
  note: fc.constantFrom(null, 'Hot', 'No onions'),
});

/** Draws as many options as the group allows; null where too few are to be had. */
function answerTo(group: FoodGroup, draw: Draw): readonly AskedOption[] | null {
  const { id: groupId, options } = group;
  const { required, min, max } = group.limits ?? group;
  const toBeHad = options.filter(({ isSoldOut }) => !isSoldOut);
  const isAllowed = (count: number): boolean =>
    count === 0 ? !required : count <= max && count >= Math.max(min, Number(required));
  const begun = toBeHad.filter((option) => option.default > 0);
  if (begun.length > 0 && isAllowed(begun.length) && draw(3) === 2)
    return begun.map((option) => ({ groupId, id: option.id, quantity: option.default }));
  const single = toBeHad.flatMap((option) => Array.from({ length: option.max }, () => option.id));
  const counts = [...single.keys(), single.length].filter(isAllowed);
  const count = counts[draw(Math.max(1, counts.length))];
  if (count === undefined) return null;
  const times = new Map<string, number>();
  for (let left = count; left > 0; left -= 1) {
    const [id = ''] = single.splice(draw(single.length), 1);
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return [...times].map(([id, quantity]) => ({ groupId, id, quantity }));
}

/** Answers each group that is offered, and each that an answer asks. */
function chosenOf(choices: FoodChoices, sizeId: string | null, draw: Draw): { asked: AskedChoices; canBe: boolean } {
  const answered = new Set<string>();
  let asked: AskedChoices = { sizeId, options: [] };
  let canBe = true;
  for (;;) {
    const group = groupsToAnswer(choices, asked).find(({ id }) => !answered.has(id));
    if (!group) return { asked, canBe };
    const answer = answerTo(group, draw);
    answered.add(group.id);
    canBe &&= answer !== null;
    asked = { ...asked, options: [...asked.options, ...(answer ?? [])] };
  }
}

function lineOf(menu: RandomMenu, { food: foodNumber, size, answers, half, spoilt, quantity, note }: Wish): RandomLine {
  const foods = [...menu.foods.values()];
  const food = foods[foodNumber % foods.length];
  if (!food) throw new Error('expected a food');
  const choices = menu.choices.get(food.id) ?? NO_CHOICES;
  const sizes = choices.sizes.filter(({ isSoldOut }) => !isSoldOut);
  const sizeId = (sizes[size % Math.max(1, sizes.length)] ?? choices.sizes[0])?.id ?? null;
  const chosen = chosenOf(choices, sizeId, drawOf(answers));
  const halves = foods.filter(
    (other) =>
      areHalves(food, other, menu.halfCategories) &&
      judgeHalf({ ...food, choices }, { ...other, choices: menu.choices.get(other.id) ?? NO_CHOICES }, sizeId),
  );
  const other = half === null ? undefined : halves[half % Math.max(1, halves.length)];
  const asked: AskedLine = {
    ...chosen.asked,
    foodId: food.id,
    quantity,
    note,
    ...(other && { halfFoodId: other.id }),
  };
  const wrong = spoilt === null ? null : SPOILT[spoilt]?.(choices, asked);
  if (wrong) return { asked: wrong, canBe: false };
  return { asked, canBe: chosen.canBe && (choices.sizes.length === 0 || sizes.length > 0) };
}

const HARBOUR = {
  id: 'harbour',
  name: 'Harbour',
  postcodes: [],
  minMinor: 0,
  minutes: 20,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  to: '00:00',
} as const;
const NEVER_MS = Date.UTC(2099, 0, 1);
const voucher = fc.option(fc.record({ amountMinor: fc.integer({ min: 1, max: 20_00 }), minMinor: fc.nat(50_00) }));
const area = fc.option(fc.record({ feeMinor: fc.nat(5_00), freeFromMinor: fc.option(fc.nat(100_00)) }), { freq: 2 });

export const randomBasket: fc.Arbitrary<RandomBasket> = fc
  .record({ menu: randomMenu, wishes: fc.array(wish, { minLength: 1, maxLength: 5 }), voucher, area })
  .map(({ menu, wishes, voucher: amounts, area: costs }) => {
    const basket: RandomBasket = {
      menu,
      lines: wishes.map((one) => lineOf(menu, one)),
      voucher: amounts && { id: 'fifth', currency: menu.currency, expiresAtMs: NEVER_MS, ...amounts },
      area: costs && { ...HARBOUR, ...costs },
    };
    const toText = (): string =>
      [menuText(menu), ...basket.lines.map(saidText), saidText({ voucher: amounts, area: costs })].join('\n');
    return { ...basket, [fc.toStringMethod]: toText };
  });

/** The settings of a house that offers it. */
export function houseOf({ menu, area: where }: RandomBasket): HouseSettings {
  const { currency, tax, halfCategories } = menu;
  const delivering: Partial<HouseSettings> = where ? { services: ['pickup', 'delivery'], areas: [where] } : {};
  return { ...DEFAULT_SETTINGS, version: 1, maxPortions: 500, currency, tax, halfCategories, ...delivering };
}

/** How it is wanted, as a request says it. */
export function wayOf({ area: where }: RandomBasket): Pick<AskedBasket, 'fulfilment'> {
  return where ? { fulfilment: { kind: 'delivery', area: where.id, address: 'Lime Street 7' } } : {};
}

/** What a line costs, reckoned from the menu by hand: the product's own arithmetic is what the tests judge. */
export function reckonedMinor(
  { foods, choices }: RandomMenu,
  { foodId, halfFoodId = null, sizeId, options, quantity }: AskedLine,
): Minor {
  const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);
  const withSize = (id: string): Minor =>
    (foods.get(id)?.priceMinor ?? 0) + (choices.get(id)?.sizes.find((size) => size.id === sizeId)?.extraMinor ?? 0);
  const ofGroups = (choices.get(foodId)?.groups ?? []).map((group) => {
    const prices = options
      .filter(({ groupId }) => groupId === group.id)
      .flatMap(({ id, quantity: times }) => {
        const option = group.options.find((one) => one.id === id);
        const eachMinor = option?.eachMinorBySize[sizeId ?? ''] ?? option?.eachMinor ?? 0;
        return Array.from({ length: times }, () => eachMinor);
      });
    const dear = prices.filter((price) => price > 0).toSorted((a, b) => a - b);
    return sumOf(prices) - sumOf(dear.slice(0, group.free));
  });
  const wholeMinor = Math.max(withSize(foodId), halfFoodId === null ? -Infinity : withSize(halfFoodId));
  return quantity * Math.max(0, wholeMinor + sumOf(ofGroups));
}

/** A line with what it has of the menu. */
interface Used {
  readonly food: Food;
  readonly size: FoodSize | null;
  readonly isHalf: boolean;
  readonly chosen: readonly { readonly group: FoodGroup; readonly option: ChoiceOption; readonly quantity: number }[];
}

const USES: Readonly<Record<string, (line: Used) => boolean>> = {
  'a free food': ({ food, size }) => food.priceMinor === 0 && !size,
  'a price by its sizes alone': ({ food, size }) => food.priceMinor === 0 && size !== null && size.extraMinor > 0,
  'a size that takes off': ({ size }) => size !== null && size.extraMinor < 0,
  'an option that takes off': ({ chosen }) => chosen.some(({ option }) => option.eachMinor < 0),
  'an option more than once': ({ chosen }) => chosen.some(({ quantity }) => quantity > 1),
  'a price by size': ({ chosen, size }) =>
    chosen.some(({ option }) => option.eachMinorBySize[size?.id ?? ''] !== undefined),
  'some of it free': ({ chosen }) => chosen.some(({ group, option }) => group.free > 0 && option.eachMinor > 0),
  'a group at a size': ({ chosen }) => chosen.some(({ group }) => group.sizeIds.length > 0),
  'limits of the food': ({ chosen }) => chosen.some(({ group }) => group.limits !== null),
  'an asked group': ({ chosen }) => chosen.some(({ group }) => group.isAsked),
  'a group of the category': ({ chosen }) => chosen.some(({ group }) => group.isOfCategory),
  'two halves': ({ isHalf }) => isHalf,
};

/** What lines can make use of. A test shows nothing about what none of its lines did. */
export const ALL_USES: readonly string[] = Object.keys(USES);

/** What of it a line makes use of. */
export function usesOf(menu: RandomMenu, asked: AskedLine): readonly string[] {
  const line = usedOf(menu, asked);
  return ALL_USES.filter((use) => USES[use]?.(line));
}

function usedOf({ foods, choices }: RandomMenu, { foodId, halfFoodId = null, sizeId, options }: AskedLine): Used {
  const food = foods.get(foodId);
  if (!food) throw new Error('expected a food');
  const { sizes, groups } = choices.get(foodId) ?? NO_CHOICES;
  const chosen = options.flatMap(({ groupId, id, quantity }) => {
    const group = groups.find((one) => one.id === groupId);
    const option = group?.options.find((one) => one.id === id);
    return group && option ? [{ group, option, quantity }] : [];
  });
  return { food, size: sizes.find(({ id }) => id === sizeId) ?? null, isHalf: halfFoodId !== null, chosen };
}
