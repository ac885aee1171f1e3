import { Navigate, useParams } from 'react-router-dom';
import { foodDetailsOf } from '../paths.ts';

/** Redirects /foods/:foodId, a plausible guess, to the food's page. */
export function Component(): React.JSX.Element {
  const { foodId = '' } = useParams();
  return <Navigate to={foodDetailsOf(foodId)} replace />;
}
