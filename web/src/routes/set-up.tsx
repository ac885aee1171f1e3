import { canManageMenu } from '@foodhouse/domain';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { useSoundHere } from '../features/board/alarm/use-sound-here.ts';
import { SetUpScreen } from '../features/house/setup/set-up-screen.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { paths } from '../paths.ts';
import { LoadingBlock } from '../ui/loading-block.tsx';

/** Fetched with its step: it has the readers of all formats. */
const Import = lazyComponent(async () => (await import('../features/moving-in/import-screen.tsx')).ImportScreen);

/** For admins; others are sent to the login. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  if (!canManageMenu(role)) return <Navigate to={paths.login} replace state={{ from: paths.setUp, needs: 'admin' }} />;
  return <SetUp />;
}

function SetUp(): React.JSX.Element {
  const { displayName } = useSignedInUser();
  const sound = useSoundHere();
  return (
    <SetUpScreen
      sound={sound}
      menu={
        <Suspense fallback={<LoadingBlock />}>
          <Import chef={displayName} />
        </Suspense>
      }
    />
  );
}
