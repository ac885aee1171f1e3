import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { Navigate, useLocation } from 'react-router-dom';
import { DashboardLayout, DashboardWaiting } from './dashboard-layout.tsx';
import { MESSAGES } from '../copy.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { NoticeBlock } from '../ui/notice-block.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { startSession } from '../data/session.ts';
import { useSession } from '../data/session-context.tsx';

/**
 * The guard. It shows the empty frame while the session is unknown, sends signed-out people to the login, and home
 * after a sign-out on this page.
 */
export function Component(): React.JSX.Element {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasHere, setWasHere] = useState(false);
  if (session.status === 'signed-in' && !wasHere) setWasHere(true);
  switch (session.status) {
    case 'loading':
      return <DashboardWaiting />;
    case 'unknown':
      return <DashboardWaiting onRetry={() => void startSession()} />;
    case 'signed-out':
      if (wasHere && session.hasLeft) return <GoHome wasRefused={session.wasRefused ?? false} />;
      return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
    case 'signed-in':
      return (
        <DashboardLayout key={session.user.uid} user={session.user}>
          {session.user.role === 'guest' && pathname !== paths.myOrders ? <ForMembers /> : <PageOutlet />}
        </DashboardLayout>
      );
  }
}

/** What a guest reads in place of the dashboard's other pages. */
function ForMembers(): React.JSX.Element {
  return (
    <NoticeBlock
      picture="/img/site/plate.webp"
      title="This is for people with an account"
      headingLevel="h1"
      action={
        <LinkButton to={paths.signUp} variant="contained">
          {MESSAGES.createAccount}
        </LinkButton>
      }
    >
      As a guest you order from the menu and follow your orders. With an account they stay yours.
    </NoticeBlock>
  );
}

/** Goes home, and says so to a person whom the server signed out. */
function GoHome({ wasRefused }: { readonly wasRefused: boolean }): React.JSX.Element {
  useEffect(() => {
    if (wasRefused) toast.error('Your session has ended. Please log in again.', { id: 'session-ended' });
  }, [wasRefused]);
  return <Navigate to={paths.home} replace />;
}
