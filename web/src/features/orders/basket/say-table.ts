import { TABLE_CODE_LENGTH, type TableDto } from '@foodhouse/domain';
import toast from 'react-hot-toast';
import { callApi } from '../../../data/client.ts';

const SHOWN = { id: 'table', duration: 6000 };
const UNREADABLE = 'This is not the code of a table. Scan the one on your table.';

/** Says at which table a guest orders who has just scanned its code, or why not. Without an answer the basket says it. */
export async function sayTable(code: string): Promise<void> {
  if (code.length !== TABLE_CODE_LENGTH) {
    toast.error(UNREADABLE, SHOWN);
    return;
  }
  const answer = await callApi<TableDto>(`/house/tables/${code}`);
  if (!answer.ok) return;
  const { table, problem } = answer.value;
  if (problem !== null) toast.error(problem, SHOWN);
  else if (table !== null) toast.success(`You order at ${table}.`, SHOWN);
}
