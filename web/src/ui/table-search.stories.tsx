import type { Stories } from '../dev/stories.tsx';
import { ListBar, TableSearchProvider, useSearchReport } from './table-search.tsx';

export const stories: Stories = {
  'folded, beside what takes the line': (
    <TableSearchProvider>
      <ListBar search="folded" after="What there is to make" />
      <List />
    </TableSearchProvider>
  ),
  'over a list: says what it finds once something is typed': (
    <TableSearchProvider>
      <ListBar />
      <List />
    </TableSearchProvider>
  ),
};

function List(): React.JSX.Element {
  useSearchReport('By the beginning of the email or name', '3 found');
  return <p>A list of guests</p>;
}
