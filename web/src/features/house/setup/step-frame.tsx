// No stories: in set-up-steps.stories.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from '../../../ui/icons/chevron-right.tsx';
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
  const isSaidHere = !SAID_BELOW.has(step);
  return (
    <>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={HEADING}>
        {texts.stepName({ step })}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 720, mt: 0.5 }}>
        {texts.lead({ step })}
      </Typography>
      <Box role="status" sx={MISSING}>
        {lacks?.length === 0 && step !== 'try' && texts.nothingMissing()}
        {isSaidHere && lacks?.map((what) => <div key={what}>{texts.lack({ what })}</div>)}
      </Box>
      {children}
    </>
  );
}

/** Rows, each of which leads to its step. */
export function StepList({
  title,
  action,
  entries,
}: {
  readonly title: string;
  /** What is done there. */
  readonly action: string;
  readonly entries: readonly { readonly step: Step; readonly words: string }[];
}): React.JSX.Element {
  return (
    <>
      <b>{title}</b>
      <Box component="ul" sx={LINKS}>
        {entries.map(({ step, words }) => (
          <Box component="li" key={words} sx={ROW}>
            <Box component={Link} to={{ hash: step }} sx={LINK}>
              <span>{words}</span>
              <Box component="span" sx={ACTION}>
                {action}
                <ChevronRight aria-hidden fontSize="small" />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The steps whose fields, or lines, say themselves what is missing. */
const SAID_BELOW: ReadonlySet<Step> = new Set(['name', 'place', 'try']);

const HEADING = { outline: 'none', scrollMarginTop: 'calc(var(--bar-height, 0px) + 16px)' } as const;
const MISSING = { my: 2 } as const;
const LINKS = { m: 0, mt: 0.5, p: 0, listStyle: 'none' } as const;
const ROW = { borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } } as const;
/** As high as a finger. */
const LINK = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 48,
  py: 0.75,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
const ACTION = { flex: 'none', display: 'inline-flex', alignItems: 'center', fontWeight: 700 } as const;
