import type { Food } from '@foodhouse/domain';
import { digest } from './digest.ts';
import { invariant } from './invariant.ts';
import { done, refused, type Outcome, type Refusal } from './outcomes.ts';
import type { FirstAnswer, Transaction } from './ports.ts';

/** A repeatable request: the key of its stored answer, and a digest that identifies the request. */
export interface Repeatable {
  readonly key: string;
  readonly requestHash: string;
}

/**
 * @param owner of the keys: the same text of two people is two keys
 * @returns null when the client sent no key; then a repeat is another request
 */
export function repeatable(owner: string, key: string | null, request: unknown): Repeatable | null {
  return key === null ? null : { key: digest(owner, key), requestHash: digest(JSON.stringify(request)) };
}

/**
 * The answer to the same request, or the refusal of a key that belongs to another request. Null for the first request.
 */
export async function findRepeat(
  transaction: Transaction,
  repeat: Repeatable | null,
): Promise<FirstAnswer | Refusal | null> {
  if (repeat === null) return null;
  const record = await transaction.idempotencyRecord(repeat.key);
  if (!record) return null;
  if (record.requestHash === repeat.requestHash) return record.answer;
  return refused('IDEMPOTENCY_KEY_REUSED', 'The idempotency key was used for another request.');
}

/** The first answer about a food, or the refusal of the key. */
export function foodAgain(known: FirstAnswer | Refusal): Outcome<Food> {
  if ('status' in known) return known;
  invariant(known.kind === 'food', 'the key of a food leads to a food');
  return done(known.food);
}

/** Stores the answer for repeats, in the commit that it reports. */
export function keepAnswer(
  transaction: Transaction,
  repeat: Repeatable | null,
  answer: FirstAnswer,
  createdAtMs: number,
): void {
  if (repeat === null) return;
  transaction.createIdempotencyRecord(repeat.key, { requestHash: repeat.requestHash, answer, createdAtMs });
}
