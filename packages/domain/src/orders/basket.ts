import { CHOICE_REASONS, NO_CHOICES, NOTHING_CHOSEN, type AskedChoices, type FoodChoices } from '../foods/choices.ts';
import { chosenOff, type ChosenOff } from '../foods/choices-on.ts';
import { portionPrice } from '../foods/portion-price.ts';
import { defaultChoices, judgeChoices } from '../foods/judge-choices.ts';
import { isSameStatement, statementOf, type AllergenStatement } from '../foods/declarations.ts';
import type { Food } from '../foods/food-fields.ts';
import { feeOf, type Area } from '../house/areas.ts';
import type { ServedAgain } from '../house/served.ts';
import { shareOf, type HouseTax } from '../house/settings.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import type { Minor } from '../money/money.ts';
import { taxesOf } from '../money/tax.ts';
import { offEachLine } from './off-each-line.ts';
import type { Amounts, Charged } from './amounts.ts';
import { linesMinorOf, portionsByFood, type OrderLine } from './lines.ts';
import { betweenMinor, ownLinesOf, untaxedSums } from './sums.ts';
import type { Voucher } from './vouchers.ts';

/** What somebody wants of one food. */
export interface AskedLine extends AskedChoices {
  readonly foodId: string;
  /** Portions: from 1 to `MAX_PORTIONS`. */
  readonly quantity: number;
  /** What the kitchen should know about this line. */
  readonly note: string | null;
  /** What they were shown of its allergens; left out where nothing was declared. It is compared, never stored. */
  readonly shownAllergens?: AllergenStatement;
}

export const BASKET_REASONS = [
  'FOOD_NOT_FOUND',
  'OUT_OF_STOCK',
  'NOT_SERVED_NOW',
  /** Something else is declared than they were shown. */
  'ALLERGENS_CHANGED',
  ...CHOICE_REASONS,
] as const;
export type BasketReason = (typeof BASKET_REASONS)[number];

/** Why a line cannot be ordered as it is. */
export interface BasketProblem {
  /** The line's index, from 0. */
  readonly line: number;
  readonly reason: BasketReason;
  readonly foodId: string;
  /** Portions of the food that are left, for all its lines together. */
  readonly left: number;
  /** Of the size, the group or the option that does not fit; null when the problem is the food. */
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
  /** Those of the customer that can be taken off, the oldest first. */
  readonly vouchers?: readonly Voucher[];
  /** Where to deliver; null or left out for another service. */
  readonly area?: Area | null;
  /** From when on a food is served, with what is chosen of it that is off; null for now. Left out: all are. */
  readonly servedFrom?: (food: Food, off: ChosenOff | null) => ServedAgain | null;
}

/**
 * The price of a basket and everything that prevents it: the only arithmetic of orders. Lines of one food share its stock.
 * A basket is in the currency of its first food; a food in another one, which no menu has for long, is not sold with it.
 */
export function priceBasket(asked: readonly AskedLine[], offer: Offer): PricedBasket {
  const { foods, choices, tax, servedFrom } = offer;
  const wanted = portionsByFood(asked);
  const lines: OrderLine[] = [];
  const problems: BasketProblem[] = [];
  let currency: Currency | null = null;
  for (const [line, one] of asked.entries()) {
    const { foodId } = one;
    const food = foods.get(foodId);
    if (!food || food.retiredAtMs !== null || food.currency !== (currency ?? food.currency)) {
      problems.push({ line, reason: 'FOOD_NOT_FOUND', foodId, left: 0, choiceId: null });
      continue;
    }
    currency = food.currency;
    const left = food.quantity;
    const priced = priceLine(food, choices.get(foodId) ?? NO_CHOICES, one, tax);
    lines.push(priced.line);
    if (left < (wanted.get(foodId) ?? 0)) problems.push({ line, reason: 'OUT_OF_STOCK', foodId, left, choiceId: null });
    const again = againOf(food, priced.off, servedFrom);
    if (again) problems.push({ line, reason: 'NOT_SERVED_NOW', foodId, left, choiceId: null, ...again });
    problems.push(...priced.problems.map((problem) => ({ line, foodId, left, ...problem })));
    if (one.shownAllergens && !isSameStatement(one.shownAllergens, priced.line.allergens))
      problems.push({ line, reason: 'ALLERGENS_CHANGED', foodId, left, choiceId: null });
  }
  return { ...saleOf(lines, currency ?? DEFAULT_CURRENCY, offer), problems };
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

/** A line of one portion as it is served when nobody chooses. */
export function defaultLine(foodId: string, choices: FoodChoices): AskedLine {
  return { ...defaultChoices(choices), foodId, quantity: 1, note: null };
}

/** A line of one portion with nothing chosen. */
export function askedLine(foodId: string, quantity = 1): AskedLine {
  return { ...NOTHING_CHOSEN, foodId, quantity, note: null };
}

function priceLine(
  food: Food,
  choices: FoodChoices,
  { quantity, note, ...asked }: AskedLine,
  tax: HouseTax,
): { readonly line: OrderLine; readonly off: ChosenOff | null } & Pick<ReturnType<typeof judgeChoices>, 'problems'> {
  const { size, options, extraMinor, parts, problems } = judgeChoices(choices, asked);
  const eachMinor = portionPrice(food.priceMinor, extraMinor);
  const line: OrderLine = {
    foodId: food.id,
    name: food.name,
    image: food.img,
    kitchenName: food.kitchenName,
    size,
    options,
    note,
    taxShare: shareOf(tax, food.taxId),
    allergens: statementOf([food, ...parts]),
    quantity,
    eachMinor,
    totalMinor: quantity * eachMinor,
  };
  return { line, off: chosenOff(choices, asked), problems };
}
