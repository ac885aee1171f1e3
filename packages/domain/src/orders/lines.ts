import type { ChosenOption, FoodSize } from '../foods/choices.ts';
import type { AllergenStatement } from '../foods/declarations.ts';
import type { Minor } from '../money/money.ts';
import type { TaxShare } from '../money/tax.ts';
import * as texts from './texts.ts';

/** What an order has of one food, as the food was when it was ordered. */
export interface OrderLine {
  readonly foodId: string;
  readonly name: string;
  readonly image: string;
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
  /** Null for a food without sizes. */
  readonly size: Pick<FoodSize, 'id' | 'name' | 'kitchenName'> | null;
  readonly options: readonly ChosenOption[];
  /** What the guest asks of the kitchen. */
  readonly note: string | null;
  /** The tax on this line; null in a house without tax. */
  readonly taxShare: TaxShare | null;
  /** Of the food and its options. Null when nothing was said about any of them. */
  readonly allergens: AllergenStatement | null;
  /** Portions: from 1 on. */
  readonly quantity: number;
  /** The price of one portion with its size and options. */
  readonly eachMinor: Minor;
  /** The price of all portions. */
  readonly totalMinor: Minor;
}

/** What stands for all lines of an order where one food has room. */
export interface OrderHead {
  readonly foodId: string;
  readonly image: string;
  /** `linesText` */
  readonly foodName: string;
  /** The price of all lines. */
  readonly priceMinor: Minor;
}

/** A line in words: `Margherita`, or `2 × Margherita, Large`. */
export function lineText({ name, size, quantity }: Pick<OrderLine, 'name' | 'size' | 'quantity'>): string {
  const sized = size ? `${name}, ${size.name}` : name;
  return quantity === 1 ? sized : `${quantity} × ${sized}`;
}

/** A line in the kitchen's words: `2 × MARG, Large`. */
export function kitchenText({ kitchenName, name, size, quantity }: KitchenLine): string {
  const sized = size && { name: size.kitchenName ?? size.name };
  return lineText({ name: kitchenName ?? name, size: sized && { ...size, ...sized }, quantity });
}

type KitchenLine = Pick<OrderLine, 'kitchenName' | 'name' | 'size' | 'quantity'>;

/** What was chosen, in words: `Large, 2 × Mushrooms`; empty where nothing was. */
export function choicesText({ size, options }: Pick<OrderLine, 'size' | 'options'>): string {
  return [size?.name ?? '', optionsText(options)].filter((text) => text !== '').join(', ');
}

/** Options in words, with what an option asked in brackets behind it: `Tea (Assam, 2 × Sugar), Toast`. */
export function optionsText(options: readonly Pick<ChosenOption, 'name' | 'quantity' | 'under'>[]): string {
  const isUnder = (option: Pick<ChosenOption, 'under'>, name: string): boolean => option.under === name;
  const isAlone = ({ under }: Pick<ChosenOption, 'under'>): boolean =>
    under === null || !options.some((other) => other.under === null && other.name === under);
  return options
    .filter(isAlone)
    .map((option) => {
      const under = option.under === null ? options.filter((other) => isUnder(other, option.name)) : [];
      const text = optionText(option);
      return under.length === 0 ? text : `${text} (${under.map(optionText).join(', ')})`;
    })
    .join(', ');
}

/** An option in words: `Mushrooms`, or `2 × Mushrooms`. */
export function optionText({ name, quantity }: Pick<ChosenOption, 'name' | 'quantity'>): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** Lines in words: of one its own, of more those of the first with the number of the others, `2 × Margherita and 2 more`. */
export function linesText([first, ...others]: readonly Pick<OrderLine, 'name' | 'size' | 'quantity'>[]): string {
  if (!first) return '';
  return others.length === 0 ? lineText(first) : texts.andMore({ first: lineText(first), count: others.length });
}

/**
 * @param lines at least one
 * @throws Error without a line
 */
export function headOf(lines: readonly OrderLine[]): OrderHead {
  const [first] = lines;
  if (!first) throw new Error('lines: expected at least one line, got none');
  const { foodId, image } = first;
  return { foodId, image, foodName: linesText(lines), priceMinor: linesMinorOf(lines) };
}

/** The price of these lines together. */
export function linesMinorOf(lines: readonly Pick<OrderLine, 'totalMinor'>[]): Minor {
  return lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

/** The line of an order of one portion, which orders without lines are. */
export function onlyLineOf({ foodId, foodName, image, priceMinor }: OrderHead): OrderLine {
  return { ...PLAIN_LINE, foodId, name: foodName, image, eachMinor: priceMinor, totalMinor: priceMinor };
}

/** What a line has that was written before there were choices: one portion, and nothing chosen or said. */
export const PLAIN_LINE = {
  quantity: 1,
  kitchenName: null,
  size: null,
  options: [],
  note: null,
  taxShare: null,
  allergens: null,
} as const;

/** The portions of each food in these lines, by the food's id: several lines may be of one food. */
export function portionsByFood(lines: readonly Pick<OrderLine, 'foodId' | 'quantity'>[]): ReadonlyMap<string, number> {
  const portions = new Map<string, number>();
  for (const { foodId, quantity } of lines) portions.set(foodId, (portions.get(foodId) ?? 0) + quantity);
  return portions;
}
