import { Suspense, useEffect, useMemo, useState } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { paths } from '../../../paths.ts';
import * as site from '../../../texts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { loadHouse } from './house-api.ts';
import { PauseControl } from '../pause/lazy-pause.tsx';
import * as texts from './texts.ts';

const HouseForms = lazyComponent(async () => (await import('./house-forms.tsx')).HouseForms);

/** What the house says of itself. */
export function HouseScreen(): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadHouse() }), [round]);
  const loaded = useRequest(request.ask);
  const load = (): void => {
    setRound((count) => count + 1);
  };
  useEffect(() => {
    HouseForms.load().catch(() => undefined); // beside the settings; where it fails, the forms ask for it again
  }, []);
  return (
    <>
      <PageHeading title={texts.house()} aside={<PauseControl hasWord />}>
        {texts.house()}
      </PageHeading>
      {loaded.status === 'loading' && <LoadingBlock />}
      {loaded.status === 'failed' && <FailureBlock reason={loaded.reason} onRetry={load} />}
      {loaded.status === 'ready' && (
        <Suspense fallback={<LoadingBlock />}>
          <HouseForms key={loaded.value.version} loaded={loaded.value} onReload={load} />
          <LinkButton to={paths.exportData} sx={{ mt: 3, px: 0 }}>
            {site.exportData()}
          </LinkButton>
        </Suspense>
      )}
    </>
  );
}
