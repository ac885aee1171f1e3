// No stories: asks the server; shows set-up-steps.tsx.
import type { HouseDto } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import { useRequest } from '../../../data/use-request.ts';
import * as site from '../../../texts.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { LoadingBlock } from '../../../ui/loading-block.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { loadHouse } from '../settings/house-api.ts';
import { IsOpen } from './open-house.tsx';
import { SetUpSteps } from './set-up-steps.tsx';
import { doneCount, lacksOf, STEPS } from './steps.ts';
import type { Sound } from './try-step.tsx';
import { useFound, useWorksAlone, worksAlone } from './use-found.ts';
import * as texts from './texts.ts';

interface SetUpScreenProps {
  readonly menu: ReactNode;
  readonly sound: Sound;
}

/** Leads the first admin from nothing to an open house. */
export function SetUpScreen(props: SetUpScreenProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadHouse() }), [round]);
  const loaded = useRequest(request.ask);
  const load = (): void => {
    setRound((count) => count + 1);
  };
  if (loaded.status === 'ready')
    return <LoadedSetUp key={loaded.value.version} {...props} loaded={loaded.value} onReload={load} />;
  return (
    <>
      <PageHeading title={site.setUp()}>{site.setUp()}</PageHeading>
      {loaded.status === 'loading' ? <LoadingBlock /> : <FailureBlock reason={loaded.reason} onRetry={load} />}
    </>
  );
}

function LoadedSetUp({
  loaded,
  onReload,
  ...props
}: SetUpScreenProps & { readonly loaded: HouseDto; readonly onReload: () => void }): React.JSX.Element {
  const [house, setHouse] = useState(loaded);
  const found = useFound();
  const isAlone = useWorksAlone();
  const isOpen = !house.notOpenYet;
  return (
    <>
      <PageHeading
        title={site.setUp()}
        aside={
          !isOpen && (
            <Typography variant="lead" component="p">
              {texts.stepsDone({ done: doneCount(lacksOf(house, found)), all: STEPS.length })}
            </Typography>
          )
        }
      >
        {site.setUp()}
      </PageHeading>
      {isOpen ? (
        <IsOpen />
      ) : (
        <SetUpSteps
          {...props}
          house={house}
          found={found}
          worksAlone={isAlone}
          onWorksAlone={worksAlone.set}
          onSaved={setHouse}
          onReload={onReload}
        />
      )}
    </>
  );
}
