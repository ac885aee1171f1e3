import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../dev/stories.tsx';
import { Button } from '../button.tsx';
import { Chip } from '../chip.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Guest {
  readonly name: string;
  readonly visits: number;
}

const COLUMNS: readonly Column<Guest>[] = [
  { label: 'Name', cell: ({ name }) => name, value: ({ name }) => name },
  { label: 'Visits', cell: ({ visits }) => visits, value: ({ visits }) => visits },
  { label: 'State', cell: ({ visits }) => <Chip label={visits > 9 ? 'Regular' : 'New'} /> },
  {
    label: 'Action',
    cell: ({ name }) => (
      <Button size="small" variant="outlined" aria-label={`Greet: ${name}`} onClick={nothing}>
        Greet
      </Button>
    ),
  },
];

const guests = (count: number): readonly Guest[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Guest ${index + 1}`, visits: (index * 7) % 20 }));

export const stories: Stories = {
  empty: <Table rows={[]} />,
  '3 rows': <Table rows={guests(3)} />,
  'names of 3 and of 60 letters': (
    <Table
      rows={[
        { name: 'Ann', visits: 3 },
        { name: 'Maximiliane Alexandrina von und zu Hohenfels-Rosenthal-Bergen', visits: 12 },
        { name: 'a'.repeat(60), visits: 1 },
      ]}
    />
  ),
  '30 rows': <Scrolled count={30} />,
  '300 rows': <Scrolled count={300} />,
};

function Table({ rows }: { readonly rows: readonly Guest[] }): React.JSX.Element {
  return <DataTable label="Guests" rows={rows} rowKey={({ name }) => name} columns={COLUMNS} />;
}

function Scrolled({ count }: { readonly count: number }): React.JSX.Element {
  return (
    <Box role="region" aria-label={`${count} rows`} tabIndex={0} sx={{ maxHeight: 480, overflow: 'auto' }}>
      <Table rows={guests(count)} />
    </Box>
  );
}
