import { canManageMenu } from '@foodhouse/domain';
import { Navigate } from 'react-router-dom';
import { ImportScreen } from '../features/moving-in/import-screen.tsx';
import { paths } from '../paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import * as site from '../texts.ts';

/** For admins; others are sent to the login. */
export function Component(): React.JSX.Element {
  const { role, displayName } = useSignedInUser();
  if (!canManageMenu(role))
    return <Navigate to={paths.login} replace state={{ from: paths.importMenu, needs: 'admin' }} />;
  return (
    <>
      <PageHeading title={site.importMenu()}>{site.importMenu()}</PageHeading>
      <ImportScreen chef={displayName} />
    </>
  );
}
