import { decideLimit, LATER_DAYS, RATE_LIMITS, type LimitedAction } from '@foodhouse/domain';
import { digest } from './digest.ts';
import { refused, type Refusal } from './outcomes.ts';
import type { Transaction, WaitingOrder } from './ports.ts';

const WORDS: Record<LimitedAction, string> = {
  order: 'orders',
  review: 'reviews',
  registration: 'new accounts',
  guest: 'new guests',
  screen: 'new screens',
  invitation: 'invitations',
  reviewFromUnknown: 'reviews',
  registrationFromUnknown: 'new accounts',
  guestFromUnknown: 'new guests',
};

/** As long as an order may wait: one for the last day of later ones, and the day after. Counted from the latest order. */
export const KEEP_WAITING_MS = (LATER_DAYS.most + 1) * 24 * 60 * 60_000;

/** The limits that requests without a known address share. */
const OF_UNKNOWN = {
  review: 'reviewFromUnknown',
  registration: 'registrationFromUnknown',
  guest: 'guestFromUnknown',
} as const;

/**
 * Counts an action by its sender's address, in the commit that it limits.
 * @param address null where it is unknown: all such actions share one limit
 * @returns null when the action is allowed
 */
export function countByAddress(
  transaction: Transaction,
  action: keyof typeof OF_UNKNOWN,
  address: string | null,
  nowMs: number,
): Promise<Refusal | null> {
  return address === null
    ? countLimited(transaction, OF_UNKNOWN[action], 'all', nowMs)
    : countLimited(transaction, action, address, nowMs);
}

/**
 * Counts an action in the commit that it limits: exact over all instances, and only completed actions count. The
 * subject is stored as a digest only.
 * @param subject a uid, an address, or `all`
 * @param waiting what to keep beside the times; left out: as it was
 * @returns null when the action is allowed
 */
export async function countLimited(
  transaction: Transaction,
  action: LimitedAction,
  subject: string,
  nowMs: number,
  waiting?: readonly WaitingOrder[],
): Promise<Refusal | null> {
  const limit = RATE_LIMITS[action];
  const key = limitKey(action, subject);
  const decision = decideLimit(limit, await transaction.limitedActions(key), nowMs);
  if (decision.status === 'allowed') {
    const keptMs = waiting ? Math.max(limit.windowMs, KEEP_WAITING_MS) : limit.windowMs;
    transaction.saveLimitedActions(key, decision.takenAtMs, nowMs + keptMs, waiting);
    return null;
  }
  const retryAfterSeconds = Math.ceil(decision.retryAfterMs / 1000);
  return refused('RATE_LIMITED', `Too many ${WORDS[action]}: try again in ${retryAfterSeconds} s.`, {
    retryAfterSeconds,
  });
}

/** The key of the stored times. */
export function limitKey(action: LimitedAction | 'orderOfAddress', subject: string): string {
  return digest(action, subject);
}

/** Exhausts a limit: actions in progress fail, and no other is allowed within the window. */
export async function useUpLimit(
  transaction: Transaction,
  action: LimitedAction,
  subject: string,
  nowMs: number,
): Promise<void> {
  const { count, windowMs } = RATE_LIMITS[action];
  const key = limitKey(action, subject);
  await transaction.limitedActions(key); // read, so that concurrent actions conflict with this
  transaction.saveLimitedActions(key, Array<number>(count).fill(nowMs), nowMs + windowMs);
}
