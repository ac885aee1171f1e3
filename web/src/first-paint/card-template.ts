import {
  allergensText,
  foodAllergensText,
  dietsList,
  formatServedAt,
  LOW_STOCK,
  pictureAlt,
  portionsText,
  stockOf,
  wholeStatement,
  type MenuFood,
} from '@foodhouse/domain';
import { portionsLeft } from '../lib/portions-left.ts';
import { priceText } from '../lib/price-text.ts';
import { servedAgainText } from '../lib/served-again.ts';
import { shownId } from '../lib/shown-id.ts';
import type { Menu } from '../data/menu.ts';
import { headingBefore } from '../lib/menu-headings.ts';
import { plateOf } from '../lib/ground.ts';
import { initialsOf, MOST_FOODS, type Supplier } from '../data/suppliers.ts';
import { escapeHtml } from './escape-html.ts';
import * as site from '../texts.ts';

// Prerendered pages do not know the menu. The build renders one card per `variantOf`, with marks in place of a
// food's words. The first script fills the cards with the server's foods, long before React is there. React then
// hydrates the same markup, because it starts with the same foods. What is made here is marked as pure, so that a page
// without such foods has none of it.

/** The marks, as the food of a template. Plain text, so that escaping does not change them. */
export const MARKS = {
  id: '__ID__',
  name: '__NAME__',
  img: '/__IMG__',
  pictureText: '__PICTURE_TEXT__',
  description: '__DESCRIPTION__',
  supplier: '__SUPPLIER__',
  servedAt: '__SERVED_AT__',
  allergen: '__ALLERGEN__',
  tag: '__TAG__',
  again: '__AGAIN__',
  priceMinor: 9_876_543,
  plenty: 77_777,
  low: LOW_STOCK,
} as const;

/** What the template says of its one allergen. */
const ALLERGENS_MARK = /* @__PURE__ */ allergensText(/* @__PURE__ */ wholeStatement([MARKS.allergen]));

/** What the button of a food that is not served now says. */
const AGAIN_MARK = /* @__PURE__ */ servedAgainText(MARKS.again);

/** The line of a template's one diet, which a food without a diet does not have. */
const TAGS_LINE = /* @__PURE__ */ lineOf(MARKS.tag);

/** The id where it is shown: the line of a food's page, and of a card. An id that the server made is not. */
const ID_LINE = /* @__PURE__ */ lineOf(MARKS.id);
const ID_SHOWN = `>${MARKS.id}<`;

/** The sentences of how many portions are left: in some languages a number changes more of them than its digits. */
const PLENTY_LEFT = /* @__PURE__ */ portionsLeft(MARKS.plenty);
const LOW_LEFT = /* @__PURE__ */ portionsLeft(MARKS.low);

/** The template's few portions, wherever a text says them. */
const LOW_SHOWN = /* @__PURE__ */ new RegExp(`(?<=>[^<0-9]*)${MARKS.low}(?=[^<0-9]*<)`, 'g');

const GRID_MARK = '__CARDS__';
/** In the place of the template's price: a browser may write that in another way than the build does. */
export const PRICE_MARK = '__PRICE__';
export const CATEGORY_MARK = '__CATEGORY__';
export const INITIALS_MARK = '__INITIALS__';

/** The card variant of a food: of one that is not served now its own, where a page has it. */
export function variantOf(food: Pick<MenuFood, 'quantity' | 'servedFrom'>): string {
  return food.servedFrom !== undefined && food.quantity > 0 ? 'later' : stockOf(food).kind;
}

/** The colour of the theme under a food's picture. */
function plateColorOf(id: string): string {
  return `plate-${plateOf(id)}`;
}

export interface Templates {
  /** The grid, with a mark for its cards. */
  readonly grid: string;
  /** Cards by variant. */
  readonly cards: Readonly<Record<string, string>>;
  /** Images of the first cards load eagerly, the others when they come near (boot.ts). */
  readonly eager: number;
}

/** What the first script rendered: the region, the number of foods and the templates. */
export type FillTemplates =
  | { readonly region: 'popular'; readonly limit: number; readonly templates: Templates }
  | {
      readonly region: 'inventory';
      readonly limit: number;
      readonly templates: Templates;
      readonly heading: string;
      readonly pills: string;
    }
  /** The page of one food. */
  | { readonly region: 'food'; readonly cards: Templates['cards'] }
  /** The chefs with their foods: a card is one chef's, a row one food's. */
  | {
      readonly region: 'chefs';
      readonly limit: number;
      readonly grid: string;
      readonly card: string;
      readonly row: string;
      /** How many foods more there are than rows. */
      readonly more: string;
    };

/** The grid as React would render it for these foods. @param finish changes one filled card */
export function fillGrid(
  { grid, cards, eager }: Templates,
  foods: readonly MenuFood[],
  finish = (card: string, _index: number): string => card,
): string {
  const filled = foods.map((food, index) => {
    const card = fillVariant(cards, food);
    const isEager = index < eager;
    return finish(
      isEager ? card.replace('data-src=', 'src=').replace('loading="lazy"', 'loading="eager"') : card,
      index,
    );
  });
  return grid.replace(GRID_MARK, () => filled.join(''));
}

