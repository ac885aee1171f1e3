import { formatMoney, formatServedAt, LOW_STOCK, stockOf, type MenuFood } from '@foodhouse/domain';
import { groundOf } from '../lib/ground.ts';

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
export function lookOf(food: Pick<MenuFood, 'id' | 'quantity'>): string {
  return `${groundOf(food.id)} ${stockOf(food).kind}`;
}

export interface Templates {
  /** The grid with a mark for its cards. */
  readonly grid: string;
  /** A card by look. */
  readonly cards: Readonly<Record<string, string>>;
  /** Pictures of the first cards are fetched at once, the others when they come into view. */
  readonly eager: number;
}

/** What a page has put in by the first script: where, how many foods, and how they look. */
export type FillTemplates =
  | { readonly region: 'popular' | 'inventory'; readonly limit: number; readonly templates: Templates }
  /** The one food of the address. */
  | { readonly region: 'food'; readonly cards: Templates['cards'] };

/** The grid as React would have rendered it for these foods. */
export function fillGrid({ grid, cards, eager }: Templates, foods: readonly MenuFood[]): string {
  const filled = foods.map((food, index) => {
    const card = fillFood(cards, food);
    return index < eager ? card.replace('loading="lazy"', 'loading="eager"') : card;
  });
  return grid.replace(GRID_MARK, () => filled.join(''));
}

/** One food in its look. @param cards by look */
export function fillFood(cards: Templates['cards'], food: MenuFood): string {
  const card = cards[lookOf(food)] ?? '';
  const stock = stockOf(food);
  const words = new Map([
    [`/user/${MARKS.id}`, `/user/${encodeURIComponent(food.id)}`],
    [MARKS.id, food.id],
    [MARKS.name, food.name],
    [MARKS.img, food.img],
    [MARKS.description, food.description],
    [MARKS.supplier, food.supplier],
    [formatMoney(MARKS.priceMinor), formatMoney(food.priceMinor)],
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
