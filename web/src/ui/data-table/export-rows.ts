import type { Column } from './column.ts';
import { csvOf } from './csv.ts';
import type { TableExport } from './data-table-props.ts';

// Loaded when somebody exports.

/** Downloads rows as these columns, or as another file. */
export async function exportRows<T>(
  label: string,
  arranged: readonly { readonly row: T }[],
  as: readonly Pick<Column<T>, 'label' | 'value' | 'exported'>[] | TableExport<T>,
): Promise<void> {
  const rows = arranged.map(({ row }) => row);
  if ('write' in as) download(`${label} (${as.nameOf(rows.length)}).csv`, await as.write(rows));
  else download(`${label}.csv`, csvOf(rows, as));
}

/** Without it Excel reads the file as of an old code page: `Ã¼`. */
const BYTE_ORDER_MARK = '\ufeff';
/** Browsers begin to read a download when they please, some after a question. */
const KEPT_MS = 60_000;

function download(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}
