import type { Table } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Close } from '../../ui/icons/close.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { FIELD } from './house-look.ts';
import { Rows } from './house-section.tsx';
import { TableCode } from './lazy-table-code.tsx';
import { newCode, newTable, type TableRow } from './services-values.ts';

/** The tables with the address of each. */
export function TablesFields({
  tables,
  onChange,
  onProblem,
}: {
  readonly tables: readonly TableRow[];
  readonly onChange: (tables: readonly TableRow[]) => void;
  readonly onProblem: (sentence: string) => void;
}): React.JSX.Element {
  const [copied, setCopied] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const pictured = tables.find(({ row }) => row === shown);
  const change = (index: number, changes: Partial<Table>): void => {
    onChange(tables.map((table, at) => (at === index ? { ...table, ...changes } : table)));
  };
  const copy = async (code: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressOf(code));
      setCopied(code);
    } catch {
      onProblem('The browser does not let us copy. The address can be marked and copied by hand.');
    }
  };
  return (
    <Rows
      title="Tables"
      text="Put its address on each table, best as a picture to scan. Whoever has it orders to that table: a new code ends the old one when you save."
    >
      {tables.map(({ row, code, name }, index) => (
        <Box key={row} role="group" aria-label={name} sx={ROW}>
          <InlineInput
            aria-label={`Name of table ${index + 1}`}
            value={name}
            maxLength={40}
            aria-invalid={name.trim() === ''}
            sx={{ ...FIELD, width: 1 }}
            onChange={({ target }) => {
              change(index, { name: target.value });
            }}
          />
          <Box component="code" sx={ADDRESS}>
            {addressOf(code)}
          </Box>
          <Box sx={BUTTONS}>
            <TextButton
              aria-haspopup="dialog"
              aria-label={`QR code of ${name}`}
              onClick={() => {
                setShown(row);
              }}
            >
              QR code
            </TextButton>
            <TextButton
              aria-label={`Copy the address of ${name}`}
              onClick={() => {
                void copy(code);
              }}
            >
              {copied === code ? 'Copied' : 'Copy'}
            </TextButton>
            <TextButton
              aria-label={`New code for ${name}`}
              onClick={() => {
                change(index, { code: newCode() });
              }}
            >
              New code
            </TextButton>
            <IconButton
              aria-label={`Remove ${name}`}
              title="Remove this table"
              onClick={() => {
                onChange(tables.toSpliced(index, 1));
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() => {
          const table = newTable(tables);
          onChange([...tables, { ...table, row: table.code }]);
        }}
      >
        Add a table
      </Button>
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

function addressOf(code: string): string {
  return `${location.origin}/t/${code}`;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto', md: '200px minmax(0, 1fr) auto' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  width: 1,
  py: { xs: 1, md: '3.5px' },
  borderTop: 1,
  borderColor: 'divider',
} as const;
const ADDRESS = {
  gridArea: { sm: '2 / 1 / auto / -1', md: 'auto' },
  typography: 'body2',
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
const BUTTONS = {
  gridArea: { sm: '1 / 2', md: 'auto' },
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  '& > button': { typography: 'body2', fontWeight: 600 },
  // It ends what is printed.
  '& > button:nth-of-type(3)': { ml: 1, color: 'text.secondary' },
  '& > button:last-of-type': { ml: 'auto' },
} as const;
