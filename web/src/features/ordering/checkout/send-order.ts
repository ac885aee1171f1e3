import type { OrderDto } from '@foodhouse/domain';
import { sendOnce } from '../../../data/send-once.ts';
import { inBrowser } from '../../../data/unanswered.ts';
import { newKey } from '../../../lib/new-key.ts';
import { trackOf } from '../../../paths.ts';
import { currencyOf, withBack, withOrdered, withoutPlaced, type Attempt } from '../basket/basket.ts';
import { changeBasket } from '../basket/basket-store.ts';
import { requestOf } from './order-body.ts';
import { readRefusal, withoutAnswer, type Placed, type Refused } from './read-answer.ts';
import { canTrack, digestOf, newTrackKey } from './track-key.ts';

export type OrderResult = Placed | Refused;

/** What somebody confirms. */
export interface Asked extends Omit<Attempt, 'key' | 'atMs' | 'trackKey'> {
  /** Then there will be a link to the order. */
  readonly isGuest: boolean;
}

/** A new order, with a key of its own. */
export function newAttempt({ isGuest, ...asked }: Asked): Attempt {
  return { ...asked, key: newKey(), atMs: Date.now(), ...(isGuest && canTrack() && { trackKey: newTrackKey() }) };
}

/**
 * Sends an order, for the first time or again: of the basket, and of Order Now. It is kept until its answer is known, so that
 * after a reload, or from another tab, the same request is sent. What was not ordered is in the basket again.
 * @param onCheck called before each repetition
 */
export async function sendOrder(attempt: Attempt, onCheck: () => void): Promise<OrderResult> {
  const { key, uid, atMs: _atMs, ...value } = attempt;
  const request = requestOf(attempt, value.trackKey === undefined ? null : await digestOf(value.trackKey));
  const store = inBrowser;
  const sending = sendOnce<OrderDto>({ ...request, key, uid, value, store, isRepeated: true, onRepeat: onCheck });
  changeBasket((basket) => withOrdered(basket, attempt));
  const { answer, isUnanswered, wasKept } = await sending;
  if (answer.ok) {
    changeBasket((basket) => withoutPlaced(basket, attempt));
    const { lines, note = null, trackKey, shown } = attempt;
    const link = trackKey === undefined ? null : trackOf(answer.value._id, trackKey);
    return { status: 'placed', order: answer.value, lines, note, link, shown };
  }
  if (wasKept) changeBasket((basket) => withBack(basket, attempt));
  return readRefusal(answer, currencyOf(attempt.lines)) ?? withoutAnswer(answer, isUnanswered);
}
