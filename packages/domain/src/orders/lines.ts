import type { ChosenOption, FoodSize } from '../foods/choices.ts';
import type { AllergenStatement } from '../foods/declarations.ts';
import type { Minor } from '../money/money.ts';
import type { TaxShare } from '../money/tax.ts';
import * as texts from './texts.ts';

/** The second food of a line that is half of one food and half of another, as it was when it was ordered. */
export interface Half {
  readonly foodId: string;
  readonly name: string;
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
}

/** What an order has of one food, or of two halves, as the food was when it was ordered. */
export interface OrderLine {
  readonly foodId: string;
  readonly name: string;
  readonly image: string;
  /** What the kitchen reads; null for the name. */
  readonly kitchenName: string | null;
  /** The other half; null for a food that is whole. */
  readonly half: Half | null;
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

/** The food of a line, which may be two. What has no halves may leave them out. */
type NamedLine = Pick<OrderLine, 'name'> & { readonly half?: Pick<Half, 'name'> | null };
type KitchenNamed = Pick<OrderLine, 'name' | 'kitchenName'> & { readonly half?: Omit<Half, 'foodId'> | null };

/** What a line is of: `Margherita`, or `Half Margherita, half Funghi`. */
export function foodText({ name, half = null }: NamedLine): string {
  return half ? texts.halfAndHalf({ first: name, second: half.name }) : name;
}

/** The same in the kitchen's words: `MARG`, or `½ MARG + ½ FUNGHI`. */
export function kitchenNameOf({ kitchenName, name, half = null }: KitchenNamed): string {
  const first = kitchenName ?? name;
  return half ? texts.kitchenHalves({ first, second: half.kitchenName ?? half.name }) : first;
}

/** A line in words: `Margherita`, or `2 × Margherita, Large`. */
export function lineText(line: NamedLine & Pick<OrderLine, 'size' | 'quantity'>): string {
  return portionsText(foodText(line), line);
}

/** A line in the kitchen's words: `2 × MARG, Large`. */
export function kitchenText(line: KitchenNamed & Pick<OrderLine, 'size' | 'quantity'>): string {
  const { size, quantity } = line;
  return portionsText(kitchenNameOf(line), { size: size && { name: kitchenNameOf(size) }, quantity });
}

function portionsText(
  food: string,
  { size, quantity }: { readonly size: { readonly name: string } | null; readonly quantity: number },
): string {
  const sized = size ? `${food}, ${size.name}` : food;
  return quantity === 1 ? sized : `${quantity} × ${sized}`;
}

/** What was chosen, in words: `Large, 2 × Mushrooms`; empty where nothing was. */
export function choicesText({ size, options }: Pick<OrderLine, 'size' | 'options'>): string {
  return [size?.name ?? '', optionsText(options)].filter((text) => text !== '').join(', ');
}

/**
 * Options in words, with what an option asked in brackets behind it: `Tea (Assam, 2 × Sugar), Toast`. What an option asked follows
 * it, so of several options of that name the last one before it has asked.
 */
export function optionsText(options: readonly Pick<ChosenOption, 'name' | 'quantity' | 'under'>[]): string {
  const askers = options.map(({ under }, at) =>
    under === null ? -1 : options.slice(0, at).findLastIndex((other) => other.under === null && other.name === under),
  );
  return options
    .flatMap((option, at) => {
      if (askers[at] !== -1) return [];
      const asked = options.filter((_, index) => askers[index] === at);
      const text = optionText(option);
      return asked.length === 0 ? text : `${text} (${asked.map(optionText).join(', ')})`;
    })
    .join(', ');
}

/** An option in words: `Mushrooms`, or `2 × Mushrooms`. */
export function optionText({ name, quantity }: Pick<ChosenOption, 'name' | 'quantity'>): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** Lines in words: of one its own, of more those of the first with the number of the others, `2 × Margherita and 2 more`. */
export function linesText([first, ...others]: readonly Parameters<typeof lineText>[0][]): string {
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
  half: null,
  size: null,
  options: [],
  note: null,
  taxShare: null,
  allergens: null,
} as const;

/** The foods of a line: one, or those of both halves. */
export function foodIdsOf({ foodId, half = null, halfFoodId = half?.foodId ?? null }: OfFoods): readonly string[] {
  return halfFoodId === null ? [foodId] : [foodId, halfFoodId];
}

/** A line as it was ordered, or as it is asked for. */
interface OfFoods extends Pick<OrderLine, 'foodId'> {
  readonly half?: Pick<Half, 'foodId'> | null;
  readonly halfFoodId?: string | null;
}

/** The portions of each food in these lines, by the food's id: several lines may be of one food, and a half takes a portion. */
export function portionsByFood(lines: readonly (OfFoods & Pick<OrderLine, 'quantity'>)[]): ReadonlyMap<string, number> {
  const portions = new Map<string, number>();
  for (const line of lines)
    for (const foodId of foodIdsOf(line)) portions.set(foodId, (portions.get(foodId) ?? 0) + line.quantity);
  return portions;
}
