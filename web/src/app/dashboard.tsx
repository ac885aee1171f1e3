import { useEffect, useState } from 'react';
import toast from 'react-hot-toast';
import { Navigate, useLocation } from 'react-router-dom';
import { DashboardLayout, DashboardWaiting } from './dashboard-layout.tsx';
import { paths } from '../paths.ts';
import { PageOutlet } from './page-outlet.tsx';
import { startSession } from '../data/session.ts';
import { useSession } from '../data/session-context.tsx';

/** The guard: a spinner while it is not known who is here, the login page when nobody is, home for who just left here. */
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
          <PageOutlet />
        </DashboardLayout>
      );
  }
}

/** Who did not leave by themselves is told. */
function GoHome({ wasRefused }: { readonly wasRefused: boolean }): React.JSX.Element {
  useEffect(() => {
    if (wasRefused) toast.error('Your session has ended. Please log in again.', { id: 'session-ended' });
  }, [wasRefused]);
  return <Navigate to={paths.home} replace />;
}
