import { useLocation, useParams } from 'react-router-dom';
import { TrackScreen } from '../features/following/track/track-screen.tsx';

export function Component(): React.JSX.Element {
  const { orderId = '' } = useParams();
  const trackKey = keyIn(useLocation().hash);
  return <TrackScreen key={`${orderId} ${trackKey}`} id={orderId} trackKey={trackKey} />;
}

/** What people copied by hand may end in the middle of an escape. */
function keyIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
