// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import type { HouseDto } from '@foodhouse/domain';
import { paths } from '../../../paths.ts';
import * as site from '../../../texts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { SaveProblem } from '../settings/save-problem.tsx';
import { useSave } from '../settings/use-save.ts';
import { StepList } from './step-frame.tsx';
import { isWalled, STEPS, type lacksOf, type Step } from './steps.ts';
import * as texts from './texts.ts';

/** Opens the house, after saying what it still lacks: without a food it stays closed, all else stops nobody. */
export function OpenHouse({
  house,
  lacks,
  unsaved,
  beforeLost,
  onSaved,
  onReload,
}: {
  readonly house: HouseDto;
  readonly lacks: ReturnType<typeof lacksOf>;
  /** The steps in which something is typed that is not saved. */
  readonly unsaved: readonly Step[];
  /** Does what loses it, after a question. */
  readonly beforeLost: (lose: () => void) => void;
  readonly onSaved: (house: HouseDto) => void;
  readonly onReload: () => void;
}): React.JSX.Element {
  const { save, problem, problemId, isBusy } = useSave(
    { house, onSaved, onReload, onDirty: nothing },
    texts.isOpenNow(),
    (fields) => ('notOpenYet' in fields ? texts.openNeedsFood() : texts.couldNotOpen()),
  );
  // Of the test order there are ticks above.
  const isWall = isWalled(lacks);
  const missingIn = (step: Step): ComponentProps<typeof StepList>['entries'] =>
    (lacks[step] ?? []).map((what) => ({ step, words: texts.lack({ what }) }));
  const food = missingIn('menu');
  const others = STEPS.filter((step) => step !== 'menu' && step !== 'try').flatMap(missingIn);
  return (
    <Surface component="section" sx={PANEL}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          beforeLost(() => void save({ notOpenYet: false }));
        }}
      >
        <Typography component="h3" variant="h3">
          {texts.openTheHouse()}
        </Typography>
        {unsaved.length > 0 && (
          <StepList
            title={texts.notSavedYet()}
            entries={unsaved.map((step) => ({ step, words: texts.stepName({ step }) }))}
          />
        )}
        {food.length > 0 && <StepList title={texts.openNeedsFood()} entries={food} />}
        {isWall && food.length === 0 && <Box sx={{ my: 1 }}>{texts.openAsksMenu()}</Box>}
        {others.length > 0 && <StepList title={isWall ? texts.missing() : texts.openAnyway()} entries={others} />}
        {!isWall && others.length === 0 && <Box sx={{ my: 1 }}>{texts.openLead()}</Box>}
        {!isWall && (
          <>
            <SaveProblem id={problemId} problem={problem} onReload={onReload} />
            <SubmitButton loading={isBusy} sx={{ justifySelf: { sm: 'start' } }}>
              {texts.openTheHouse()}
            </SubmitButton>
          </>
        )}
      </Form>
    </Surface>
  );
}

/** What stands in the place of the set-up once it is done. */
export function IsOpen(): React.JSX.Element {
  return (
    <Surface component="section" sx={PANEL}>
      <Typography component="h2" variant="h3">
        {texts.isOpenNow()}
      </Typography>
      <Box sx={{ my: 1 }}>{texts.isOpenLead()}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to={paths.inventory} variant="contained">
          {texts.toMenu()}
        </LinkButton>
        <LinkButton to={paths.share} variant="outlined">
          {site.share()}
        </LinkButton>
        <LinkButton to={paths.house} variant="outlined">
          {texts.toHouse()}
        </LinkButton>
      </Box>
    </Surface>
  );
}

function nothing(): void {
  // It has nothing that is typed.
}

const PANEL = { p: { xs: 2, sm: 3 }, mt: 3, maxWidth: 720 } as const;
