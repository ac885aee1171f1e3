import { download } from '../../lib/download.ts';
import type { Column } from './column.ts';
import { csvOf } from './csv.ts';
import type { TableExport } from './data-table-props.ts';

// Loaded when somebody exports.

/** Downloads rows as these columns, or as another file. */
export async function exportRows<T>(
  label: string,
  arranged: readonly { readonly row: T }[],
  as: readonly Pick<Column<T>, 'label' | 'value' | 'exported' | 'exportedLabel'>[] | TableExport<T>,
): Promise<void> {
  const rows = arranged.map(({ row }) => row);
  if ('write' in as) downloadCsv(`${label} (${as.nameOf(rows.length)})`, await as.write(rows));
  else downloadCsv(label, csvOf(rows, as));
}

/** Without it Excel reads the file as of an old code page: `Ã¼`. */
const BYTE_ORDER_MARK = '\ufeff';

/** @param name without its ending */
export function downloadCsv(name: string, csv: string): void {
  download(`${name}.csv`, [BYTE_ORDER_MARK, csv], 'text/csv;charset=utf-8');
}
