import { canManageMenu } from '@foodhouse/domain';
import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { HouseScreen } from '../features/house/settings/house-screen.tsx';
import { paths } from '../paths.ts';

/** For admins; others are sent to the login. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  if (!canManageMenu(role)) return <Navigate to={paths.login} replace state={{ from: paths.house, needs: 'admin' }} />;
  return <HouseScreen />;
}
