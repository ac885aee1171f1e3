import {
  DEFAULT_CURRENCY,
  formatMoney,
  fromDecimal,
  type FoodDto,
  type OrderDto,
  type ReviewDto,
  type UserDto,
} from '@foodhouse/domain';
import type { FirstList } from './ask-first-list.ts';
import { escapeHtml } from '../first-paint/escape-html.ts';
import * as site from '../texts.ts';

// The rows of the dashboard's first lists as words, without a control: the first script fills them into a template,
// and React replaces them by the page's table.

/** The marks of a row's template. Plain text, so that escaping does not change them. */
export const ROW_MARKS = { title: '__TITLE__', facts: '__FACTS__' } as const;

const ROWS_MARK = '__ROWS__';
const ANY_MARK = /__TITLE__|__FACTS__/g;
/** More than a window has. */
const MOST = 24;

/** What a page of the dashboard has for its first script, as JSON. */
export interface FirstListBlock {
  readonly list: FirstList;
  /** The list, with a mark for its rows. */
  readonly frame: string;
  readonly row: string;
}

/** A row in words. */
interface RowWords {
  readonly title: string;
  readonly facts: string;
}

const WORDS: Readonly<Record<FirstList['kind'], (row: never) => RowWords>> = {
  foods: (food: FoodDto) => ({ title: food.name, facts: joined(food.supplier, moneyOf(food)) }),
  orders: ({ foodName, token }: OrderDto) => ({ title: foodName, facts: token }),
  decisions: (order: OrderDto) => ({
    title: order.foodName,
    facts: joined(order.token, moneyOf(order), order.user),
  }),
  reviews: ({ name, description }: ReviewDto) => ({ title: name, facts: description }),
  users: ({ displayName, email, role }: UserDto) =>
    displayName === ''
      ? { title: email, facts: site.role({ role }) }
      : { title: displayName, facts: joined(email, site.role({ role })) },
};

/** The first rows of a list as HTML. @param rows as the route of this kind sends them */
export function fillRows({ list: { kind }, frame, row }: FirstListBlock, rows: readonly unknown[]): string {
  const wordsOf = WORDS[kind] as (row: unknown) => RowWords;
  const filled = rows.slice(0, MOST).map((one) => {
    const words = wordsOf(one);
    return row.replaceAll(ANY_MARK, (mark) => escapeHtml(mark === ROW_MARKS.title ? words.title : words.facts));
  });
  return frame.replace(ROWS_MARK, () => filled.join(''));
}

function moneyOf({ price, currency = DEFAULT_CURRENCY }: Pick<FoodDto, 'price' | 'currency'>): string {
  return formatMoney(fromDecimal(price, currency), currency);
}

function joined(...facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ');
}
