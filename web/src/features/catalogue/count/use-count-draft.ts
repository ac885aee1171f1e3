import { LIMITS } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import { forgetStored, keepStored, readStored } from '../../../lib/stored.ts';

/** One number of the count sheet that has not been entered yet. */
export interface CountedRow {
  readonly text: string;
  /** The portions that the sheet showed when the food was counted. */
  readonly seen: number;
  /** The portions that the server found instead: nothing is sent until the person has confirmed the number. */
  readonly found?: number;
}

export type CountDraft = Readonly<Record<string, CountedRow>>;

export interface CountDrafts {
  /** By food. */
  readonly draft: CountDraft;
  /** @param portions of the food now: a new row counts against them. Without text the row is taken away */
  readonly type: (foodId: string, text: string, portions: number) => void;
  /** The server found other portions than the person: the row waits to be confirmed. */
  readonly question: (foodId: string, found: number) => void;
  /** The number stands against the portions that were found: the person has read both. */
  readonly confirm: (foodId: string) => void;
  readonly drop: (foodId: string) => void;
}

/** The number that was typed; null when it is none that a house can hold. */
export function countOf({ text }: Pick<CountedRow, 'text'>): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : null;
  return number !== null && number <= LIMITS.quantity ? number : null;
}

/** The sheet as it was left, kept in the tab until it is entered, per person. */
export function useCountDraft(uid: string): CountDrafts {
  const name = `count-sheet ${uid}`;
  const [draft, setDraft] = useState(() => parse(readStored(name, TAB)));
  useEffect(() => {
    if (Object.keys(draft).length === 0) forgetStored(name, TAB);
    else keepStored(name, JSON.stringify(draft), TAB);
  }, [name, draft]);
  return {
    draft,
    type: (foodId, text, portions) => {
      setDraft((before) => {
        const { [foodId]: row, ...others } = before;
        if (text === '') return others;
        // A number that was typed after the answer was counted against it.
        return { ...before, [foodId]: { text, seen: row?.found ?? row?.seen ?? portions } };
      });
    },
    question: (foodId, found) => {
      setDraft((before) => {
        const row = before[foodId];
        return row ? { ...before, [foodId]: { ...row, found } } : before;
      });
    },
    confirm: (foodId) => {
      setDraft((before) => {
        const row = before[foodId];
        if (row?.found === undefined) return before;
        return { ...before, [foodId]: { text: row.text, seen: row.found } };
      });
    },
    drop: (foodId) => {
      setDraft(({ [foodId]: _row, ...others }) => others);
    },
  };
}

const TAB = 'sessionStorage';

function parse(text: string | null): CountDraft {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, CountedRow] => isRow(entry[1])))
      : {};
  } catch {
    return {};
  }
}

function isRow(value: unknown): value is CountedRow {
  const row = value as Partial<CountedRow> | null;
  return (
    typeof row?.text === 'string' &&
    typeof row.seen === 'number' &&
    (row.found === undefined || typeof row.found === 'number')
  );
}
