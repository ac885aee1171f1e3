// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Lack, Step } from './steps.ts';
import * as texts from './texts.ts';

/** One step: what it is about, what is missing, and what is done there. */
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
  const hasTicks = step === 'try';
  return (
    <>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={HEADING}>
        {texts.stepName({ step })}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 720, mt: 0.5 }}>
        {texts.lead({ step })}
      </Typography>
      <Box role="status" sx={MISSING}>
        {lacks?.length === 0 && !hasTicks && texts.nothingMissing()}
        {lacks !== null && lacks.length > 0 && !hasTicks && (
          <>
            <b>{texts.missing()}</b>
            <Box component="ul" sx={LIST}>
              {lacks.map((what) => (
                <li key={what}>{texts.lack({ what })}</li>
              ))}
            </Box>
          </>
        )}
      </Box>
      {children}
    </>
  );
}

/** Sentences, each of which leads to its step. */
export function StepList({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly { readonly step: Step; readonly words: string }[];
}): React.JSX.Element {
  return (
    <>
      <b>{title}</b>
      <Box component="ul" sx={LINKS}>
        {entries.map(({ step, words }) => (
          <li key={words}>
            <Box component={Link} to={{ hash: step }} sx={LINK}>
              {words}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

const HEADING = { outline: 'none', scrollMarginTop: 'calc(var(--bar-height, 0px) + 16px)' } as const;
const MISSING = { my: 2 } as const;
const LIST = { m: 0, pl: 3 } as const;
const LINKS = { m: 0, p: 0, listStyle: 'none' } as const;
/** As high as a finger. */
const LINK = {
  display: 'inline-block',
  alignContent: 'center',
  minHeight: 44,
  py: 0.5,
  color: 'primary.main',
} as const;
