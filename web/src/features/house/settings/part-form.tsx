// No stories: in orders-form.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent, type SubmitEventHandler } from 'react';
import { Form } from '../../../ui/form.tsx';
import { RADII } from '../../../ui/radii.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { CARD } from './house-styles.ts';
import { SaveProblem, type Problem } from './save-problem.tsx';
import type { PartProps } from './use-save.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/**
 * One part of the page: a card with its fields, and below them what saves them, which stays in sight at the foot of the
 * window while something is not saved.
 */
export function PartForm({
  button,
  isDirty,
  isProposed = false,
  alsoSaved = '',
  isBusy,
  problem: found,
  problemId,
  onReload,
  onDirty,
  guide,
  onSubmit,
  children,
}: Pick<PartProps, 'onReload' | 'onDirty' | 'guide'> & {
  readonly button: string;
  readonly isDirty: boolean;
  /** Whether it may be saved as it is shown at first. */
  readonly isProposed?: boolean;
  /** What is saved too, and is perhaps out of sight: said at the button. */
  readonly alsoSaved?: string;
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly problemId: string;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}): React.JSX.Element {
  const isDone = guide?.isDone === true;
  const goOn = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    guide?.onGoOn();
  };
  const problem = isDirty || isProposed ? found : null; // what is as it was saved needs no saving
  useEffect(() => {
    onDirty(isDirty);
  }, [isDirty, onDirty]);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is being typed in is not to be under what has come.
    const field = document.activeElement;
    if (!isDirty || !foot.current || !field?.closest('form')?.contains(foot.current)) return;
    if (foot.current.contains(field)) return;
    if (field.getBoundingClientRect().bottom > foot.current.getBoundingClientRect().top)
      field.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a problem makes the foot higher
  }, [isDirty, problem]);
  useEffect(() => {
    if (problem !== null) foot.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  const alsoSavedId = useId();
  const submit = (
    <SubmitButton
      loading={isBusy}
      disabled={!isDirty && !isDone && !isProposed}
      aria-describedby={alsoSaved === '' ? undefined : alsoSavedId}
    >
      {guide ? (isDirty || !isDone ? texts.saveAndGoOn() : texts.goOn()) : button}
    </SubmitButton>
  );
  return (
    <Surface sx={isDirty ? [CARD, ABOVE_FOOT, roomOf(problem, alsoSaved)] : CARD}>
      <Form onSubmit={isDone && !isDirty ? goOn : onSubmit}>
        {children}
        <Box ref={foot} data-foot={isDirty || undefined} sx={isDirty ? [FOOT, IN_SIGHT] : FOOT}>
          <SaveProblem id={problemId} problem={problem} onReload={onReload} />
          {alsoSaved !== '' && (
            <Typography id={alsoSavedId} variant="body2" color="textSecondary">
              {alsoSaved}
            </Typography>
          )}
          {guide?.renderFoot(submit) ?? (
            <Box sx={LINE}>
              {submit}
              <Typography component="span" role="status" variant="body2" color="textSecondary">
                {isDirty ? texts.notSaved() : common.allSaved()}
              </Typography>
            </Box>
          )}
        </Box>
      </Form>
    </Surface>
  );
}

/** @returns the room of a foot that is higher than its button */
function roomOf(problem: Problem | null, alsoSaved: string): object {
  if (problem !== null) return { '--foot-room': '280px' };
  return alsoSaved === '' ? {} : { '--foot-room': '184px' };
}

/** The lower end of the card, over its padding. */
const FOOT = {
  display: 'grid',
  gap: 2,
  mt: 2,
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: `0 0 ${RADII.card} ${RADII.card}`,
  bgcolor: 'background.paper',
} as const;
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
} as const;
/** Above the bar of a phone. A low window has no room for it. */
const IN_SIGHT = {
  '@media (min-height: 480px)': {
    position: 'sticky',
    bottom: 'var(--foot-height, 0px)',
    zIndex: 1,
  },
} as const;
/** What gets the focus is scrolled to above the foot, which has two lines in the narrowest windows. */
const ABOVE_FOOT = {
  '--foot-room': '128px',
  '& form > :not(:last-child) :is(input, textarea, button)': { scrollMarginBottom: 'var(--foot-room)' },
} as const;
