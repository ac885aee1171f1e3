import { CHOICE_REASONS, NO_CHOICES, NOTHING_CHOSEN, type AskedChoices, type FoodChoices } from '../foods/choices.ts';
import { chosenOff, type ChosenOff } from '../foods/choices-on.ts';
import { areHalves, halfParts, judgeHalf, type JudgedHalf } from '../foods/halves.ts';
import { portionPrice } from '../foods/portion-price.ts';
import { defaultChoices, judgeChoices } from '../foods/judge-choices.ts';
import { isSameStatement, statementOf, type AllergenStatement } from '../foods/declarations.ts';
import type { Food } from '../foods/food-fields.ts';
import { feeOf, type Area } from '../house/areas.ts';
import type { ServedAgain } from '../house/served.ts';
import { shareOf, type HouseTax } from '../house/settings.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import { formatMoney, type Minor } from '../money/money.ts';
import { taxesOf } from '../money/tax.ts';
import { offEachLine } from './off-each-line.ts';
import type { Amounts, Charged } from './amounts.ts';
import type { ParsedQuote } from './checkout-fields.ts';
import { linesMinorOf, portionsByFood, type OrderLine } from './lines.ts';
import { betweenMinor, ownLinesOf, untaxedSums } from './sums.ts';
import type { Voucher } from './vouchers.ts';
import * as texts from './texts.ts';

/** What somebody wants of one food. */
export interface AskedLine extends AskedChoices {
  readonly foodId: string;
  /** The other half, of the same category; null or left out: the food is whole. */
  readonly halfFoodId?: string | null;
  /** Portions: from 1 to `MAX_PORTIONS`. */
  readonly quantity: number;
  /** What the kitchen should know about this line. */
  readonly note: string | null;
  /** What they were shown of its allergens; left out where nothing was declared. It is compared, never stored. */
  readonly shownAllergens?: AllergenStatement;
}

/** The lines of a basket, with everything said at the checkout that a price depends on. */
export interface AskedBasket extends ParsedQuote {
  readonly lines: readonly AskedLine[];
}

export const BASKET_REASONS = [
  'FOOD_NOT_FOUND',
  'OUT_OF_STOCK',
  'NOT_SERVED_NOW',
  /** Something else is declared than they were shown. */
  'ALLERGENS_CHANGED',
  /** The other half cannot be had with this food, or not at this size. */
  'HALF_NOT_OFFERED',
  ...CHOICE_REASONS,
] as const;
export type BasketReason = (typeof BASKET_REASONS)[number];

/** Why a line cannot be ordered as it is. */
export interface BasketProblem {
  /** The line's index, from 0. */
  readonly line: number;
  readonly reason: BasketReason;
  /** The food that it is about: of the line, or of its other half. */
  readonly foodId: string;
  /** Portions of the food that are left, for all its lines together. */
  readonly left: number;
  /** Of the size, the group, the option or the other half that does not fit; null when the problem is the food. */
  readonly choiceId: string | null;
  /** From when on a food is served that is not served then, 'HH:MM' by the house's clock; left out where it never is. */
  readonly from?: string;
  /** The same as a guest reads it, with its day: `Sat 07:00`. */
  readonly fromWords?: string;
  /** The same as a moment, ISO 8601. */
  readonly servedAt?: string;
  /** What is chosen that is off until then, where the food itself is not. */
  readonly names?: readonly string[];
}

/** What is sold, and what it costs together. */
export interface Sale extends Amounts {
  /** Of all amounts. */
  readonly currency: Currency;
  readonly lines: readonly OrderLine[];
  /** The lines with all amounts (`AMOUNTS`), and the tax where it comes on top. */
  readonly totalMinor: Minor;
}

/** The lines whose food is on the menu, in their order, and what they cost. */
export interface PricedBasket extends Sale {
  /** All of them; empty when the basket can be ordered. */
  readonly problems: readonly BasketProblem[];
}

/** What the house offers: the foods that there are, by id, and what can be chosen of those that have choices. */
export interface Offer {
  readonly foods: ReadonlyMap<string, Food>;
  readonly choices: ReadonlyMap<string, FoodChoices>;
  readonly tax: HouseTax;
  /** The categories with halves; left out: none has. */
  readonly halfCategories?: readonly string[];
  /** Those of the customer that can be taken off, the oldest first. */
  readonly vouchers?: readonly Voucher[];
  /** Where to deliver; null or left out for another service. */
  readonly area?: Area | null;
  /** From when on a food is served, with what is chosen of it that is off; null for now. Left out: all are. */
  readonly servedFrom?: (food: Food, off: ChosenOff | null) => ServedAgain | null;
}

