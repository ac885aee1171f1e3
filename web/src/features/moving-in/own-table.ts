import { sheetNumber } from '../../lib/sheet.ts';
import type { Column } from '../../ui/data-table/column.ts';

type Row = readonly string[];

/** The columns of the house's own table, whose prices are written as a spreadsheet reads them. @param head the first line */
export function ownTableColumns(head: Row): readonly Pick<Column<Row>, 'label' | 'value'>[] {
  return head.map((label, index) => ({
    label,
    value: (row) => (label === PRICE ? sheetNumber(row[index] ?? '') : (row[index] ?? '')),
  }));
}

/** As `foodTableOf` heads them. */
const PRICE = 'price';
