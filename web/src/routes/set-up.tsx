import { canManageMenu } from '@foodhouse/domain';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { SetUpScreen } from '../features/house/setup/set-up-screen.tsx';
import type { WithMenu } from '../features/house/setup/set-up-steps.tsx';
import type { WithSound } from '../features/house/setup/try-step.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { paths } from '../paths.ts';
import { LoadingBlock } from '../ui/loading-block.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';

const WithSoundHere = lazyComponent(async () => (await import('../features/board/alarm/sound-here.tsx')).WithSoundHere);
/** While nobody knows. */
const SILENT = { isOn: false, turnOn: null };

const withSound: WithSound = (show) => (
  <OptionalPart place={show(SILENT)}>
    <WithSoundHere>{show}</WithSoundHere>
  </OptionalPart>
);

/** Fetched with its step: it has the readers of all formats. */
const Import = lazyComponent(async () => (await import('../features/moving-in/import-screen.tsx')).ImportScreen);

const menuOf =
  (chef: string): WithMenu =>
  (step) => (
    <Suspense fallback={<LoadingBlock />}>
      <Import chef={chef} hasLead={false} {...step} />
    </Suspense>
  );

/** For admins; others are sent to the login. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  if (!canManageMenu(role)) return <Navigate to={paths.login} replace state={{ from: paths.setUp, needs: 'admin' }} />;
  return <SetUp />;
}

function SetUp(): React.JSX.Element {
  const { displayName } = useSignedInUser();
  return <SetUpScreen sound={withSound} menu={menuOf(displayName)} />;
}
