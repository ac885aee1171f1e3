import { atConfirmOfDto, type AtConfirm, type AtConfirmDto } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';

// What the house says at the button that orders, and which pages it has written: learnt from what it says of itself now, and from
// every quote.

const USUAL: AtConfirm = atConfirmOfDto({});

const listeners = new Set<() => void>();
let known = USUAL;

/** As far as it is known: of a usual house until the house has said something else. */
export function useAtConfirm(): AtConfirm {
  return useSyncExternalStore(subscribe, read, () => USUAL);
}

/** Called with every answer that says it. */
export function learnAtConfirm(said: AtConfirmDto): void {
  const next = atConfirmOfDto(said);
  if (JSON.stringify(next) === JSON.stringify(known)) return;
  known = next;
  for (const tell of listeners) tell();
}

function read(): AtConfirm {
  return known;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
