import { useParams } from 'react-router-dom';
import { TrackScreen } from '../features/orders/track/track-screen.tsx';

export function Component(): React.JSX.Element {
  const { orderId = '', trackKey = '' } = useParams();
  return <TrackScreen key={orderId} id={orderId} trackKey={trackKey} />;
}
