// No stories: asks the server; routes/export-data.test.tsx has its states.
import { businessDayOf } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useHouseClock } from '../../lib/clock.ts';
import { serverNowMs } from '../../lib/server-clock.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { Surface } from '../../ui/surface.tsx';
import { SUBJECT_NAMES, SUBJECTS, type Days } from './subjects.ts';
import { TakingLine } from './taking-line.tsx';
import { useTaking, type Asked } from './use-taking.ts';
import * as texts from './texts.ts';

/** Everything that the house owns, to take along. */
export function ExportScreen(): React.JSX.Element {
  const isOnline = useOnline();
  const { state, take, goOn, cancel } = useTaking();
  const [days, setDays] = useState<Days>({ from: '', to: '' });
  const [isRefused, setIsRefused] = useState(false);
  const last = useRef<HTMLInputElement>(null);
  const isBackwards = days.from !== '' && days.to !== '' && days.from > days.to;
  const isReading = state.status === 'reading';
  const ask = (asked: Asked): void => {
    const isOfDays = asked === 'everything' || 'isOfDays' in SUBJECTS[asked];
    setIsRefused(isOfDays && isBackwards);
    if (isOfDays && isBackwards) last.current?.focus();
    else take(asked, days);
  };
  const busy = (asked: Asked): { readonly loading: boolean; readonly disabled: boolean } => ({
    loading: isReading && state.asked === asked,
    disabled: isReading,
  });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.lead()}
      </Typography>
      {!isOnline && !isReading && (
        <Refusal severity="warning" sx={{ mb: 2 }}>
          {texts.offline()}
        </Refusal>
      )}
      <DayFields days={days} last={last} isRefused={isRefused && isBackwards} disabled={isReading} onChange={setDays} />
      <Surface sx={{ mt: 2 }}>
        {SUBJECT_NAMES.map((name) => (
          <Part key={name} isFirst={name === SUBJECT_NAMES[0]} title={SUBJECTS[name].label} what={SUBJECTS[name].what}>
            <Button
              variant="outlined"
              aria-label={texts.takeCsvOf({ subject: SUBJECTS[name].label })}
              {...busy(name)}
              onClick={() => {
                ask(name);
              }}
            >
              {texts.takeCsv()}
            </Button>
          </Part>
        ))}
        <Part title={texts.everything()} what={texts.everythingWhat()}>
          <Button
            variant="contained"
            {...busy('everything')}
            onClick={() => {
              ask('everything');
            }}
          >
            {texts.takeJson()}
          </Button>
        </Part>
      </Surface>
      <TakingLine state={state} onGoOn={goOn} onCancel={cancel} />
    </Box>
  );
}

function Part({
  title,
  what,
  isFirst = false,
  children,
}: {
  readonly title: string;
  readonly what: string;
  readonly isFirst?: boolean;
  readonly children: React.ReactNode;
}): React.JSX.Element {
  return (
    <Box component="section" sx={[PART, !isFirst && LINED]}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {what}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** The first and the last business day of what has days. */
function DayFields({
  days,
  last,
  isRefused,
  disabled,
  onChange,
}: {
  readonly days: Days;
  readonly last: React.Ref<HTMLInputElement>;
  readonly isRefused: boolean;
  readonly disabled: boolean;
  readonly onChange: (days: Days) => void;
}): React.JSX.Element {
  const id = useId();
  const today = businessDayOf(serverNowMs(), useHouseClock());
  const field = (name: keyof Days): React.ComponentProps<'input'> => ({
    type: 'date',
    id: `${id}-${name}`,
    value: days[name],
    max: today,
    disabled,
    'aria-describedby': `${id}-help`,
    onChange: ({ target }) => {
      onChange({ ...days, [name]: target.value });
    },
  });
  return (
    <Box component="fieldset" sx={FIELDS}>
      <Box component="legend" sx={{ p: 0, fontWeight: 700 }}>
        {texts.days()}
      </Box>
      <Box sx={LINE}>
        <label htmlFor={`${id}-from`}>{texts.from()}</label>
        <InlineInput {...field('from')} sx={DAY} />
        <label htmlFor={`${id}-to`}>{texts.to()}</label>
        <InlineInput ref={last} {...field('to')} aria-invalid={isRefused} sx={DAY} />
      </Box>
      <small id={`${id}-help`}>{texts.daysHelp()}</small>
      {isRefused && <Refusal>{texts.daysBackwards()}</Refusal>}
    </Box>
  );
}

const FIELDS = { m: 0, p: 0, border: 0, minWidth: 0 } as const;
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 } as const;
const DAY = { width: 160, minHeight: 44 } as const;
const LINED = { borderTop: 1, borderColor: 'divider' } as const;
const PART = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
} as const;
