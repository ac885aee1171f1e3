import { digest } from './digest.ts';
import { refused, type Refusal } from './outcomes.ts';
import type { FirstAnswer, Transaction } from './ports.ts';

/** A request that may come again: under which key its first answer is stored, and what makes it the same request. */
export interface Repeatable {
  readonly key: string;
  readonly requestHash: string;
}

/**
 * @param owner whose keys these are: the same text of two people is two keys
 * @returns null when the client sent no key; then a repeat is another request
 */
export function repeatable(owner: string, key: string | null, request: unknown): Repeatable | null {
  return key === null ? null : { key: digest(owner, key), requestHash: digest(JSON.stringify(request)) };
}

/** The first answer to the same request, or the refusal of a key that came with another one. Null when it is the first. */
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

/** Keeps the answer for repeats, in the commit that makes what it tells of. */
export function keepAnswer(
  transaction: Transaction,
  repeat: Repeatable | null,
  answer: FirstAnswer,
  createdAtMs: number,
): void {
  if (repeat === null) return;
  transaction.createIdempotencyRecord(repeat.key, { requestHash: repeat.requestHash, answer, createdAtMs });
}
