import { TABLE_CODE_LENGTH, type TableDto } from '@foodhouse/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../data/client.ts';
import type { TableWords } from '../../house/now/closed-notice.tsx';
import { followBasket } from '../basket/basket-store.ts';
import { codeOfTab, learnTable } from '../basket/known-table.ts';
import * as texts from './texts.ts';

const UNREADABLE = texts.notATableCode();

/** At which table the guest of this tab orders, or why not; null for others, and until the house has answered. */
export function useTable(): TableWords | null {
  const code = useSyncExternalStore(followBasket, codeOfTab, () => '');
  const [scanned] = useState(codeOfTab);
  const [said, setSaid] = useState<(TableWords & { readonly code: string }) | null>(null);
  const isWhole = code.length === TABLE_CODE_LENGTH;
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    void askFor(code).then((words) => {
      if (isWanted && words) setSaid({ ...words, code });
    });
    return () => {
      isWanted = false;
    };
  }, [code, isWhole]);
  // A code that is being typed is not one yet.
  if (!isWhole) return code !== '' && code === scanned ? { sentence: UNREADABLE, isServed: false } : null;
  return said?.code === code ? said : null;
}

/** Null without an answer: then the basket says it. */
async function askFor(code: string): Promise<TableWords | null> {
  const answer = await callApi<TableDto>(`/house/tables/${code}`);
  if (!answer.ok) return null;
  const { table, problem } = answer.value;
  learnTable(code, problem === null ? table : null);
  if (problem !== null) return { sentence: problem, isServed: false };
  return table === null ? null : { sentence: table, isServed: true };
}
