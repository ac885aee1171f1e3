import { LIMITS, QUANTITY_TEXT } from '@foodhouse/domain';
import { useEffect, useRef, useState } from 'react';
import { beforeSignOut } from '../../../data/before-sign-out.ts';
import type { ManageFoodResult } from '../api/manage-food.ts';

/** A step is saved after this long without another one. */
export const QUIET_MS = 600;
/**
 * How long a saved change can be undone at least. No time alone ends that (WCAG 2.2.1): it ends with the next change of any
 * food after that long, which is another matter.
 */
export const UNDO_MS = 60_000;

/** Saved changes that can still be undone, as their sum. */
interface Undoable {
  readonly sum: number;
  readonly atMs: number;
}

/** Called with each saved change of a row. */
const followers = new Set<(row: object) => void>();

export function isLate({ atMs }: Pick<Undoable, 'atMs'>): boolean {
  return Date.now() - atMs >= UNDO_MS;
}

/** A quantity that is not saved yet. */
interface Draft {
  readonly text: string;
  /** The stock when the person began. */
  readonly seen: number;
  /** By the buttons, so that it is saved by itself. */
  readonly isStepped: boolean;
  /** The server did not answer: the draft stays until it is sent again. */
  readonly hasFailed: boolean;
}

export interface QuantityInput {
  readonly portions: number;
  /** @param change difference in portions, never 0 @param seen the stock that the person saw */
  readonly onChange: (change: number, seen: number) => Promise<ManageFoodResult>;
}

export interface Quantity {
  readonly text: string;
  readonly isWrong: boolean;
  readonly hasFailed: boolean;
  readonly canUndo: boolean;
  readonly type: (text: string) => void;
  readonly step: (by: 1 | -1) => void;
  readonly save: () => void;
  readonly discard: () => void;
  readonly undo: () => void;
}

/**
 * The quantity of a food while somebody changes it. Steps are saved after a pause, typed text on request. It sends the
 * difference to what the person saw; otherwise it follows the stock live. Leaving the row or the page, and signing out,
 * save a draft at once. A draft that got no answer stays in its row, to be sent again.
 */
export function useQuantity({ portions, onChange }: QuantityInput): Quantity {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const now = useRef({ draft, onChange, isSending: false });
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = (next: Draft | null): void => {
    clearTimeout(quiet.current);
    now.current.draft = next;
    setDraft(next);
  };
  const send = async (change: number, seen: number): Promise<ManageFoodResult> => {
    now.current.isSending = true;
    const result = await now.current.onChange(change, seen);
    now.current.isSending = false;
    return result;
  };
  const save = async (): Promise<void> => {
    const { draft: current, isSending } = now.current;
    if (!current || isWrong(current) || isSending) return; // what was stepped meanwhile is saved after the answer
    put(null);
    const change = Number(current.text) - current.seen;
    if (change === 0) return;
    const result = await send(change, current.seen);
    const later = now.current.draft;
    if (result.status === 'done') {
      setUndoable((before) => sumOf(before, change));
      for (const follow of followers) follow(now);
      if (later?.isStepped) await save();
    } else if (result.status === 'failed' && result.reason !== 'not-found') {
      put({ ...(later ?? current), seen: current.seen, hasFailed: true });
    }
  };

  useEffect(() => {
    now.current = { ...now.current, onChange };
  });
  useEffect(() => {
    const { draft: failed } = now.current;
    if (failed?.hasFailed && failed.text === String(portions)) put(null); // it was made after all
  }, [portions]);
  useEffect(() => {
    if (undoable === null) return undefined;
    const follow = (row: object): void => {
      if (row !== now && isLate(undoable)) setUndoable(null);
    };
    followers.add(follow);
    return () => {
      followers.delete(follow);
    };
  }, [undoable]);
  const hasDraft = draft !== null;
  useEffect(() => {
    if (!hasDraft) return undefined;
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', leave);
    const takeAway = beforeSignOut(save);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      takeAway();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `save` reads what it needs when it runs
  }, [hasDraft]);
  useEffect(
    () => () => {
      clearTimeout(quiet.current);
      if (now.current.draft?.hasFailed === false) void save();
    },
    // oxlint-disable-next-line react/exhaustive-deps -- when the row leaves
    [],
  );

  return {
    text: draft?.text ?? String(portions),
    isWrong: draft !== null && isWrong(draft),
    hasFailed: draft?.hasFailed ?? false,
    canUndo: undoable !== null || draft?.isStepped === true,
    type: (text) => {
      put({ text, seen: draft?.seen ?? portions, isStepped: false, hasFailed: false });
    },
    step: (by) => {
      const from = draft && !isWrong(draft) ? Number(draft.text) : portions;
      const next = Math.min(LIMITS.quantity, Math.max(0, from + by));
      put({ text: String(next), seen: draft?.seen ?? portions, isStepped: true, hasFailed: false });
      quiet.current = setTimeout(() => void save(), QUIET_MS);
    },
    save: () => void save(),
    discard: () => {
      put(null);
    },
    undo: () => {
      put(null);
      setUndoable(null);
      if (undoable) void send(-undoable.sum, portions);
    },
  };
}

function sumOf(before: Undoable | null, change: number): Undoable | null {
  const sum = change + (before && !isLate(before) ? before.sum : 0);
  return sum === 0 ? null : { sum, atMs: Date.now() };
}

/** The server validates; this marks the field. */
function isWrong({ text }: Draft): boolean {
  return !QUANTITY_TEXT.test(text);
}
