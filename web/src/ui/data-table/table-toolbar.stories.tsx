import { nothing, type Stories } from '../../dev/stories.tsx';
import { TablePager, TableToolbar } from './table-toolbar.tsx';

const BAR = {
  columns: ['Name', 'Visits'],
  hidden: new Set<string>(),
  onHiddenChange: nothing,
  onFiltersToggle: nothing,
  exports: [{ nameOf: (count: number) => `lines of ${count} guests`, write: () => Promise.resolve('') }],
  count: 25,
  page: 0,
  size: 50,
  onPageChange: nothing,
  onExport: nothing,
  onPrint: nothing,
} as const;

export const stories: Stories = {
  'above a table': <TableToolbar {...BAR} areFiltersOpen={false} />,
  'with a column hidden, filters and pages': (
    <TableToolbar {...BAR} count={123} hidden={new Set(['Visits'])} areFiltersOpen />
  ),
  'the last page': <TablePager count={123} page={2} size={50} onPageChange={nothing} />,
  'nothing found': <TablePager count={0} page={0} size={50} onPageChange={nothing} />,
};
