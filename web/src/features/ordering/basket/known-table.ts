import { TABLE_CODE_LENGTH } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';
import { followBasket } from './basket-store.ts';
import { knownFulfilmentChoice } from './said.ts';
import * as texts from './texts.ts';

// The table whose code this tab has: the head of the menu names it, and is part of the page, where what says more of it is not
// (ordering/table), and the basket names it before its first answer.

const listeners = new Set<() => void>();
/** The latest answer; null of a code of which the house knows no table that is served now. */
let known: { readonly code: string; readonly table: string | null } | null = null;

/** Called with every answer of the house about a code. */
export function learnTable(code: string, table: string | null): void {
  known = { code, table };
  for (const tell of listeners) tell();
}

/** The code of the table; empty without one. */
export function codeOfTab(): string {
  const { kind, code } = knownFulfilmentChoice();
  return kind === 'table' ? code : '';
}

/** What the menu of a guest at a table is headed with; null for everybody else. */
export function useTableHeading(): string | null {
  return useSyncExternalStore(subscribe, headingOfTab, () => null);
}

/** The name of the table of this tab; null where none is known. */
export function useKnownTable(): string | null {
  return useSyncExternalStore(subscribe, tableOfTab, () => null);
}

function tableOfTab(): string | null {
  return known !== null && known.code === codeOfTab() ? known.table : null;
}

function headingOfTab(): string | null {
  const code = codeOfTab();
  if (code.length !== TABLE_CODE_LENGTH) return null;
  return known?.code === code ? known.table : texts.yourTable();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = followBasket(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
