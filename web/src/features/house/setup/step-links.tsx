// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import { CheckCircle } from '../../../ui/icons/check-circle.tsx';
import { UNSEEN } from '../../../ui/unseen.ts';
import { HashLinks } from '../settings/hash-links.tsx';
import { NotSaved } from '../settings/part-links.tsx';
import { STEPS, type Step } from './steps.ts';
import * as texts from './texts.ts';

/** The steps in their order; which are done is marked. */
export function StepLinks({
  shown,
  isDone,
  isUnsaved,
}: {
  readonly shown: Step;
  readonly isDone: (step: Step) => boolean;
  readonly isUnsaved: (step: Step) => boolean;
}): React.JSX.Element {
  return (
    <HashLinks label={texts.stepsOfSetUp()} names={STEPS} shown={shown}>
      {(step) => (
        <>
          {isDone(step) && <CheckCircle aria-hidden sx={SIGN} />}
          <Box component="span" sx={NAME}>
            {texts.stepName({ step })}
          </Box>
          {isDone(step) && (
            <Box component="span" sx={UNSEEN}>
              {texts.done()}
            </Box>
          )}
          {isUnsaved(step) && <NotSaved />}
        </>
      )}
    </HashLinks>
  );
}

/** On a phone three stand beside each other. */
const NAME = { minWidth: 0, py: 0.5, textAlign: 'center', whiteSpace: { xs: 'normal', sm: 'nowrap' } } as const;
const SIGN = { flex: 'none', marginInlineEnd: 0.5, fontSize: 18, color: 'success.main' } as const;
