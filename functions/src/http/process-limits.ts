import { decideLimit, type RateLimit } from '@foodhouse/domain';
import type { Request } from 'express';
import { refused, type Outcome, type Refusal } from '../services/outcomes.ts';
import type { Clock } from '../services/ports.ts';
import { clientAddress } from './client-address.ts';

// Limits of routes that write nothing. They are counted in this process alone, as that of pages' errors is. A member or a
// guest counts by account, the order of a link by itself, and an address only for strangers and for wrong guesses: a full
// room behind one address never shares a limit (docs/decisions/030).

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

/** Guesses of something that opens: the code of a table, the key of a link. */
export interface GuessLimit {
  /** Before it is looked up. What this address has once guessed right passes, however many wrong guesses come from there. */
  readonly refusalOf: (request: Request, guess: string, nowMs: number) => Refusal | null;
  /** After it was looked up. Only a wrong guess counts. */
  readonly note: (request: Request, guess: string, isRight: boolean, nowMs: number) => void;
}

/** Counts wrong guesses by address: a room that only scans the codes of its tables is never limited. */
export function limitGuesses(limit: RateLimit): GuessLimit {
  const wrong = limitInProcess(limit);
  const right = new Set<string>();
  const pairOf = (request: Request, guess: string): string => JSON.stringify([addressOf(request), guess]);
  return {
    refusalOf: (request, guess, nowMs) =>
      right.has(pairOf(request, guess)) ? null : wrong.look(addressOf(request), nowMs),
    note(request, guess, isRight, nowMs) {
      if (!isRight) {
        right.delete(pairOf(request, guess));
        wrong.refusalOf(addressOf(request), nowMs);
        return;
      }
      if (right.size > MOST_SUBJECTS) right.clear();
      right.add(pairOf(request, guess));
    },
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
