/** At most `count` actions within any span of `windowMs`. */
export interface RateLimit {
  readonly count: number;
  readonly windowMs: number;
}

const MINUTE_MS = 60_000;

/**
 * The limits of one person (orders, screens, invitations), of one address, or of all requests together whose address is unknown. Only
 * committed actions count.
 */
export const RATE_LIMITS = {
  order: { count: 10, windowMs: MINUTE_MS },
  review: { count: 5, windowMs: 10 * MINUTE_MS },
  registration: { count: 20, windowMs: MINUTE_MS },
  /** A full room behind one address: what guests may hold is limited by their orders. */
  guest: { count: 100, windowMs: MINUTE_MS },
  /** New tabs of one person that say whether they could ring. */
  screen: { count: 20, windowMs: 10 * MINUTE_MS },
  /** Of one person. */
  invitation: { count: 30, windowMs: 60 * MINUTE_MS },
  reviewFromUnknown: { count: 100, windowMs: 60 * MINUTE_MS },
  registrationFromUnknown: { count: 200, windowMs: 60 * MINUTE_MS },
  guestFromUnknown: { count: 600, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, RateLimit>;
export type LimitedAction = keyof typeof RATE_LIMITS;

export type LimitDecision =
  | { readonly status: 'allowed'; readonly takenAtMs: readonly number[] }
  | { readonly status: 'refused'; readonly retryAfterMs: number };

/**
 * Judges an action by the times of earlier ones: a sliding window, so that no span has more than the limit.
 * @param takenAtMs times of the earlier actions, oldest first
 * @returns when allowed, the times to store: at most `count` of them
 */
export function decideLimit(
  { count, windowMs }: RateLimit,
  takenAtMs: readonly number[],
  nowMs: number,
): LimitDecision {
  const recent = takenAtMs.filter((atMs) => atMs > nowMs - windowMs).slice(-count);
  const [oldest] = recent;
  if (recent.length < count || oldest === undefined) return { status: 'allowed', takenAtMs: [...recent, nowMs] };
  return { status: 'refused', retryAfterMs: oldest + windowMs - nowMs };
}