/** The grid of the menu, in which each category begins with its heading. @param heading of a category, with a mark */
export function fillMenu(
  templates: Templates,
  heading: string,
  { foods, categories }: Pick<Menu, 'foods' | 'categories'>,
): string {
  return fillGrid(templates, foods, (card, index) => {
    if (categories.size === 0) return card;
    const name = headingBefore(foods, index, categories);
    // Below the heading of a category, a food's name is one level lower.
    return (name && heading.replace(CATEGORY_MARK, () => escapeHtml(name))) + card.replaceAll(/(<.?)h2/g, '$1h3');
  });
}

/** The categories of these foods as React would render them. @param pills of one category, which is in sight, with a mark */
export function fillPills(pills: string, { foods, categories }: Pick<Menu, 'foods' | 'categories'>): string {
  const names = foods.map((_food, index) => headingBefore(foods, index, categories)).filter(Boolean);
  return pills.replace(/<button.*button>/, (pill) =>
    names
      .map((name, index) =>
        (index === 0 ? pill : pill.replace(' aria-current="true"', '')).replace(CATEGORY_MARK, () => escapeHtml(name)),
      )
      .join(''),
  );
}

/** The chefs as React would render them. */
export function fillChefs(
  { grid, card, row, more }: Extract<FillTemplates, { readonly region: 'chefs' }>,
  suppliers: readonly Supplier[],
): string {
  const cards = suppliers.map(({ name, foods }) => {
    const rows = foods.slice(0, MOST_FOODS).map((food) => fillCard(row, food));
    const left = foods.length - rows.length;
    if (left > 0)
      rows.push(
        fillMarks(more, {
          [`q=${MARKS.supplier}`]: `q=${encodeURIComponent(name)}`,
          [String(MARKS.plenty)]: `${left}`,
        }),
      );
    return fillMarks(card, {
      [MARKS.supplier]: escapeHtml(name),
      [INITIALS_MARK]: initialsOf(name),
      [site.foodsOnMenu({ count: MARKS.plenty })]: site.foodsOnMenu({ count: foods.length }),
      [GRID_MARK]: rows.join(''),
    });
  });
  return grid.replace(GRID_MARK, () => cards.join(''));
}

/** In one pass: inserted text is never searched. */
function fillMarks(template: string, html: Readonly<Record<string, string>>): string {
  return template.replaceAll(new RegExp(Object.keys(html).join('|'), 'g'), (mark) => html[mark] ?? mark);
}

/** The page of one food. @param cards by variant */
export function fillFood(cards: Templates['cards'], food: MenuFood): string {
  return fillVariant(cards, food);
}

/** One food in its variant. @param cards by variant */
function fillVariant(cards: Templates['cards'], food: MenuFood): string {
  return fillCard(cards[variantOf(food)] ?? cards[stockOf(food).kind] ?? '', food);
}

function fillCard(template: string, food: MenuFood): string {
  // Before the words: inserted text is never searched.
  const card = template.replace(plateColorOf(MARKS.id), plateColorOf(food.id));
  const stock = stockOf(food);
  // The longer mark of an id or of portions first, because the shorter one is a part of it.
  const words = new Map([
    [`/user/${MARKS.id}`, `/user/${encodeURIComponent(food.id)}`],
    [MARKS.id, food.id],
    [MARKS.name, food.name],
    [MARKS.img, food.img],
    [MARKS.pictureText, pictureAlt(food)],
    [MARKS.description, food.description],
    [MARKS.supplier, food.supplier],
    [PRICE_MARK, priceText(food)],
    [MARKS.servedAt, formatServedAt(food)],
    [AGAIN_MARK, servedAgainText(food.servedFrom ?? '')],
    [ALLERGENS_MARK, foodAllergensText(food)],
    [MARKS.tag, dietsList(food.tags)],
    [PLENTY_LEFT, portionsLeft(food.quantity)],
    [String(MARKS.plenty), portionsText(food.quantity)],
  ]);
  // A text around a mark may have signs that patterns read otherwise.
  const anyMark = new RegExp([...words.keys()].map((mark) => mark.replaceAll(/[^\w\s]/g, '\\$&')).join('|'), 'g');
  // The stock first, then all words in one pass: inserted text is never searched for marks.
  const counted =
    stock.kind === 'low'
      ? card.replaceAll(LOW_LEFT, portionsLeft(stock.left)).replaceAll(LOW_SHOWN, String(stock.left))
      : card;
  const tagged = food.tags.length > 0 ? counted : counted.replace(TAGS_LINE, '');
  const lines = shownId(food.id) === '' ? tagged.replace(ID_LINE, '').replace(ID_SHOWN, '><') : tagged;
  return lines.replaceAll(anyMark, (mark) => escapeHtml(words.get(mark) ?? mark));
}

/** A line with a mark, and the name before it. */
function lineOf(mark: string): RegExp {
  return new RegExp(`<div[^>]*><dt[^>]*>[^<]*<.dt><dd[^>]*>${mark}.*?div>`);
}
