import type { Stories } from '../dev/stories.tsx';
import { ListBar, TableSearchProvider, useSearchReport } from './table-search.tsx';

export const stories: Stories = {
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
