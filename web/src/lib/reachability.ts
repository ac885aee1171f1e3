// Offline means that the server does not answer. `navigator.onLine` is wrong on machines without a network card and
// behind a router that lost its line: it only prompts a check.

import { tryAgain } from './try-again.ts';

export interface Reachability {
  /** Whether the server answered last time; true until the first check. */
  readonly isAnswering: () => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Checks whether the server answers, for example after a request without an answer. */
  readonly ask: () => void;
}

/** Small, on every host of the site, and never answered by the service worker, which only answers GET. */
const QUESTION = '/icon.svg';
const TIMEOUT_MS = 5000;
/** Pauses between checks while nothing answers. */
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

  /** One check at a time; requests for a check during it share its result. */
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
    // A browser that reports no network will not report its loss.
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

/** The instance of this page. */
export const reachability = makeReachability();

async function isAnswered(): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, TIMEOUT_MS);
  try {
    await fetch(QUESTION, { method: 'HEAD', cache: 'no-store', signal: patience.signal });
    return true; // any answer counts
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
