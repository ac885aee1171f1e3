import { useMemo, useState } from 'react';
import { useRequest } from '../../data/use-request.ts';
import { FailureBlock } from '../../ui/failure-block.tsx';
import { LoadingBlock } from '../../ui/loading-block.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { loadHouse } from './house-api.ts';
import { HouseForm } from './house-form.tsx';

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
      <PageHeading title="House">House</PageHeading>
      {loaded.status === 'loading' && <LoadingBlock />}
      {loaded.status === 'failed' && <FailureBlock reason={loaded.reason} onRetry={load} />}
      {loaded.status === 'ready' && <HouseForm key={loaded.value.version} house={loaded.value} onReload={load} />}
    </>
  );
}
