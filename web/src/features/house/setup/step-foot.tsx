// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import { LinkButton } from '../../../ui/button.tsx';
import { nextStep, stepBefore, type Step } from './steps.ts';
import * as settings from '../settings/texts.ts';
import * as texts from './texts.ts';

/** The ways from a step beside the button that goes on. */
export function StepWays({
  step,
  canSkip,
}: {
  readonly step: Step;
  /** Whether it can be left as it is, for later. */
  readonly canSkip: boolean;
}): React.JSX.Element {
  const before = stepBefore(step);
  const next = nextStep(step);
  return (
    <>
      {canSkip && next && (
        <LinkButton to={{ hash: next }} sx={NARROW}>
          {texts.skip()}
        </LinkButton>
      )}
      {before && (
        <LinkButton to={{ hash: before }} sx={[NARROW, { ml: 'auto' }]}>
          {texts.back()}
        </LinkButton>
      )}
    </>
  );
}

/** The foot of a step without a form of its own. */
export function StepFoot({ step, isDone }: { readonly step: Step; readonly isDone: boolean }): React.JSX.Element {
  const next = nextStep(step);
  return (
    <Box sx={FOOT}>
      {isDone && next && (
        <LinkButton to={{ hash: next }} variant="contained" size="large">
          {settings.goOn()}
        </LinkButton>
      )}
      <StepWays step={step} canSkip={!isDone} />
    </Box>
  );
}

/** On a phone the three are in one line. */
const NARROW = { px: { xs: 1.5, sm: 2.75 } } as const;
const FOOT = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 3 } as const;
