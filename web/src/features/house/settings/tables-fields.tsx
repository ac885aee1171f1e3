// No stories: in services-form.tsx.
import type { Table } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { Rows } from './house-section.tsx';
import { PrintedCodes, TableCode } from './lazy-table-code.tsx';
import { RemoveButton } from './remove-button.tsx';
import { newCode, newTable, type TableRow } from './services-values.ts';
import { isolated } from '../../../lib/isolated.ts';
import type { Refused } from './use-save.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The tables with the address of each. */
export function TablesFields({
  tables,
  refused,
  onChange,
  onProblem,
}: {
  readonly tables: readonly TableRow[];
  readonly refused: (path: string) => Refused;
  readonly onChange: (tables: readonly TableRow[]) => void;
  readonly onProblem: (sentence: string) => void;
}): React.JSX.Element {
  /** The code whose address was copied last. */
  const [copied, setCopied] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [isPrinting, setIsPrinting] = useState(false);
  const endPrint = (): void => {
    setIsPrinting(false);
  };
  const pictured = tables.find(({ row }) => row === shown);
  return (
    <Rows title={texts.tables()} text={texts.tablesHelp()}>
      {tables.map(({ row, code, name }, index) => (
        <TableFields
          key={row}
          number={index + 1}
          table={{ name, code }}
          marks={refused(`tables.${index}.name`)}
          isCopied={copied === code}
          onCopied={setCopied}
          onChange={(changes) => {
            onChange(tables.map((table, at) => (at === index ? { ...table, ...changes } : table)));
          }}
          onShow={() => {
            setShown(row);
          }}
          onRemove={() => {
            onChange(tables.toSpliced(index, 1));
          }}
          onProblem={onProblem}
        />
      ))}
      <Button
        variant="outlined"
        sx={{ mt: tables.length > 0 ? 2 : 0 }}
        onClick={() => {
          const table = newTable(tables);
          onChange([...tables, { ...table, row: table.code }]);
        }}
      >
        {texts.addATable()}
      </Button>
      {tables.length > 1 && (
        <Button
          variant="outlined"
          sx={{ mt: 2, marginInlineStart: 1 }}
          onClick={() => {
            setIsPrinting(true);
          }}
        >
          {texts.printAllCodes()}
        </Button>
      )}
      {isPrinting && (
        <PrintedCodes
          tables={tables.map(({ name, code }) => ({ name, address: addressOf(code) }))}
          onClose={endPrint}
        />
      )}
      {pictured && (
        <TableCode
          name={pictured.name}
          address={addressOf(pictured.code)}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </Rows>
  );
}

/** Its name and its address, which changes with its code. */
function TableFields({
  number,
  table: { name, code },
  marks,
  isCopied,
  onChange,
  onCopied,
  onShow,
  onRemove,
  onProblem,
}: {
  readonly number: number;
  readonly table: Pick<Table, 'name' | 'code'>;
  readonly marks: Refused;
  readonly isCopied: boolean;
  readonly onChange: (changes: Partial<Table>) => void;
  readonly onCopied: (code: string) => void;
  /** Shows the picture of its address. */
  readonly onShow: () => void;
  readonly onRemove: () => void;
  readonly onProblem: (sentence: string) => void;
}): React.JSX.Element {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressOf(code));
      onCopied(code);
    } catch {
      onProblem(texts.cannotCopy());
    }
  };
  return (
    <Box role="group" aria-label={name} sx={ROW}>
      <InlineInput
        aria-label={texts.nameOfTable({ number })}
        value={name}
        maxLength={40}
        aria-invalid={name.trim() === ''}
        {...marks}
        sx={{ width: 1, boxSizing: 'border-box' }}
        onChange={({ target }) => {
          onChange({ name: target.value });
        }}
      />
      <Box component="code" sx={ADDRESS}>
        {addressOf(code)}
      </Box>
      <Box sx={BUTTONS}>
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={texts.qrCodeOf({ name: isolated(name) })}
          sx={PILL}
          onClick={() => {
            onShow();
          }}
        >
          {texts.qrCode()}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={texts.copyTheAddressOf({ name: isolated(name) })}
          sx={PILL}
          onClick={() => {
            void copy();
          }}
        >
          {isCopied ? texts.copied() : common.copy()}
        </Button>
        <Button
          size="small"
          variant="outlined"
          aria-label={texts.newCodeFor({ name: isolated(name) })}
          sx={PILL}
          onClick={() => {
            onChange({ code: newCode() });
          }}
        >
          {texts.newCode()}
        </Button>
      </Box>
      <Box sx={REMOVE}>
        <RemoveButton what="table" label={texts.remove({ name })} onClick={onRemove} />
      </Box>
    </Box>
  );
}

function addressOf(code: string): string {
  return `${location.origin}/t/${code}`;
}

/** In a wide window one line, with its field and its hairline 64 pixels high. */
const ROW = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1fr) auto auto',
    md: '200px minmax(0, 1fr) auto auto',
  },
  columnGap: { xs: 1, sm: 2 },
  rowGap: { xs: 1, sm: 0.5 },
  alignItems: 'center',
  width: 1,
  py: { xs: 1.5, md: '7.5px' },
  borderTop: 1,
  borderColor: 'divider',
} as const;
const ADDRESS = {
  gridArea: { xs: '2 / 1 / auto / -1', md: 'auto' },
  typography: 'body2',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  WebkitUserSelect: 'all', // Safari
  userSelect: 'all',
} as const;
const BUTTONS = {
  gridArea: { xs: '3 / 1 / auto / -1', sm: '1 / 2', md: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;
/** As wide with the word Copied, and a finger reaches around it. */
const PILL = {
  position: 'relative',
  minWidth: 80,
  '&&[data-variant]': { color: 'text.primary', borderColor: 'edge' },
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
} as const;
/** At the end of the first line. */
const REMOVE = { gridArea: { xs: '1 / 2', sm: '1 / 3', md: 'auto' }, marginInlineEnd: -1 } as const;
