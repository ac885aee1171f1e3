import type { Kind } from '../lib/stored.ts';
import { storedValue } from '../lib/stored-value.ts';
import { UNANSWERED_STORAGE_KEY } from './storage-keys.ts';

// What was sent and has no answer yet: decision 066 says which request is remembered where, and for how long.

export interface Unanswered {
  /** Idempotency key: repeated requests with it are one. */
  readonly key: string;
  /** The server accepts a key from one person only; null for nobody. */
  readonly uid: string | null;
  readonly path: string;
  /** When it was sent for the first time, in epoch milliseconds by this machine's clock. */
  readonly atMs: number;
  /** What it asks for, as who sent it reads it. */
  readonly value: unknown;
}

export interface UnansweredStore {
  /** The oldest first; the same list while it is the same. */
  readonly all: () => readonly Unanswered[];
  readonly keep: (sent: Unanswered) => void;
  /** @returns whether it was there */
  readonly forget: (key: string) => boolean;
  /** Calls back after every change, here or in another tab. @returns ends it */
  readonly follow: (listener: () => void) => () => void;
}

/** A day after it was sent, nobody waits for an answer any more. The server knows a key for seven. */
const KEPT_MS = 24 * 60 * 60_000;

/** For every tab of this browser, over reloads. */
export const inBrowser = unansweredIn('localStorage');
/** For one tab, over reloads. */
export const inTab = unansweredIn('sessionStorage');
/** Until the page is left or loaded again. */
export const inPage = unansweredIn(null);

function unansweredIn(kind: Kind | null): UnansweredStore {
  const { get, set, follow } = storedValue(UNANSWERED_STORAGE_KEY, kind, parse, endOf);
  return {
    all: get,
    keep: (sent) => {
      if (!get().some(({ key }) => key === sent.key)) set([...get(), sent]);
    },
    forget: (key) => {
      const rest = get().filter((one) => one.key !== key);
      const isThere = rest.length < get().length;
      if (isThere) set(rest);
      return isThere;
    },
    follow,
  };
}

function endOf(all: readonly Unanswered[]): number {
  return Math.min(...all.map(({ atMs }) => atMs + KEPT_MS + 1));
}

function parse(text: string | null): readonly Unanswered[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(stored: unknown): stored is Unanswered {
  const { key, uid, path, atMs } = (stored ?? {}) as Partial<Record<keyof Unanswered, unknown>>;
  return (
    typeof key === 'string' &&
    (uid === null || typeof uid === 'string') &&
    typeof path === 'string' &&
    Number(atMs) >= Date.now() - KEPT_MS
  );
}
