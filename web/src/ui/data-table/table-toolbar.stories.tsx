import { nothing, type Stories } from '../../dev/stories.tsx';
import { TablePager, TableToolbar } from './table-toolbar.tsx';

const BAR = {
  columns: ['Name', 'Visits'],
  hidden: new Set<string>(),
  onHiddenChange: nothing,
  onFiltersToggle: nothing,
  anywhere: '',
  onAnywhereChange: nothing,
  exports: [{ nameOf: (count: number) => `lines of ${count} guests`, write: () => Promise.resolve('') }],
  count: 25,
  onExport: nothing,
  onPrint: nothing,
} as const;

export const stories: Stories = {
  'above a table': <TableToolbar {...BAR} areFiltersOpen={false} />,
  'with a column hidden and something typed': (
    <TableToolbar {...BAR} hidden={new Set(['Visits'])} anywhere="Guest 12" areFiltersOpen />
  ),
  'the last page': <TablePager count={123} page={2} size={50} onPageChange={nothing} />,
  'nothing found': <TablePager count={0} page={0} size={50} onPageChange={nothing} />,
};
