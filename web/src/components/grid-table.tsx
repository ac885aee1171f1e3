import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { TableFrameProps } from './table-frame.tsx';

const PAGE_SIZE = 50;
const ROW_HEIGHT = 64;

/**
 * The rows in MUI's data grid: sorted, filtered, with the columns one wants, as CSV and on paper. What begins like a formula
 * is exported as text. A module of its own, since the grid is 133 KB.
 */
export function GridTable<T>({
  label,
  rows,
  rowKey,
  columns,
}: Omit<TableFrameProps<T>, 'children'>): React.JSX.Element {
  const gridColumns = columns.map(
    ({ label: field, cell, value, minWidth }): GridColDef<{ readonly row: T; readonly at: number }> => {
      const first = rows[0];
      const isNumber = value !== undefined && first !== undefined && typeof value(first) === 'number';
      return {
        field,
        headerName: field,
        flex: value ? 1 : 1.5,
        minWidth: minWidth ?? (value ? 120 : 180),
        type: isNumber ? 'number' : 'string',
        align: 'left',
        headerAlign: 'left',
        sortable: value !== undefined,
        filterable: value !== undefined,
        disableExport: value === undefined,
        ...(value && { valueGetter: (_value, { row }) => value(row) }),
        renderCell: ({ row: { row, at } }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', height: 1 }}>{cell(row, at)}</Box>
        ),
      };
    },
  );
  return (
    <DataGrid
      label={label}
      rows={rows.map((row, at) => ({ row, at }))}
      columns={gridColumns}
      getRowId={({ row }) => rowKey(row)}
      rowHeight={ROW_HEIGHT}
      disableRowSelectionOnClick
      showToolbar
      pageSizeOptions={[PAGE_SIZE, 100]}
      initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
      slotProps={{ toolbar: { csvOptions: { fileName: label, escapeFormulas: true } } }}
      sx={{ bgcolor: 'background.paper', borderRadius: 4.5, borderColor: 'divider', minHeight: 320, maxHeight: '80vh' }}
    />
  );
}
