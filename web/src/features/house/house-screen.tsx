import type { HouseDto } from '@foodhouse/domain';
import { Suspense, useMemo, useState } from 'react';
import { useRequest } from '../../data/use-request.ts';
import { lazyComponent } from '../../first-paint/lazy-component.tsx';
import { FailureBlock } from '../../ui/failure-block.tsx';
import { LoadingBlock } from '../../ui/loading-block.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { loadHouse } from './house-api.ts';
import { AboutForm } from './about-form.tsx';
import { HouseForm } from './house-form.tsx';
import { PauseControl } from './lazy-pause.tsx';

const ServicesForm = lazyComponent(async () => (await import('./services-form.tsx')).ServicesForm);
const HoursForm = lazyComponent(async () => (await import('./hours-form.tsx')).HoursForm);

/** What the house says of itself. */
export function HouseScreen(): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadHouse() }), [round]);
  const loaded = useRequest(request.ask);
  const load = (): void => {
    setRound((count) => count + 1);
  };
  return (
    <>
      <PageHeading title="House" aside={<PauseControl />}>
        House
      </PageHeading>
      {loaded.status === 'loading' && <LoadingBlock />}
      {loaded.status === 'failed' && <FailureBlock reason={loaded.reason} onRetry={load} />}
      {loaded.status === 'ready' && <HouseForms key={loaded.value.version} loaded={loaded.value} onReload={load} />}
    </>
  );
}

/** Each is saved for itself, over what the other has saved last. */
function HouseForms({
  loaded,
  onReload,
}: {
  readonly loaded: HouseDto;
  readonly onReload: () => void;
}): React.JSX.Element {
  const [house, setHouse] = useState(loaded);
  return (
    <>
      <Suspense fallback={<LoadingBlock />}>
        <HoursForm house={house} onSaved={setHouse} onReload={onReload} />
        <ServicesForm house={house} onSaved={setHouse} onReload={onReload} />
      </Suspense>
      <AboutForm house={house} onSaved={setHouse} onReload={onReload} />
      <HouseForm house={house} onSaved={setHouse} onReload={onReload} />
    </>
  );
}
