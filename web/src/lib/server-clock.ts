/** A clock drifts, and somebody may set it: the server is asked again after this long. */
const ASK_EVERY_MS = 10 * 60_000;
/** The `Date` header names whole seconds: on average it is half a second late. */
const HALF_SECOND_MS = 500;
const PATIENCE_MS = 5000;

let offsetMs = 0;
let askedAtMs = -Infinity;

/** The current time by the server's clock, in epoch milliseconds; by this machine's own until the server has told its time. */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Learns what time the server has, from the `Date` header of an answer. Asks at most every ten minutes. */
export async function learnServerTime(): Promise<void> {
  if (Math.abs(Date.now() - askedAtMs) < ASK_EVERY_MS) return;
  askedAtMs = Date.now();
  const beganAtMs = performance.now();
  // Without an answer the offset stays as it is; the lists themselves say that the server is away.
  const answer = await fetch('/api/health', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  const tripMs = performance.now() - beganAtMs;
  const toldMs = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(toldMs)) askedAtMs = -Infinity;
  else offsetMs = toldMs + HALF_SECOND_MS + tripMs / 2 - Date.now();
}
