import type { OrderDto } from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import { newKey } from '../../../lib/new-key.ts';
import { trackOf } from '../../../paths.ts';
import { currencyOf, withAttempt, withBack, withoutPlaced, type Attempt } from '../basket/basket.ts';
import { changeBasket } from '../basket/basket-store.ts';
import { requestOf } from './order-body.ts';
import { readRefusal, withoutAnswer, type Placed, type Refused } from './read-answer.ts';
import { sendUntilHeard } from './send-until-heard.ts';
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
 * @param onCheck called before each retry
 */
export async function sendOrder(attempt: Attempt, wasSent: boolean, onCheck: () => void): Promise<OrderResult> {
  changeBasket((basket) => withAttempt(basket, attempt));
  const { answer, isUnheard } = await sendUntilHeard(() => send(attempt), wasSent, onCheck);
  if (answer.ok) {
    changeBasket((basket) => withoutPlaced(basket, attempt));
    const { lines, note = null, trackKey } = attempt;
    const link = trackKey === undefined ? null : trackOf(answer.value._id, trackKey);
    return { status: 'placed', order: answer.value, lines, note, link };
  }
  const refused = readRefusal(answer, currencyOf(attempt.lines));
  if (refused || !isUnheard) changeBasket((basket) => withBack(basket, attempt));
  return refused ?? withoutAnswer(answer, isUnheard);
}

async function send(attempt: Attempt): Promise<ApiAnswer<OrderDto>> {
  const track = attempt.trackKey === undefined ? null : await digestOf(attempt.trackKey);
  const { path, body } = requestOf(attempt, track);
  return callAsUser<OrderDto>(path, { method: 'POST', headers: { 'idempotency-key': attempt.key }, body });
}
