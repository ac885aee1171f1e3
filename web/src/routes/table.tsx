import { tableCodeOf } from '@foodhouse/domain';
import { Navigate, useParams } from 'react-router-dom';
import { keepFulfilmentChoice } from '../features/ordering/basket/said.ts';
import { paths } from '../paths.ts';

/** The address on a table: it remembers the table with the basket, and goes to the menu, which says which one it is. */
export function Component(): React.JSX.Element {
  const { code = '' } = useParams();
  keepFulfilmentChoice({ kind: 'table', code: tableCodeOf(code) });
  return <Navigate to={paths.inventory} replace />;
}
