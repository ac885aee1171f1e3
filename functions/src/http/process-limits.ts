import { decideLimit, type AskedFulfilment, type RateLimit } from '@foodhouse/domain';
import type { Request } from 'express';
import { refused, type Outcome, type Refusal } from '../services/shared/outcomes.ts';
import type { Clock } from '../services/shared/ports.ts';
import { clientAddress } from './client-address.ts';

// Limits of routes that write nothing. They are counted in this process alone, as that of pages' errors is. A member or a
// guest counts by account, the order of a link by itself, and an address only for strangers and for wrong guesses: a full
// room behind one address shares no limit of what is right (docs/decisions/030).

/** More subjects than one process answers in the window. */
const MOST_SUBJECTS = 2000;

export interface ProcessLimit {
  /** Counts one action. Null when it is allowed. */
  readonly refusalOf: (subject: string, nowMs: number) => Refusal | null;
  /** The refusal that the next action would get. Counts nothing. */
  readonly look: (subject: string, nowMs: number) => Refusal | null;
  /** Takes back one action that was counted at that time. */
  readonly forget: (subject: string, atMs: number) => void;
}

/** A limit for each subject: an account, an order, an address. */
export function limitInProcess(limit: RateLimit): ProcessLimit {
  const taken = new Map<string, readonly number[]>();
  const decide = (subject: string, nowMs: number): ReturnType<typeof decideLimit> =>
    decideLimit(limit, taken.get(subject) ?? [], nowMs);
  return {
    refusalOf(subject, nowMs) {
      const decision = decide(subject, nowMs);
      if (decision.status === 'refused') return tooMany(decision.retryAfterMs);
      if (taken.size > MOST_SUBJECTS) taken.clear();
      taken.set(subject, decision.takenAtMs);
      return null;
    },
    look(subject, nowMs) {
      const decision = decide(subject, nowMs);
      return decision.status === 'refused' ? tooMany(decision.retryAfterMs) : null;
    },
    forget(subject, atMs) {
      const times = taken.get(subject) ?? [];
      const rest = times.toSpliced(times.indexOf(atMs), times.includes(atMs) ? 1 : 0);
      if (rest.length > 0) taken.set(subject, rest);
      else taken.delete(subject);
    },
  };
}

/** A guess of something that opens: the code of a table, the key of a link. */
export interface Guess {
  readonly request: Request;
  /** Whoever is signed in; left out: a stranger. */
  readonly uid?: string | undefined;
  /** Null: nothing is guessed, and nothing is counted. */
  readonly guess: string | null;
  readonly nowMs: number;
}

/** The code of a table that a request names; null without one. */
export function tableCodeOf(fulfilment: AskedFulfilment | null | undefined): string | null {
  return fulfilment?.kind === 'table' ? fulfilment.table : null;
}

/** Looks a guess up, unless too many wrong ones came from its address. */
export type GuessLimit = <T>(
  guess: Guess,
  look: () => Promise<Outcome<T>>,
  isRight: (outcome: Outcome<T>) => boolean,
) => Promise<Outcome<T>>;

/** So many times the limit of wrong guesses are looked up of one address. */
const LOOKED_UP_TIMES = 10;

/**
 * Counts wrong guesses by the account of whoever is signed in, and of strangers by address. Beyond the limit wrong guesses are
 * refused, and right ones pass, so that whoever tries codes hinders nobody in the same room. Beyond ten times the limit an
 * address may only repeat what it has guessed right before: nothing else is looked up.
 */
export function limitGuesses(limit: RateLimit): GuessLimit {
  const wrong = limitInProcess(limit);
  const lookedUp = limitInProcess({ ...limit, count: LOOKED_UP_TIMES * limit.count });
  const right = new Set<string>();
  return async ({ request, uid, guess, nowMs }, look, isRight) => {
    if (guess === null) return look();
    const address = addressOf(request);
    const pair = JSON.stringify([address, guess]);
    const isKnown = right.has(pair);
    const closed = isKnown ? null : lookedUp.refusalOf(address, nowMs); // counted while it is under way
    if (closed) return closed;
    let isWrong = false;
    try {
      const outcome = await look();
      isWrong = !isRight(outcome);
      if (isWrong) return wrong.refusalOf(uid ?? address, nowMs) ?? outcome;
      if (right.size > MOST_SUBJECTS) right.clear();
      right.add(pair);
      return outcome;
    } finally {
      if (isWrong) right.delete(pair);
      else if (!isKnown) lookedUp.forget(address, nowMs);
    }
  };
}

/**
 * Counts what one person tries and what is refused; an order that is placed is counted by its commit alone, and a request that
 * failed, which a page sends again, not at all.
 */
export function limitAttempts(
  limit: RateLimit,
): <T>(uid: string, clock: Clock, attempt: () => Promise<Outcome<T>>) => Promise<Outcome<T>> {
  const tried = limitInProcess(limit);
  return async (uid, clock, attempt) => {
    const atMs = clock.nowMs();
    const limited = tried.refusalOf(uid, atMs);
    if (limited) return limited;
    let isRefused = false;
    try {
      const outcome = await attempt();
      isRefused = outcome.status === 'refused';
      return outcome;
    } finally {
      if (!isRefused) tried.forget(uid, atMs);
    }
  };
}

/** The address of a limit; those that cannot be told share one. */
export function addressOf(request: Request): string {
  return clientAddress(request) ?? 'unknown';
}

function tooMany(retryAfterMs: number): Refusal {
  const retryAfterSeconds = Math.ceil(retryAfterMs / 1000);
  return refused('RATE_LIMITED', `Too many questions: try again in ${retryAfterSeconds} s.`, { retryAfterSeconds });
}