/**
 * The price of a basket and everything that prevents it: the only arithmetic of orders. Lines of one food share its stock.
 * How and when it is wanted has been judged before: `offer` is what the house offers then and there.
 * A basket is in the currency of its first food; a food in another one, which no menu has for long, is not sold with it.
 */
export function priceBasket(asked: AskedBasket, offer: Offer): PricedBasket {
  const { foods, choices, servedFrom } = offer;
  const wanted = portionsByFood(asked.lines);
  const lines: OrderLine[] = [];
  const problems: BasketProblem[] = [];
  let currency: Currency | null = null;
  for (const [line, one] of asked.lines.entries()) {
    const { foodId } = one;
    const food = foods.get(foodId);
    if (!food || food.retiredAtMs !== null || food.currency !== (currency ?? food.currency)) {
      problems.push({ line, reason: 'FOOD_NOT_FOUND', foodId, left: 0, choiceId: null });
      continue;
    }
    currency = food.currency;
    const left = food.quantity;
    const priced = priceLine(food, choices.get(foodId) ?? NO_CHOICES, one, offer);
    lines.push(priced.line);
    for (const part of priced.parts)
      problems.push(...problemsOf(part, wanted, servedFrom).map((problem) => ({ line, ...problem })));
    problems.push(...priced.problems.map((problem) => ({ line, foodId, left, ...problem })));
    if (one.shownAllergens && !isSameStatement(one.shownAllergens, priced.line.allergens))
      problems.push({ line, reason: 'ALLERGENS_CHANGED', foodId, left, choiceId: null });
  }
  return { ...saleOf(lines, currency ?? DEFAULT_CURRENCY, offer), problems };
}

/** A food of a line, which may be its other half. */
export interface LinePart {
  readonly food: Food;
  /** What is chosen of it that is off. */
  readonly off: ChosenOff | null;
  readonly isOtherHalf: boolean;
}

/** Why a food of a line cannot be had: there is too little of it, or it is not served then. */
function problemsOf(
  { food, off, isOtherHalf }: LinePart,
  wanted: ReadonlyMap<string, number>,
  servedFrom: Offer['servedFrom'],
): readonly Omit<BasketProblem, 'line'>[] {
  const of = { foodId: food.id, left: food.quantity, choiceId: null };
  const again = againOf(food, off, servedFrom);
  // Of two halves the other one is named, as what is chosen is: without it the line could be had before.
  const named = isOtherHalf && again ? { names: [food.name], ...again } : again;
  return [
    ...(food.quantity < (wanted.get(food.id) ?? 0) ? [{ ...of, reason: 'OUT_OF_STOCK' as const }] : []),
    ...(named ? [{ ...of, reason: 'NOT_SERVED_NOW' as const, ...named }] : []),
  ];
}

/** From when on a line can be had; null for now. What is chosen is named where the food alone could be had before. */
function againOf(
  food: Food,
  off: ChosenOff | null,
  servedFrom: Offer['servedFrom'],
): Pick<BasketProblem, 'from' | 'fromWords' | 'servedAt' | 'names'> | null {
  const next = servedFrom?.(food, off);
  if (!next) return null;
  const { atMs, from, fromWords } = next;
  if (atMs === null) return {};
  const own = off && servedFrom?.(food, null);
  const isByChoice = off !== null && (!own || (own.atMs !== null && own.atMs < atMs));
  return { from, fromWords, servedAt: new Date(atMs).toISOString(), ...(isByChoice && { names: off.names }) };
}

/** What these lines cost together: less the oldest voucher that fits them, with the delivery and the tax of each rate. */
export function saleOf(
  lines: readonly OrderLine[],
  currency: Currency,
  { tax, vouchers = [], area = null }: Pick<Offer, 'tax' | 'vouchers' | 'area'>,
): Sale {
  const linesMinor = linesMinorOf(lines);
  const fitting = vouchers.find((one) => one.currency === currency && linesMinor >= one.minMinor);
  const voucher = linesMinor > 0 ? fitting : undefined;
  const feeMinor = area && lines.length > 0 ? feeOf(area, linesMinor) : 0;
  const charged: Charged = {
    discounts: voucher ? [{ kind: 'voucher', voucher, amountMinor: Math.min(voucher.amountMinor, linesMinor) }] : [],
    fee: feeMinor > 0 ? { amountMinor: feeMinor, taxShare: shareOf(tax, null) } : null,
  };
  const offOf = offEachLine(lines, charged.discounts);
  const sold = [...lines, ...ownLinesOf(charged)].flatMap(({ totalMinor, taxShare }, index) =>
    taxShare === null ? [] : [{ amountMinor: totalMinor - (offOf[index] ?? 0), share: taxShare }],
  );
  const taxes = taxesOf(sold, tax.isInclusive);
  const onTopMinor = tax.isInclusive ? 0 : taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const totalMinor = linesMinor + betweenMinor({ ...untaxedSums(charged), onTopMinor });
  return { currency, lines, ...charged, taxes, totalMinor };
}

