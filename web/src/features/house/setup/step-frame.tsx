// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { STEPS, type Lack, type Step } from './steps.ts';
import * as texts from './texts.ts';

/** One step: what it is about, what is missing, its forms, and the way to those beside it. */
export function StepFrame({
  step,
  lacks,
  children,
}: {
  readonly step: Step;
  /** Null while nobody knows. */
  readonly lacks: readonly Lack[] | null;
  readonly children: ReactNode;
}): React.JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The link that was pressed stays, and what is below it is another step.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const index = STEPS.indexOf(step);
  const [before, after] = [STEPS[index - 1], STEPS[index + 1]];
  return (
    <>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={HEADING}>
        {texts.stepName({ step })}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 720, mt: 0.5 }}>
        {texts.lead({ step })}
      </Typography>
      <Box role="status" sx={MISSING}>
        {lacks?.length === 0 && texts.nothingMissing()}
        {lacks !== null && lacks.length > 0 && <LackList title={texts.missing()} lacks={lacks} />}
      </Box>
      {children}
      <Box sx={FOOT}>
        {before && (
          <LinkButton to={{ hash: before }} sx={{ px: 0 }}>
            {texts.back()}
          </LinkButton>
        )}
        {after && (
          <LinkButton
            to={{ hash: after }}
            variant={lacks?.length === 0 && !WITH_BUTTON.includes(step) ? 'contained' : 'outlined'}
            sx={{ ml: 'auto' }}
          >
            {(lacks?.length === 0 ? texts.next : texts.later)({ name: texts.stepName({ step: after }) })}
          </LinkButton>
        )}
      </Box>
    </>
  );
}

/** What is missing, each in a sentence. */
export function LackList({
  title,
  lacks,
}: {
  readonly title: string;
  readonly lacks: readonly Lack[];
}): React.JSX.Element {
  return (
    <>
      <b>{title}</b>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {lacks.map((what) => (
          <li key={what}>{texts.lack({ what })}</li>
        ))}
      </Box>
    </>
  );
}

/** Those whose forms have a filled button, which is the only one of a page. */
const WITH_BUTTON: readonly Step[] = ['name', 'place', 'menu', 'services'];

const HEADING = { outline: 'none', scrollMarginTop: 'calc(var(--bar-height, 0px) + 16px)' } as const;
const MISSING = { my: 2 } as const;
const FOOT = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 3 } as const;
