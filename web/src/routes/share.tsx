import { canManageMenu } from '@foodhouse/domain';
import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { ShareScreen } from '../features/share/share-screen.tsx';
import { paths } from '../paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import * as site from '../texts.ts';

/** For admins; others are sent to the login. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  if (!canManageMenu(role)) return <Navigate to={paths.login} replace state={{ from: paths.share, needs: 'admin' }} />;
  return (
    <>
      <PageHeading title={site.share()}>{site.share()}</PageHeading>
      <ShareScreen />
    </>
  );
}
