import { formatMoney } from '@foodhouse/domain';
import type { Refused } from './read-answer.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as site from '../../../texts.ts';

/** Why nothing was ordered. */
export type Notice =
  | Refused
  | { readonly status: 'login-first' | 'unknown-person' }
  /** They could not come in as a guest. */
  | { readonly status: 'not-in'; readonly sentence: string };

/** Said after a sentence that the house takes no orders now, where it takes them for another time. */
export const FOR_LATER = ' You can order for later.';

/**
 * What a notice says.
 * @param options.foodName of the dialog of one food; left out for the basket
 * @param options.isForLater whether the house takes orders for another time
 */
export function explain(
  notice: Notice,
  { foodName, isForLater = false }: { readonly foodName?: string | undefined; readonly isForLater?: boolean } = {},
): string {
  const kept = foodName === undefined ? '; your basket is kept' : '';
  switch (notice.status) {
    case 'login-first':
      return site.loginFirst();
    case 'unknown-person':
      return 'We could not find out who you are. We are trying again.';
    case 'not-in':
      return notice.sentence;
    case 'changed':
      return foodName === undefined
        ? 'Something has changed meanwhile; nothing was ordered. Please look at your basket, and confirm again.'
        : whyNot(notice, foodName);
    case 'price-changed':
      return `${priceWords(formatMoney(notice.totalMinor, notice.currency))} Confirm again if that is fine.`;
    case 'closed':
      return `${notice.sentence} Nothing was ordered${kept}.${notice.isNow === true && isForLater ? FOR_LATER : ''}`;
    case 'untimely':
      return `${notice.wanted.sentence} Nothing was ordered; please choose another time.`;
    case 'waiting':
      return 'Your orders still wait for the house’s answer: order again once it has answered one.';
    case 'try-later':
      return foodName === undefined
        ? 'Many people are ordering right now. Please try again.'
        : 'Many people are ordering this right now. Please try again.';
    case 'too-many':
      return `You have ordered a lot within a minute. Please try again in ${notice.waitSeconds} seconds.`;
    case 'refused':
      if (notice.reason !== 'signed-out') return 'That was refused; nothing was ordered.';
      return kept === ''
        ? 'Your session has ended. Please log in again; nothing was ordered.'
        : 'Your session has ended. Please log in again; nothing was ordered, and your basket is kept.';
    case 'unknown':
      return notice.reason === 'signed-out'
        ? 'Your session has ended before we heard back. Please log in and try again: there will be one order.'
        : 'We could not hear back. Trying again is safe: you will never get two orders.';
  }
}

/** @param price with its currency */
export function priceWords(price: string): string {
  return `The price has changed to ${price}.`;
}

function whyNot({ problems, from }: Extract<Refused, { status: 'changed' }>, foodName: string): string {
  if (from !== undefined) return `${isolated(foodName)} is served from ${from}. Nothing was ordered.`;
  if (problems.includes('gone')) return 'This food has just left the menu.';
  if (problems.includes('sold-out')) return 'Sold out meanwhile: the last portion went to somebody else.';
  return 'What can be chosen has changed meanwhile; nothing was ordered. Please look at your choice.';
}
