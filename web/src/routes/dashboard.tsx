import { Navigate, useLocation } from 'react-router-dom';
import { DashboardLayout, DashboardWaiting } from '../app/dashboard-layout.tsx';
import { paths } from '../app/paths.ts';
import { PageOutlet } from '../app/page-outlet.tsx';
import { useSession } from '../firebase/session-context.tsx';

/** The guard: a spinner while it is not known who is here, the login page when nobody is, home for who just left. */
export function Component(): React.JSX.Element {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.status) {
    case 'loading':
      return <DashboardWaiting />;
    case 'signed-out':
      return session.hasLeft ? (
        <Navigate to={paths.home} replace />
      ) : (
        <Navigate to={paths.login} replace state={{ from: pathname + search }} />
      );
    case 'signed-in':
      return (
        <DashboardLayout key={session.user.uid} user={session.user}>
          <PageOutlet />
        </DashboardLayout>
      );
  }
}
