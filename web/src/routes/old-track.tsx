import { Navigate, useParams } from 'react-router-dom';
import { trackOf } from '../paths.ts';

/** A link of before: its key leaves the address at once. */
export function Component(): React.JSX.Element {
  const { orderId = '', trackKey = '' } = useParams();
  return <Navigate replace to={trackOf(orderId, trackKey)} />;
}