/**
 * What is missing until a voucher is taken off a sale, in a sentence: of several that of which least is missing. Null where one
 * is taken off, and where none waits in this currency.
 * @param vouchers those that can be taken off now
 */
export function voucherWaitsSaid({ lines, currency, discounts }: Sale, vouchers: readonly Voucher[]): string | null {
  const linesMinor = linesMinorOf(lines);
  if (discounts.length > 0 || linesMinor === 0) return null;
  const [nearest] = vouchers
    .filter((voucher) => voucher.currency === currency)
    .toSorted((one, other) => one.minMinor - other.minMinor);
  if (!nearest) return null;
  return texts.voucherWaits({
    missing: formatMoney(nearest.minMinor - linesMinor, currency),
    amount: formatMoney(nearest.amountMinor, currency),
  });
}

/** A line of one portion as it is served when nobody chooses. */
export function defaultLine(foodId: string, choices: FoodChoices): AskedLine {
  return { ...defaultChoices(choices), foodId, quantity: 1, note: null };
}

/** A line of one portion with nothing chosen. */
export function askedLine(foodId: string, quantity = 1): AskedLine {
  return { ...NOTHING_CHOSEN, foodId, quantity, note: null };
}

/** The foods of a line that the house offers: its own, and the other half where it can be had with that. */
export function partsOf(
  asked: AskedLine,
  { foods, choices, halfCategories = [] }: Pick<Offer, 'foods' | 'choices' | 'halfCategories'>,
): readonly (LinePart & Pick<JudgedHalf, 'size' | 'dearerMinor'>)[] {
  const { foodId, halfFoodId = null, sizeId } = asked;
  const food = foods.get(foodId);
  if (!food || food.retiredAtMs !== null) return [];
  const own = choices.get(foodId) ?? NO_CHOICES;
  const first = { food, off: chosenOff(own, asked), isOtherHalf: false, size: null, dearerMinor: 0 };
  const second = halfFoodId === null ? undefined : foods.get(halfFoodId);
  if (!second || !areHalves(food, second, halfCategories)) return [first];
  const its = choices.get(second.id) ?? NO_CHOICES;
  const half = judgeHalf({ ...food, choices: own }, { ...second, choices: its }, sizeId);
  if (!half) return [first];
  const off = chosenOff(its, { sizeId: half.size?.id ?? null, options: [] });
  return [first, { food: second, off, isOtherHalf: true, ...half }];
}

function priceLine(
  food: Food,
  choices: FoodChoices,
  asked: AskedLine,
  offer: Offer,
): {
  readonly line: OrderLine;
  readonly parts: readonly LinePart[];
  readonly problems: readonly Pick<BasketProblem, 'reason' | 'choiceId'>[];
} {
  const { quantity, note, halfFoodId = null } = asked;
  const { size, options, extraMinor, parts, problems } = judgeChoices(choices, asked);
  const offered = partsOf(asked, offer);
  const half = offered.find(({ isOtherHalf }) => isOtherHalf) ?? null;
  // Of two halves the dearer one is paid, and its tax.
  const eachMinor = portionPrice(food.priceMinor, extraMinor + (half?.dearerMinor ?? 0));
  const taxed = half && half.dearerMinor > 0 ? half.food : food;
  const line: OrderLine = {
    foodId: food.id,
    name: food.name,
    image: food.img,
    kitchenName: food.kitchenName,
    half: half && { foodId: half.food.id, name: half.food.name, kitchenName: half.food.kitchenName },
    size,
    options,
    note,
    taxShare: shareOf(offer.tax, taxed.taxId),
    allergens: statementOf([food, ...(half ? halfParts(half.food, half.size) : []), ...parts]),
    quantity,
    eachMinor,
    totalMinor: quantity * eachMinor,
  };
  const refused = halfFoodId !== null && !half;
  return {
    line,
    parts: offered,
    problems: refused ? [...problems, { reason: 'HALF_NOT_OFFERED', choiceId: halfFoodId }] : problems,
  };
}
