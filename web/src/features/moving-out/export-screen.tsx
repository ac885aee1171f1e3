// No stories: asks the server; routes/export-data.test.tsx has its states.
import { businessDayOf, isDayOfHouse } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useHouseClock } from '../../lib/clock.ts';
import { serverNowMs } from '../../lib/server-clock.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { DayWords } from '../../ui/day-words.tsx';
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
  const [wrong, setWrong] = useState<WrongDay | null>(null);
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const isReading = state.status === 'reading';
  const ask = (asked: Asked): void => {
    const isOfDays = asked === 'everything' || 'isOfDays' in SUBJECTS[asked];
    const found = isOfDays ? wrongDayOf(days, (name) => fields[name].current?.validity.badInput === true) : null;
    setWrong(found);
    if (found) fields[found.field].current?.focus();
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
      <DayFields
        days={days}
        fields={fields}
        wrong={wrong}
        disabled={isReading}
        onChange={(changed) => {
          setDays(changed);
          setWrong(null);
        }}
      />
      <Surface sx={{ mt: 2 }}>
        <Part isFirst title={texts.everything()} what={texts.everythingWhat()}>
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
        {SUBJECT_NAMES.map((name) => (
          <Part key={name} title={SUBJECTS[name].label} what={SUBJECTS[name].what}>
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
      </Surface>
      <TakingLine state={state} onGoOn={goOn} onCancel={cancel} />
    </Box>
  );
}

interface WrongDay {
  readonly field: keyof Days;
  readonly words: string;
}

/** Null where both are days, or empty. @param isHalf whether only a part of a date was typed: such a field says that it is empty */
function wrongDayOf(days: Days, isHalf: (name: keyof Days) => boolean): WrongDay | null {
  const isWrong = (name: keyof Days): boolean => isHalf(name) || (days[name] !== '' && !isDayOfHouse(days[name]));
  const field = (['from', 'to'] as const).find(isWrong);
  if (field) return { field, words: texts.dayWrong() };
  const isBackwards = days.from !== '' && days.to !== '' && days.from > days.to;
  return isBackwards ? { field: 'to', words: texts.daysBackwards() } : null;
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
        <Typography component="h2" variant="lead" sx={{ fontWeight: 700, mb: 0.5 }}>
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
  fields,
  wrong,
  disabled,
  onChange,
}: {
  readonly days: Days;
  readonly fields: Readonly<Record<keyof Days, React.Ref<HTMLInputElement>>>;
  readonly wrong: WrongDay | null;
  readonly disabled: boolean;
  readonly onChange: (days: Days) => void;
}): React.JSX.Element {
  const id = useId();
  const today = businessDayOf(serverNowMs(), useHouseClock());
  const field = (name: keyof Days): React.ComponentProps<'input'> => ({
    ref: fields[name],
    type: 'date',
    id: `${id}-${name}`,
    value: days[name],
    max: today,
    disabled,
    'aria-describedby': `${id}-${name}-words ${id}-help`,
    'aria-invalid': wrong?.field === name,
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
        <Box sx={LABELLED}>
          <label htmlFor={`${id}-from`}>{texts.from()}</label>
          <InlineInput {...field('from')} sx={DAY} />
          <DayWords id={`${id}-from-words`} day={days.from} />
        </Box>
        <Box sx={LABELLED}>
          <label htmlFor={`${id}-to`}>{texts.to()}</label>
          <InlineInput {...field('to')} sx={DAY} />
          <DayWords id={`${id}-to-words`} day={days.to} />
        </Box>
      </Box>
      <Typography id={`${id}-help`} variant="body2" color="textSecondary">
        {texts.daysHelp()}
      </Typography>
      {wrong && <Refusal>{wrong.words}</Refusal>}
    </Box>
  );
}

const FIELDS = { m: 0, p: 0, border: 0, minWidth: 0 } as const;
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: { xs: 'start', sm: 'center' }, gap: 1, my: 1 } as const;
/** On a phone its word is above it, so that both fields are in one line. */
const LABELLED = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flex: { xs: '1 1 160px', sm: '0 1 auto' },
  alignItems: { xs: 'stretch', sm: 'center' },
  columnGap: 1,
  rowGap: 0.5,
} as const;
const DAY = { boxSizing: 'border-box', width: { xs: 1, sm: 160 } } as const;
const LINED = { borderTop: 1, borderColor: 'divider' } as const;
const PART = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
} as const;
