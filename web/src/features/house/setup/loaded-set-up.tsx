// No stories: shows set-up-steps.tsx.
import type { HouseDto } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useState, type ComponentProps } from 'react';
import * as site from '../../../texts.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { IsOpen } from './open-house.tsx';
import { SetUpSteps } from './set-up-steps.tsx';
import { doneCount, lacksOf, STEPS } from './steps.ts';
import { useFound, useWorksAlone, worksAlone } from './use-found.ts';
import * as texts from './texts.ts';

/** The set-up of a house whose settings are there. */
export function LoadedSetUp({
  loaded,
  onReload,
  ...props
}: Pick<ComponentProps<typeof SetUpSteps>, 'menu' | 'sound' | 'onReload'> & {
  readonly loaded: HouseDto;
}): React.JSX.Element {
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
