// No stories: asks the server; shows set-up-steps.tsx.
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import * as site from '../../../texts.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { loadHouse } from '../settings/house-api.ts';
import type { WithMenu } from './set-up-steps.tsx';
import type { WithSound } from './try-step.tsx';

const LoadedSetUp = lazyComponent(async () => (await import('./loaded-set-up.tsx')).LoadedSetUp);

interface SetUpScreenProps {
  readonly menu: WithMenu;
  readonly sound: WithSound;
}

/** Leads the first admin from nothing to an open house. */
export function SetUpScreen(props: SetUpScreenProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadHouse() }), [round]);
  const loaded = useRequest(request.ask);
  const load = (): void => {
    setRound((count) => count + 1);
  };
  useEffect(() => {
    LoadedSetUp.load().catch(() => undefined); // beside the settings; where it fails, it is asked for again
  }, []);
  const waiting = (
    <>
      <PageHeading title={site.setUp()}>{site.setUp()}</PageHeading>
      {loaded.status === 'failed' ? <FailureBlock reason={loaded.reason} onRetry={load} /> : <LoadingBlock />}
    </>
  );
  if (loaded.status !== 'ready') return waiting;
  return (
    <Suspense fallback={waiting}>
      <LoadedSetUp key={loaded.value.version} {...props} loaded={loaded.value} onReload={load} />
    </Suspense>
  );
}
