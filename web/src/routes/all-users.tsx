import { canManageUsers } from '@foodhouse/domain';
import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { InviteButton } from '../features/invitations/invite-button.tsx';
import { UsersScreen } from '../features/users/components/users-screen.tsx';
import { paths } from '../paths.ts';

/** For admins; others are sent to the login. */
export function Component(): React.JSX.Element {
  const { role, uid } = useSignedInUser();
  if (!canManageUsers(role))
    return <Navigate to={paths.login} replace state={{ from: paths.allUsers, needs: 'admin' }} />;
  return <UsersScreen ownId={uid} invite={<InviteButton />} />;
}
