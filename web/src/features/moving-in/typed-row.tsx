// No stories: in typed-menu.tsx.
import Box from '@mui/material/Box';
import { memo, useId, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { Close } from '../../ui/icons/close.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { STACKED } from '../../ui/input-table.tsx';
import { FIELD } from './field-styles.ts';
import * as texts from './texts.ts';
import { COLUMN_NAMES, isEmpty, pastedCells, type TypedColumn, type TypedRow } from './typed-rows.ts';

export interface RowNote {
  readonly column: TypedColumn;
  readonly text: string;
}

interface RowProps {
  readonly row: TypedRow;
  /** Always the same. */
  readonly columns: readonly TypedColumn[];
  /** From 1 on. */
  readonly number: number;
  /** What is wrong with it, once it may be said. */
  readonly note: RowNote | null;
  readonly onCell: (row: number, column: number, text: string) => void;
  /** Once the focus is elsewhere. */
  readonly onLeave: (row: number) => void;
  readonly onPaste: (row: number, column: number, pasted: readonly (readonly string[])[]) => void;
  readonly onRemove: (row: number) => void;
}

/** A row of the table that is typed, and below it what of it cannot be taken as it stands. */
export const TypedRowCells = memo(function TypedRowCells({
  row,
  columns,
  number,
  note,
  onCell,
  onLeave,
  onPaste,
  onRemove,
}: RowProps): React.JSX.Element {
  const id = useId();
  const isBlank = isEmpty(row);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isWithin = currentTarget.closest('tbody')?.contains(relatedTarget) ?? false;
    if (!isBlank && !isWithin) onLeave(row.id);
  };
  return (
    <Box component="tbody" data-row={row.id} sx={BODY}>
      <Box component="tr" sx={ROW}>
        <Box component="th" scope="row" sx={NUMBER}>
          {number}
        </Box>
        {columns.map((column, index) => (
          <Box
            key={column}
            component="td"
            data-label={COLUMN_NAMES[column]}
            sx={[
              CELL,
              { width: WIDTHS[column], [STACKED]: { gridRow: PLACES[column].row, gridColumn: PLACES[column].column } },
            ]}
          >
            <InlineInput
              value={row.cells[index] ?? ''}
              data-column={index}
              autoComplete="off"
              inputMode={INPUT_MODES[column] ?? 'text'}
              enterKeyHint="next"
              aria-label={texts.cellOfRow({ row: number, column: COLUMN_NAMES[column].toLowerCase() })}
              aria-invalid={note?.column === column}
              aria-describedby={note?.column === column ? id : undefined}
              sx={FIELD}
              onChange={({ target }) => {
                onCell(row.id, index, target.value);
              }}
              onBlur={leave}
              onKeyDown={moveByKey}
              onPaste={(event: ClipboardEvent) => {
                const pasted = pastedCells(event.clipboardData.getData('text/plain'));
                if (!pasted) return;
                event.preventDefault();
                onPaste(row.id, index, pasted);
              }}
            />
          </Box>
        ))}
        <Box component="td" sx={REMOVE}>
          {!isBlank && (
            <IconButton
              aria-label={texts.removeRow({ row: number })}
              onClick={() => {
                onRemove(row.id);
              }}
            >
              <Close />
            </IconButton>
          )}
        </Box>
      </Box>
      {note && (
        <Note id={id} at={Math.max(columns.indexOf(note.column), 0)} count={columns.length} column={note.column}>
          {texts.rowNote({ row: number, note: note.text })}
        </Note>
      )}
    </Box>
  );
});

/** A line below the field of which it speaks: from its beginning on, or up to its end where little is behind it. */
function Note({
  id,
  at,
  count,
  column,
  children,
}: {
  readonly id: string;
  /** The place of its column. */
  readonly at: number;
  /** How many columns there are. */
  readonly count: number;
  readonly column: TypedColumn;
  readonly children: string;
}): React.JSX.Element {
  const isLate = at > count / 2;
  return (
    <Box component="tr" sx={ROW}>
      {!isLate && <Box component="td" colSpan={at + 1} sx={{ [STACKED]: { display: 'none' } }} />}
      <Box
        component="td"
        id={id}
        colSpan={isLate ? at + 2 : count - at + 1}
        sx={[NOTE, isLate && UP_TO, { [STACKED]: { gridRow: PLACES[column].row + 1 } }]}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Enter and the arrows stay in their column. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (step === undefined || !isPlain || event.nativeEvent.isComposing) return; // what is composed takes its own Enter
  event.preventDefault();
  const row = event.currentTarget.closest('tbody');
  const other = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const field = other?.querySelector<HTMLInputElement>(
    `[data-column="${event.currentTarget.dataset['column'] ?? ''}"]`,
  );
  field?.focus();
  field?.select();
}

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
const INPUT_MODES: Readonly<Partial<Record<TypedColumn, 'decimal' | 'numeric'>>> = {
  price: 'decimal',
  portions: 'numeric',
};
const WIDTHS: Readonly<Record<TypedColumn, string>> = {
  name: '21%',
  size: '12%',
  price: '11%',
  category: '15%',
  description: '23%',
  portions: '8%',
  tax: '10%',
};
/** In a grid of four columns, with a row for the note below each row of fields. */
const PLACES: Readonly<Record<TypedColumn, { readonly row: number; readonly column: string }>> = {
  name: { row: 1, column: '2 / 4' },
  size: { row: 3, column: '2' },
  price: { row: 3, column: '3' },
  category: { row: 5, column: '2 / 4' },
  description: { row: 7, column: '2 / 4' },
  portions: { row: 9, column: '2' },
  tax: { row: 9, column: '3' },
};
const BODY = {
  [STACKED]: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) minmax(0, 1fr) 44px',
    columnGap: 1,
    borderTop: 1,
    borderColor: 'divider',
    pt: 1,
  },
} as const;
const ROW = { [STACKED]: { display: 'contents' } } as const;
const NUMBER = {
  width: 44,
  p: 0.5,
  textAlign: 'start',
  typography: 'body2',
  fontWeight: 700,
  [STACKED]: { gridRow: 1, gridColumn: 1, width: 'auto', p: 0 },
} as const;
const CELL = {
  p: 0.5,
  verticalAlign: 'top',
  [STACKED]: {
    width: 'auto',
    p: 0,
    pb: 1,
    // The ring of focus has room below it.
    '&::before': { content: 'attr(data-label)', display: 'block', typography: 'body2', fontWeight: 600, mb: 0.75 },
  },
} as const;
const REMOVE = { width: 52, p: 0.5, [STACKED]: { gridRow: '1 / 9', gridColumn: 4, width: 'auto', p: 0 } } as const;
const NOTE = {
  px: 0.5,
  pb: 1,
  color: 'error.main',
  typography: 'body2',
  [STACKED]: { gridColumn: '2 / 4', px: 0, textAlign: 'start' },
} as const;
const UP_TO = { textAlign: 'end' } as const;
