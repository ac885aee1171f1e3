import { MOST, PORTIONS } from '@foodhouse/domain';
import { useMemo, useSyncExternalStore } from 'react';
import toast from 'react-hot-toast';
import { currentSession, hasSignedOut, onSession } from '../../../data/session-store.ts';
import { BASKET_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { inBrowser, type Unanswered } from '../../../data/unanswered.ts';
import { newKey } from '../../../lib/new-key.ts';
import { readStored } from '../../../lib/stored.ts';
import { storedValue } from '../../../lib/stored-value.ts';
import type { NewLine } from '../../orders/again/new-line.ts';
import { EMPTY, withBack, withMore, withOneLess, type Attempt, type Basket } from './basket.ts';
import { endOf, oldAttempts, parseAttempt, parseBasket } from './stored-basket.ts';
import * as texts from './texts.ts';

// The basket of this browser, in its storage: for every tab, over reloads and sign-ins, until a sign-out.

const stored = storedValue(BASKET_STORAGE_KEY, 'localStorage', parseBasket, endOf);

/** The basket, as another tab may just have written it. The same value while it is the same basket. */
export const currentBasket = stored.get;

/** Calls back whenever the basket has changed, here or in another tab. @returns ends it */
export const followBasket = stored.follow;

/** Changes the basket. @returns the new one */
export function changeBasket(change: (basket: Basket) => Basket): Basket {
  const basket = change(currentBasket());
  stored.set(basket);
  return basket;
}

onSession(() => {
  if (hasSignedOut(currentSession())) changeBasket(() => EMPTY);
});

/** Puts portions of a food into the basket; nobody need be signed in. A full basket is said. */
export function putIntoBasket(line: NewLine): void {
  const basket = currentBasket();
  const more = withMore(basket, line, newKey());
  if (more) changeBasket(() => more);
  else toast.error(fullText(basket), { id: 'basket-full' });
}

/** Takes one portion of a food out of it. @returns whether there was one with nothing chosen or said */
export function takeFromBasket(foodId: string): boolean {
  const less = withOneLess(currentBasket(), foodId);
  if (less) changeBasket(() => less);
  return less !== null;
}

/** Why nothing more goes into it: a house may take less in one order, which the quote says. */
function fullText({ lines }: Basket): string {
  return lines.length < MOST.lines
    ? texts.mostOfOneDish({ most: PORTIONS.most })
    : texts.mostDishes({ most: MOST.lines });
}

/** The basket, whichever tab changes it. Empty while a prerendered page hydrates. */
export function useBasket(): Basket {
  return useSyncExternalStore(followBasket, currentBasket, () => EMPTY);
}

const NONE: readonly Unanswered[] = [];

for (const { key, uid, atMs, ...value } of oldAttempts(readStored(BASKET_STORAGE_KEY)))
  inBrowser.keep({ key, uid, path: '/orders', atMs, value });

/** The orders of this browser without an answer, of everybody who ordered here; the oldest first. */
export function currentAttempts(all = inBrowser.all()): readonly Attempt[] {
  return all.flatMap(({ key, uid, atMs, value }) => parseAttempt({ ...(value as object), key, uid, atMs }) ?? []);
}

/** The orders without an answer, whichever tab sent them. None while a prerendered page hydrates. */
export function useAttempts(): readonly Attempt[] {
  const all = useSyncExternalStore(inBrowser.follow, inBrowser.all, () => NONE);
  return useMemo(() => currentAttempts(all), [all]);
}

/** Nobody waits for its answer any more: what was ordered is in the basket again. */
export function giveUp(attempt: Attempt): void {
  if (inBrowser.forget(attempt.key)) changeBasket((basket) => withBack(basket, attempt));
}
