import { isUndecided, type Order } from '@foodhouse/domain';
import { keepStored, readStored } from '../../../lib/stored.ts';
import { isPlainOrder } from '../../orders/details/order-lines.tsx';

// The first list of My Orders has neither lines nor deadlines (first-list/first-orders.ts). The cards keep the room of what
// those of this house had last, so that nothing moves when the rest comes.

const STORED_UNDER = 'order-cards';

/** What a card may have below its steps. */
interface CardRooms {
  readonly hasItems: boolean;
  readonly hasAnswer: boolean;
}

/** @param areFirst whether these are of the first list */
export function roomsOf(orders: readonly Order[], areFirst: boolean): CardRooms {
  if (areFirst) return remembered();
  const waiting = orders.filter(({ status }) => isUndecided(status));
  return {
    hasItems: !orders.every(isPlainOrder),
    hasAnswer: waiting.length > 0 ? waiting.some(({ answerByMs }) => answerByMs !== null) : remembered().hasAnswer,
  };
}

export function rememberRooms({ hasItems, hasAnswer }: CardRooms): void {
  keepStored(STORED_UNDER, [hasItems && 'items', hasAnswer && 'answer'].filter(Boolean).join(' '));
}

function remembered(): CardRooms {
  const words = readStored(STORED_UNDER)?.split(' ') ?? [];
  return { hasItems: words.includes('items'), hasAnswer: words.includes('answer') };
}
