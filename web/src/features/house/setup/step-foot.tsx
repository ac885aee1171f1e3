// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { nextStep, stepBefore, type Step } from './steps.ts';
import * as settings from '../settings/texts.ts';
import * as texts from './texts.ts';

/** The foot of every step: at the left what goes back, at the right what skips the step, and the button that goes on. */
export function StepFoot({
  step,
  canSkip,
  children,
}: {
  readonly step: Step;
  /** Whether it can be left as it is, for later. */
  readonly canSkip: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  const before = stepBefore(step);
  const next = nextStep(step);
  return (
    <Box sx={FOOT}>
      {before && (
        <LinkButton to={{ hash: before }} sx={BACK}>
          {texts.back()}
        </LinkButton>
      )}
      <Box sx={ON}>
        {canSkip && next && (
          <LinkButton to={{ hash: next }} sx={NARROW}>
            {texts.skip()}
          </LinkButton>
        )}
        {children}
      </Box>
    </Box>
  );
}

/** That of a step without a form. */
export function PlainFoot({ step, isDone }: { readonly step: Step; readonly isDone: boolean }): React.JSX.Element {
  const next = nextStep(step);
  return (
    <Box sx={PLAIN}>
      <StepFoot step={step} canSkip={!isDone}>
        {isDone && next && (
          <LinkButton to={{ hash: next }} variant="contained" size="large">
            {settings.goOn()}
          </LinkButton>
        )}
      </StepFoot>
    </Box>
  );
}

/** As wide as what is above it. */
const PLAIN = { mt: 3, maxWidth: 720 } as const;
/** On a phone the three are in one line. */
const NARROW = { px: { xs: 1.5, sm: 2.75 } } as const;
/** Its word begins where the fields do. */
const BACK = { ...NARROW, marginInlineStart: { xs: -1.5, sm: -2.75 } } as const;
const FOOT = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const ON = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 1,
  marginInlineStart: 'auto',
} as const;
