import { Navigate, useParams } from 'react-router-dom';
import { foodDetailsOf } from '../paths.ts';

/** /foods/:foodId, which people guess, leads to the food's page. */
export function Component(): React.JSX.Element {
  const { foodId = '' } = useParams();
  return <Navigate to={foodDetailsOf(foodId)} replace />;
}
