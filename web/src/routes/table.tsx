import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { codeOf, keepHow } from '../features/orders/basket/how.ts';
import { sayTable } from '../features/orders/basket/say-table.ts';
import { paths } from '../paths.ts';

/** The address on a table: it remembers the table for this tab, says which one it is, and goes to the menu. */
export function Component(): React.JSX.Element {
  const code = codeOf(useParams()['code'] ?? '');
  keepHow({ kind: 'table', code });
  useEffect(() => {
    void sayTable(code);
  }, [code]);
  return <Navigate to={paths.inventory} replace />;
}
