import { SERVICES, type CheckoutAsks } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';
import { keepStored, readStored } from './stored.ts';

// What a checkout will ask, learnt from what the house says of itself now, and remembered by this browser: before the first answer
// about the lines its questions are there, so that nothing moves when it comes.

const STORED_UNDER = 'checkout-asks';

const listeners = new Set<() => void>();
/** Undefined until somebody wants it. */
let known: CheckoutAsks | null | undefined;

/** Null of a house that asks nothing, and while nobody knows. */
export function useCheckoutAsks(): CheckoutAsks | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

/** Called with what the house says of itself. */
export function learnCheckoutAsks(asks: CheckoutAsks | null): void {
  if (JSON.stringify(asks) === JSON.stringify(read())) return;
  known = asks;
  keepStored(STORED_UNDER, JSON.stringify(asks));
  for (const tell of listeners) tell();
}

function read(): CheckoutAsks | null {
  if (known === undefined) known = remembered();
  return known;
}

/** What this browser keeps may be anything. */
function remembered(): CheckoutAsks | null {
  try {
    const { offered, isForLater, isTimed } = Object(JSON.parse(readStored(STORED_UNDER) ?? 'null')) as CheckoutAsks;
    const isWhole = Array.isArray(offered) && typeof isForLater === 'boolean' && typeof isTimed === 'boolean';
    return isWhole ? { offered: SERVICES.filter((one) => offered.includes(one)), isForLater, isTimed } : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
