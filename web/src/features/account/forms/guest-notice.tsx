// No stories: asks the session.
import { isMember } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import { useSession } from '../../../data/session-context.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import * as texts from './texts.ts';

/** What becomes of a guest's orders; nothing for everybody else. */
export function GuestNotice(): React.JSX.Element | null {
  const session = useSession();
  const isHydrated = useIsHydrated();
  if (!isHydrated || session.status !== 'signed-in' || isMember(session.user.role)) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2.5 }}>
      {texts.guestOrders()}
    </Alert>
  );
}
