import Box from '@mui/material/Box';
import type { Stories } from '../../dev/stories.tsx';
import type { Column } from './column.ts';
import { TableWithTools } from './table-with-tools.tsx';

interface Guest {
  readonly name: string;
  readonly visits: number;
}

const COLUMNS: readonly Column<Guest>[] = [
  { label: 'Name', cell: ({ name }) => name, value: ({ name }) => name, minWidth: 200 },
  { label: 'Visits', cell: ({ visits }) => visits, value: ({ visits }) => visits },
];

const guests = (count: number): readonly Guest[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Guest ${index + 1}`, visits: (index * 7) % 20 }));

export const stories: Stories = {
  empty: <Table rows={[]} />,
  '3 rows': <Table rows={guests(3)} />,
  'a name of 60 letters': <Table rows={[{ name: 'a'.repeat(60), visits: 1 }]} />,
  '300 rows: 50 of them on a page': (
    <Box role="region" aria-label="300 rows" tabIndex={0} sx={{ maxHeight: 480, overflow: 'auto' }}>
      <Table rows={guests(300)} />
    </Box>
  ),
};

function Table({ rows }: { readonly rows: readonly Guest[] }): React.JSX.Element {
  return <TableWithTools label="Guests" rows={rows} rowKey={({ name }) => name} columns={COLUMNS} />;
}
