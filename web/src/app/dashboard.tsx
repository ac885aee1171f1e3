import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { Navigate, useLocation } from 'react-router-dom';
import { DashboardLayout, DashboardWaiting } from './dashboard-layout.tsx';
import { forgetFirstListsOncePainted } from '../first-list/take-first-list.ts';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { paths } from '../paths.ts';
import { PageOutlet } from './page-outlet.tsx';
import { startSession } from '../data/session.ts';
import { useSession } from '../data/session-context.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import * as texts from './texts.ts';

const ForMembers = lazyComponent(async () => (await import('./for-members.tsx')).ForMembers);

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
          {session.user.role === 'guest' && pathname !== paths.myOrders ? (
            <OptionalPart>
              <ForMembers />
            </OptionalPart>
          ) : (
            <PageOutlet onMount={forgetFirstListsOncePainted} />
          )}
        </DashboardLayout>
      );
  }
}

/** Goes home, and says so to a person whom the server signed out. */
function GoHome({ wasRefused }: { readonly wasRefused: boolean }): React.JSX.Element {
  useEffect(() => {
    if (wasRefused) toast.error(texts.sessionEnded(), { id: 'session-ended' });
  }, [wasRefused]);
  return <Navigate to={paths.home} replace />;
}
