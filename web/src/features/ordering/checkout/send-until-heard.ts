import type { ApiAnswer } from '../../../data/client.ts';

/** Pauses between attempts without an answer; after the last one the person decides. */
const UNHEARD_PAUSES_MS = [1000, 3000] as const;
/** Pauses between attempts while too many order the same food. */
const BUSY_PAUSES_MS = [2000, 3000, 5000, 8000] as const;

export interface Heard<T> {
  readonly answer: ApiAnswer<T>;
  /** Whether one of the requests may have been carried out without an answer. */
  readonly isUnheard: boolean;
}

/**
 * Sends a request that carries a key. Without an answer, and while too many order at once, it is sent again.
 * @param wasUnheard whether the same request was sent before and not answered
 * @param onCheck called before each retry
 */
export async function sendUntilHeard<T>(
  send: () => Promise<ApiAnswer<T>>,
  wasUnheard: boolean,
  onCheck: () => void,
): Promise<Heard<T>> {
  let isUnheard = wasUnheard;
  for (let attempts = 0; ; attempts += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const answer = await send();
    isUnheard ||= !answer.ok && !answer.isRefused;
    const pauseMs = pauseAfter(answer, attempts);
    if (pauseMs === null) return { answer, isUnheard };
    onCheck();
    // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** Null for no retry. The pauses vary, because many clients retry at once. */
function pauseAfter(answer: ApiAnswer<unknown>, attempts: number): number | null {
  if (answer.ok) return null;
  if (answer.reason === 'BUSY') return spread(BUSY_PAUSES_MS[attempts]);
  return answer.failure === 'unavailable' ? (UNHEARD_PAUSES_MS[attempts] ?? null) : null;
}

function spread(pauseMs: number | undefined): number | null {
  return pauseMs === undefined ? null : pauseMs * (0.75 + Math.random() / 2);
}
