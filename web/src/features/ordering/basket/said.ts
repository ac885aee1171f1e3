import { isMember, NO_FULFILMENT_CHOICE, type CheckoutWords, type FulfilmentChoice } from '@foodhouse/domain';
import { currentSession, type Session } from '../../../data/session-store.ts';
import { NOTHING_SAID, type Basket, type Said } from './basket.ts';
import { changeBasket, currentBasket } from './basket-store.ts';

// What is said in a checkout, which lies with the basket.

/** As long as a long meal: who comes back tomorrow sits elsewhere. */
const KEEP_MS = 3 * 60 * 60_000;

/** Keeps what was said, for three hours after the last word. */
export function say(words: Partial<CheckoutWords>, nowMs = Date.now()): void {
  changeBasket((basket) => ({
    ...basket,
    said: { ...saidIn(basket), ...words, by: memberOf(currentSession()), untilMs: nowMs + KEEP_MS },
  }));
}

/** What was said by whoever is here now: the words of another account are not read, also after its session was ended. */
export function saidIn({ said }: Basket): Said {
  const session = currentSession();
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out';
  return said.by !== null && isKnown && said.by !== memberOf(session) ? NOTHING_SAID : said;
}

/** Null for guests too: who logs in then is the same person. */
function memberOf(session: Session): string | null {
  return session.status === 'signed-in' && isMember(session.user.role) ? session.user.uid : null;
}

/** Keeps how somebody wants to be served: the table whose code was scanned, or nothing. */
export function keepFulfilmentChoice(how: FulfilmentChoice): void {
  say({ how });
}

export function forgetFulfilmentChoice(): void {
  say({ how: NO_FULFILMENT_CHOICE });
}

export function knownFulfilmentChoice(): FulfilmentChoice {
  return saidIn(currentBasket()).how;
}
