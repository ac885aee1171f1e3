import { MOST, withTaxNotes, type Currency, type TaxRate } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { GuardUnsaved } from '../../ui/guard-unsaved.tsx';
import { InputTable } from '../../ui/input-table.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { noteText } from './note-text.ts';
import { readMenu, type FoundMenu } from './read-menu.ts';
import * as texts from './texts.ts';
import { TypedRowCells, type RowNote } from './typed-row.tsx';
import {
  COLUMN_NAMES,
  COLUMNS_WITHOUT_TAX,
  columnOf,
  fileRows,
  isEmpty,
  NO_ROWS,
  TYPED_COLUMNS,
  withCell,
  withCells,
  withoutRow,
  type Filled,
  type Left,
  type TypedRows,
} from './typed-rows.ts';

export interface TypedMenuProps {
  readonly house: Currency;
  /** Its rates of tax: without one the table has no column for it. Always the same. */
  readonly rates: readonly TaxRate[];
  /** Null once what was seen is no longer what stands there. Always the same function. */
  readonly onMenu: (found: FoundMenu | null) => void;
  /** What the house has by now: to leave loses nothing of it. */
  readonly imported: FoundMenu | null;
  /** Whether its preview is what comes next. */
  readonly isNext?: boolean;
}

/** A table to type or paste foods into: a row for each food, or for each of its sizes. It is read as a file of a table is. */
export function TypedMenu({ house, rates, onMenu, imported, isNext = true }: TypedMenuProps): React.JSX.Element {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [rows, setRows] = useState<TypedRows>(NO_ROWS);
  const [left, setLeft] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const [seen, setSeen] = useState<{ readonly rows: TypedRows; readonly found: FoundMenu } | null>(null);
  const columns = rates.length > 0 ? TYPED_COLUMNS : COLUMNS_WITHOUT_TAX;
  const read = useMemo(() => {
    const found = readMenu('table', { rows: fileRows(rows, columns) }, house);
    return { ...found, menu: withTaxNotes(found.menu, rates) };
  }, [rows, columns, house, rates]);
  const notes = useMemo(() => notesOf(read, rows), [read, rows]);
  useEffect(() => {
    table.current?.querySelector('input')?.focus(); // who asked for the table types now
  }, []);
  const hasText = rows.some((row) => !isEmpty(row));
  const isKept = imported !== null && seen?.rows === rows && seen.found === imported;
  const isStale = seen !== null && seen.rows !== rows;
  useEffect(() => {
    if (isStale) onMenu(null);
  }, [isStale, onMenu]);
  const change = useCallback((row: number, column: number, text: string) => {
    setProblem(null);
    setRows((now) => withCell(now, row, column, text));
  }, []);
  const leave = useCallback((row: number) => {
    setLeft((known) => (known.includes(row) ? known : [...known, row]));
  }, []);
  const paste = (row: number, column: number, pasted: readonly (readonly string[])[]): void => {
    const filled = withCells(rows, { id: row, column, pasted, columns: columns.length });
    setRows(filled.rows);
    setLeft(filled.rows.map((one) => one.id));
    setProblem(overWords(filled.left));
    setNews(pasteWords(filled));
  };
  const remove = (row: number): void => {
    const at = rows.findIndex((one) => one.id === row);
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) table.current?.querySelector<HTMLInputElement>(`[data-row="${next.id}"] input`)?.focus();
    setRows(withoutRow(rows, row));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!hasText) {
      setProblem(texts.nothingTyped());
      table.current?.querySelector('input')?.focus();
      return;
    }
    setLeft(rows.map((row) => row.id));
    const found = withRowNumbers(read);
    setSeen({ rows, found });
    onMenu(found);
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ my: 3, maxWidth: 1120 }}>
      <Typography id={id} component="h2" variant="h3" sx={{ mb: 1 }}>
        {texts.typeMenu()}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: 720 }}>
        {texts.typeMenuHelp()}{' '}
        <Box component="span" sx={ON_KEYS}>
          {texts.typeMenuKeys()}
        </Box>
      </Typography>
      <GuardUnsaved isDirty={hasText && !isKept} />
      <Form onSubmit={submit}>
        <Box role="status" sx={{ fontWeight: 600 }}>
          {news}
          {news !== null && (
            <Box component="span" sx={ON_KEYS}>
              {' '}
              {texts.escapeLeads()}
            </Box>
          )}
        </Box>
        <Box sx={{ minWidth: 0 }} onKeyDown={leaveByKey}>
          <InputTable
            ref={table}
            labelledBy={id}
            columns={[texts.rowNumber(), ...columns.map((column) => COLUMN_NAMES[column])]}
          >
            {rows.map((row, index) => (
              <TypedRowCells
                key={row.id}
                row={row}
                columns={columns}
                number={index + 1}
                note={left.includes(row.id) ? (notes.get(row.id) ?? null) : null}
                onCell={change}
                onLeave={leave}
                onPaste={paste}
                onRemove={remove}
              />
            ))}
          </InputTable>
        </Box>
        {problem !== null && <Refusal>{problem}</Refusal>}
        <div>
          <Button type="submit" variant={isNext ? 'contained' : 'outlined'}>
            {texts.previewMenu()}
          </Button>
        </div>
      </Form>
    </Box>
  );
}

/** Escape leads from anywhere in the table to its button: hundreds of cells may be before it. */
function leaveByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/** What of a row is not taken as it stands, by the id of the row. */
function notesOf({ menu }: FoundMenu, rows: TypedRows): ReadonlyMap<number, RowNote> {
  return new Map(
    menu.notes.toReversed().flatMap((note): readonly (readonly [number, RowNote])[] => {
      const row = note.line === undefined ? undefined : rows[note.line - HEAD - 1];
      return row ? [[row.id, { column: columnOf(note.trouble), text: noteText(note) }]] : [];
    }),
  );
}

/** The head is no row to who types. */
function withRowNumbers(found: FoundMenu): FoundMenu {
  const notes = found.menu.notes.map((note) => (note.line === undefined ? note : { ...note, line: note.line - HEAD }));
  return { ...found, menu: { ...found.menu, notes } };
}

function pasteWords({ count, hasHead }: Filled): string {
  return [texts.rowsPasted({ count }), ...(hasHead ? [texts.headPasted()] : [])].join(' ');
}

function overWords({ rows, cells, columns }: Left): string | null {
  const words = [
    ...(rows > 0 ? [texts.rowsDidNotFit({ count: rows, most: MOST.typedRows })] : []),
    ...(cells > 0 ? [texts.cellsDidNotFit({ count: cells })] : []),
    ...(columns.length > 0 ? [texts.columnsDidNotFit({ count: columns.length, names: columns.join('”, “') })] : []),
  ];
  return words.length > 0 ? words.join(' ') : null;
}

/** A touch screen has no Escape. */
const ON_KEYS = { display: 'none', '@media (pointer: fine)': { display: 'inline' } } as const;
/** Lines of the file before its first row. */
const HEAD = 1;
