import { perLocale } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { FailureReason } from '../../lib/loadable.ts';
import { pageHeading } from '../../lib/lost-focus.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { Button } from '../../ui/button.tsx';
import { LOW_WINDOW } from '../../ui/low-window.ts';
import { RADII } from '../../ui/radii.ts';
import { Refusal } from '../../ui/refusal.tsx';
import { SUBJECTS } from './subjects.ts';
import type { TakingState } from './use-taking.ts';
import * as texts from './texts.ts';

/** How far it is: what is read, what stopped it and what is missing, or which file there is. */
export function TakingLine({
  state,
  onGoOn,
  onCancel,
}: {
  readonly state: TakingState;
  readonly onGoOn: () => void;
  readonly onCancel: () => void;
}): React.JSX.Element {
  const focus = useKeptFocus(state.status, pageHeading);
  const isOver = state.status === 'cancelled' || state.status === 'taken';
  return (
    <Box {...focus} sx={[{ mt: 2 }, state.status !== 'idle' && IN_SIGHT]}>
      <Box role="status" tabIndex={-1} data-main={isOver || undefined} sx={{ minHeight: 24, outline: 'none' }}>
        {wordsOf(state)}
      </Box>
      {state.status === 'stopped' && <Refusal>{stoppedWords(state)}</Refusal>}
      <Box sx={BUTTONS}>
        {state.status === 'stopped' && state.reason !== 'no-permission' && (
          <Button variant="contained" onClick={onGoOn}>
            {texts.goOn()}
          </Button>
        )}
        {(state.status === 'stopped' || state.status === 'reading') && (
          <Button variant="outlined" onClick={onCancel}>
            {texts.cancel()}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function wordsOf(state: TakingState): string {
  switch (state.status) {
    case 'idle':
    case 'stopped':
      return '';
    case 'cancelled':
      return texts.cancelled();
    case 'reading': {
      const { label: subject } = SUBJECTS[state.subject];
      return state.count === 0
        ? texts.reading({ subject })
        : texts.read({ subject, count: state.count, number: grouped(state.count) });
    }
    case 'taken':
      if (state.asked === 'everything') return texts.takenAll({ name: state.name });
      return texts.taken({ name: state.name, count: state.count, number: grouped(state.count) });
  }
}

function stoppedWords({
  subject,
  reason,
  count,
  missing,
}: Extract<TakingState, { readonly status: 'stopped' }>): string {
  const stopped = texts.stopped({ subject: SUBJECTS[subject].label, why: WHY[reason], count, number: grouped(count) });
  const subjects = missing.map((name) => SUBJECTS[name].label).join(', ');
  return missing.length === 0 ? stopped : `${stopped} ${texts.stillMissing({ subjects })}`;
}

const WHY: Readonly<Record<FailureReason, string>> = {
  offline: texts.noConnection(),
  unavailable: texts.noConnection(),
  'no-permission': texts.notAllowed(),
  'signed-out': texts.signedOut(),
  'not-found': texts.wentWrong(),
  broken: texts.wentWrong(),
};

const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag));

/** `20,000` */
function grouped(count: number): string {
  return numberFormat().format(count);
}

/** Over the foot of the list, whichever of its buttons was pressed; a low window has no room for that. */
const IN_SIGHT = {
  position: 'sticky',
  bottom: 'calc(var(--foot-height, 0px) + 8px)',
  zIndex: 1,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADII.card,
  bgcolor: 'background.paper',
  [LOW_WINDOW]: { position: 'static' },
} as const;
const BUTTONS = { display: 'flex', gap: 1, mt: 1 } as const;
