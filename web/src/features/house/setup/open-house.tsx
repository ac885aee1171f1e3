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
import { StepFoot } from './step-foot.tsx';
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
            action={texts.see()}
            entries={unsaved.map((step) => ({ step, words: texts.stepName({ step }) }))}
          />
        )}
        {food.length > 0 && <StepList title={texts.openNeedsFood()} action={texts.add()} entries={food} />}
        {isWall && food.length === 0 && <Box sx={{ my: 1 }}>{texts.openAsksMenu()}</Box>}
        {others.length > 0 && (
          <StepList title={isWall ? texts.missing() : texts.openAnyway()} action={texts.add()} entries={others} />
        )}
        {!isWall && others.length === 0 && <Box sx={{ my: 1 }}>{texts.openLead()}</Box>}
        <Box sx={FOOT}>
          {!isWall && <SaveProblem id={problemId} problem={problem} onReload={onReload} />}
          <StepFoot step="try" canSkip={false}>
            {!isWall && <SubmitButton loading={isBusy}>{texts.openTheHouse()}</SubmitButton>}
          </StepFoot>
        </Box>
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

const FOOT = { display: 'grid', gap: 2, mt: 2 } as const;
const PANEL = { p: { xs: 2, sm: 3 }, mt: 3, maxWidth: 720 } as const;
