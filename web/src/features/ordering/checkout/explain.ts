import { formatMoney } from '@foodhouse/domain';
import { listed } from '../../../lib/listed.ts';
import type { Refused } from './read-answer.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/** Why nothing was ordered. */
export type Notice =
  | Refused
  | { readonly status: 'login-first' | 'unknown-person' }
  /** Whoever was signed in here is not any more: their session ended in another tab. */
  | { readonly status: 'left-elsewhere' }
  /** They could not come in as a guest. */
  | { readonly status: 'not-in'; readonly sentence: string };

/** Whether it was refused for what has changed since it was chosen. */
export function isChange({ status }: Notice): boolean {
  return status === 'changed' || status === 'price-changed';
}

/**
 * What a notice says.
 * @param options.foodName of the dialog of one food; left out for the basket
 * @param options.lost what of the choice is not to be had any more, in words; empty for nothing
 * @param options.portions how many it is of; left out for one
 * @param options.isForLater whether the house takes orders for another time
 */
export function explain(
  notice: Notice,
  {
    foodName,
    lost = '',
    portions = 1,
    isForLater = false,
  }: {
    readonly foodName?: string | undefined;
    readonly lost?: string | undefined;
    readonly portions?: number | undefined;
    readonly isForLater?: boolean;
  } = {},
): string {
  const what = foodName === undefined ? 'basket' : 'food';
  switch (notice.status) {
    case 'login-first':
      return site.loginFirst();
    case 'unknown-person':
      return texts.personUnknown();
    case 'left-elsewhere':
      return texts.sessionEnded({ what });
    case 'not-in':
      return notice.sentence;
    case 'changed':
      return foodName === undefined ? texts.basketChanged() : whyNot(notice, { foodName, lost, portions });
    case 'price-changed':
      return texts.priceChangedConfirm({ price: formatMoney(notice.totalMinor, notice.currency) });
    case 'closed':
      return (notice.isNow === true && isForLater ? texts.refusedButForLater : texts.refused)({
        what,
        reason: notice.sentence,
      });
    case 'untimely':
      return texts.chooseAnotherTime({ reason: notice.wanted.sentence });
    case 'waiting':
      return texts.ordersWait();
    case 'try-later':
      return texts.manyOrder({ what });
    case 'too-many':
      return texts.tooManyOrders({ seconds: notice.waitSeconds });
    case 'refused':
      return notice.reason === 'signed-out' ? texts.sessionEnded({ what }) : texts.requestRefused();
    case 'unknown':
      return notice.reason === 'signed-out' ? texts.sessionEndedUnanswered() : texts.notHeardBack();
  }
}

function whyNot(
  { problems, from, names = [], totalMinor, currency }: Extract<Refused, { status: 'changed' }>,
  { foodName, lost, portions }: { readonly foodName: string; readonly lost: string; readonly portions: number },
): string {
  if (from !== undefined && names.length > 0) return texts.partsServedFrom({ names: listed(names), time: from });
  if (from !== undefined) return texts.foodServedFrom({ food: isolated(foodName), time: from });
  if (problems.includes('gone')) return texts.foodLeftTheMenu();
  if (problems.includes('sold-out')) return portions > 1 ? texts.foodShort() : texts.foodSoldOut();
  if (problems.includes('not-served')) return texts.foodNotServed({ food: isolated(foodName) });
  if (problems.includes('choices')) return lost === '' ? texts.choicesChanged() : texts.choicesLost({ lost });
  if (totalMinor === undefined || currency === undefined) return texts.allergensChangedConfirm();
  return texts.allergensAndPriceChanged({ price: formatMoney(totalMinor, currency) });
}
