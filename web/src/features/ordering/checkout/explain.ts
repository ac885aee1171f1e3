import { formatMoney } from '@foodhouse/domain';
import type { Refused } from './read-answer.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

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
  const kept = foodName === undefined ? texts.yourBasketIsKept() : '';
  switch (notice.status) {
    case 'login-first':
      return site.loginFirst();
    case 'unknown-person':
      return texts.weCouldNotFindOut();
    case 'not-in':
      return notice.sentence;
    case 'changed':
      return foodName === undefined ? texts.somethingHasChangedMeanwhileNothing() : whyNot(notice, foodName);
    case 'price-changed':
      return texts.confirmAgainIfThatIs({ formatMoney: priceWords(formatMoney(notice.totalMinor, notice.currency)) });
    case 'closed':
      return `${notice.sentence} Nothing was ordered${kept}.${notice.isNow === true && isForLater ? FOR_LATER : ''}`;
    case 'untimely':
      return texts.nothingWasOrderedPleaseChoose({ sentence: notice.wanted.sentence });
    case 'waiting':
      return texts.yourOrdersStillWaitFor();
    case 'try-later':
      return foodName === undefined ? texts.manyPeopleAreOrderingRight() : texts.manyPeopleAreOrderingThis();
    case 'too-many':
      return texts.youHaveOrderedALot({ waitSeconds: notice.waitSeconds });
    case 'refused':
      if (notice.reason !== 'signed-out') return texts.thatWasRefusedNothingWas();
      return kept === '' ? texts.yourSessionHasEndedPlease() : texts.yourSessionHasEndedPleaseLog();
    case 'unknown':
      return notice.reason === 'signed-out' ? texts.yourSessionHasEndedBefore() : texts.weCouldNotHearBack();
  }
}

/** @param price with its currency */
export function priceWords(price: string): string {
  return texts.thePriceHasChangedTo({ price });
}

function whyNot({ problems, from }: Extract<Refused, { status: 'changed' }>, foodName: string): string {
  if (from !== undefined) return texts.isServedFromNothingWas({ foodName: isolated(foodName), from });
  if (problems.includes('gone')) return texts.thisFoodHasJustLeft();
  if (problems.includes('sold-out')) return texts.soldOutMeanwhileTheLast();
  return texts.whatCanBeChosenHas();
}
