/** A clock drifts, and people change it: the offset expires after this long. */
const ASK_EVERY_MS = 10 * 60_000;
/** After no answer, however many timers of a page ask. */
const ASK_AGAIN_MS = 30_000;
/** The `Date` header has whole seconds: on average it is half a second late. */
const HALF_SECOND_MS = 500;
const TIMEOUT_MS = 5000;

let offsetMs = 0;
let askedAtMs = -Infinity;

/**
 * The current time by the server's clock, in epoch milliseconds; by this machine's clock until the server has answered.
 */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Learns the server's time from the `Date` header of an answer, at most every ten minutes; after no answer, every half a minute. */
export async function learnServerTime(): Promise<void> {
  if (Math.abs(Date.now() - askedAtMs) < ASK_EVERY_MS) return;
  askedAtMs = Date.now();
  const beganAtMs = performance.now();
  // Without an answer the offset stays; the lists themselves report the outage.
  const answer = await fetch('/api/health', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const tripMs = performance.now() - beganAtMs;
  const serverMs = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(serverMs)) askedAtMs = Date.now() - ASK_EVERY_MS + ASK_AGAIN_MS;
  else offsetMs = serverMs + HALF_SECOND_MS + tripMs / 2 - Date.now();
}
