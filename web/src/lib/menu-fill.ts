import { formatMoney, formatServedAt, LOW_STOCK, parsePrice, stockOf, type FoodBody } from '@foodhouse/domain';
import { groundOf } from './ground.ts';

// Pages that are rendered at build do not know the menu. Their cards are rendered too, once for each look, with marks
// where a food's own words go; the first script puts the foods of the server in, long before React is there. React then
// takes over what it would have rendered itself, since it begins with the same foods.

/** The marks, as the food of a template: plain text, so that no escaping changes them. */
export const MARKS = {
  id: '__ID__',
  name: '__NAME__',
  img: '/__IMG__',
  description: '__DESCRIPTION__',
  supplier: '__SUPPLIER__',
  servedAt: '__SERVED_AT__',
  priceMinor: 9_876_543,
  plenty: 77_777,
  low: LOW_STOCK,
} as const;

const GRID_MARK = '__CARDS__';

/** Which of the rendered looks a food has. */
export function lookOf(food: Pick<FoodBody, '_id' | 'quantity'>): string {
  return `${groundOf(food._id)} ${stockOf(food).kind}`;
}

/** Set by the service worker on an answer that the network did not give. */
export const FROM_CACHE_HEADER = 'x-from-cache';

export interface MenuAnswer {
  readonly foods: readonly FoodBody[];
  /** How many there are in all, where the server says so. */
  readonly total: number | null;
  /** Not what the server says now, but what it said last. */
  readonly isOld: boolean;
}

export interface Templates {
  /** The grid with a mark for its cards. */
  readonly grid: string;
  /** A card by look. */
  readonly cards: Readonly<Record<string, string>>;
  /** Pictures of the first cards are fetched at once, the others when they come into view. */
  readonly eager: number;
}

/** The grid as React would have rendered it for these foods. */
export function fillGrid({ grid, cards, eager }: Templates, foods: readonly FoodBody[]): string {
  const filled = foods.map((food, index) => {
    const card = fillFood(cards, food);
    return index < eager ? card.replace('loading="lazy"', 'loading="eager"') : card;
  });
  return grid.replace(GRID_MARK, () => filled.join(''));
}

/** One food in its look. @param cards by look */
export function fillFood(cards: Templates['cards'], food: FoodBody): string {
  const card = cards[lookOf(food)] ?? '';
  const stock = stockOf(food);
  const words = new Map([
    [`/user/${MARKS.id}`, `/user/${encodeURIComponent(food._id)}`],
    [MARKS.id, food._id],
    [MARKS.name, food.name],
    [MARKS.img, food.img],
    [MARKS.description, food.description],
    [MARKS.supplier, food.supplier],
    [formatMoney(MARKS.priceMinor), formatMoney(parsePrice(food.price) ?? 0)],
    [MARKS.servedAt, formatServedAt(food.mealtimes)],
    [String(MARKS.plenty), String(food.quantity)],
  ]);
  // The stock first, then all words at once: what was put in is never looked at again.
  const counted =
    stock.kind === 'low'
      ? card.replace(`>${MARKS.low} left<`, `>${stock.left} left<`).replace(`>${MARKS.low}<`, `>${stock.left}<`)
      : card;
  return counted.replaceAll(ANY_MARK, (mark) => escapeHtml(words.get(mark) ?? mark));
}

/** The longer mark of an id first, since the shorter one is a part of it. */
const ANY_MARK = new RegExp(
  [
    `/user/${MARKS.id}`,
    MARKS.id,
    MARKS.name,
    MARKS.img,
    MARKS.description,
    MARKS.supplier,
    formatMoney(MARKS.priceMinor).replace('$', '\\$'),
    MARKS.servedAt,
    String(MARKS.plenty),
  ].join('|'),
  'g',
);

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** Asks for the first foods. @throws TypeError when nothing came, Error for a refusal */
export async function fetchMenu(limit: number): Promise<MenuAnswer> {
  const response = await fetch(`/api/foods?limit=${limit}`);
  if (!response.ok) throw new Error(`GET /foods was answered ${response.status}`);
  const total = response.headers.get('x-total-count');
  return {
    foods: (await response.json()) as readonly FoodBody[],
    total: total === null ? null : Number(total),
    isOld: response.headers.has(FROM_CACHE_HEADER),
  };
}

/** Asks for one food. @throws TypeError when nothing came, Error for a refusal */
export async function fetchFood(id: string): Promise<FoodBody> {
  const response = await fetch(`/api/fooddetails/${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`GET /fooddetails was answered ${response.status}`);
  return (await response.json()) as FoodBody;
}
