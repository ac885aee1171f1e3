import { nothing, type Stories } from '../../dev/stories.tsx';
import { RowCount, TablePager, TableToolbar } from './table-toolbar.tsx';

const BAR = {
  columns: ['Name', 'Visits'],
  shown: new Set(['Name', 'Visits']),
  onSwitch: nothing,
  onFiltersToggle: nothing,
  exports: [{ nameOf: (count: number) => `lines of ${count} guests`, write: () => Promise.resolve('') }],
  count: 25,
  onExport: nothing,
  onPrint: nothing,
} as const;

export const stories: Stories = {
  'above a table': <TableToolbar {...BAR} areFiltersOpen={false} />,
  'with a column hidden, and filters': <TableToolbar {...BAR} shown={new Set(['Name'])} areFiltersOpen />,
  'the last page': <TablePager count={123} page={2} size={50} onPageChange={nothing} />,
  'nothing found': <RowCount count={0} />,
};
