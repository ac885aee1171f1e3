// Offline is what does not answer. What the browser says of its network is wrong on machines without a network card, and
// behind a router that has lost its line: it is a hint to ask, and forbids nothing.

import { tryAgain } from './try-again.ts';

export interface Reachability {
  /** Whether the house answered when it was asked last; true until then. */
  readonly isAnswering: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Asks whether the house answers: after a call that brought nothing, or when somebody wants to know. */
  readonly ask: () => void;
}

/** Small, on every host of the site, and never answered by the service worker, since that one only answers GET. */
const QUESTION = '/icon.svg';
const PATIENCE_MS = 5000;
/** Between two questions while nothing answers. */
const PAUSES_MS = [1000, 2000, 4000];
const LONGEST_PAUSE_MS = 8000;

export function makeReachability(): Reachability {
  const listeners = new Set<() => void>();
  let isAnswering = true;
  let isAsking = false;
  let isAskedAgain = false;
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    isAskedAgain = true;
    if (!isAsking) void askAll();
  }

  /** One question at a time; what is asked for meanwhile, the next one answers. */
  async function askAll(): Promise<void> {
    isAsking = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      clearTimeout(timer);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      take(await isAnswered());
    }
    isAsking = false;
  }

  function take(answered: boolean): void {
    unanswered = answered ? 0 : unanswered + 1;
    // A browser that knows of no network will not tell when there is none.
    if (!answered) timer = setTimeout(ask, PAUSES_MS[unanswered - 1] ?? LONGEST_PAUSE_MS);
    else if (!navigator.onLine && listeners.size > 0) timer = setTimeout(ask, LONGEST_PAUSE_MS);
    if (answered === isAnswering) return;
    isAnswering = answered;
    if (answered) tryAgain();
    for (const listener of listeners) listener();
  }

  return {
    isAnswering: () => isAnswering,
    ask,
    subscribe: (onChange) => {
      if (listeners.size === 0) {
        addEventListener('online', ask);
        addEventListener('offline', ask);
        if (!isAnswering || !navigator.onLine) ask();
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        removeEventListener('online', ask);
        removeEventListener('offline', ask);
      };
    },
  };
}

/** The one of this page. */
export const reachability = makeReachability();

async function isAnswered(): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, PATIENCE_MS);
  try {
    await fetch(QUESTION, { method: 'HEAD', cache: 'no-store', signal: patience.signal });
    return true; // whatever it says
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
