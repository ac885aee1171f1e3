import { EVERY_DAY, MOST, overlap, type WeeklyHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { TIME_INPUT, timeText } from '../../../lib/time-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { RADII } from '../../../ui/radii.ts';
import { SHORT_WEEKDAYS, WEEK } from '../../../ui/week.ts';
import * as texts from './texts.ts';

/** The weekly hours in which a food, or all foods of a category, are served; none: whenever the house is open. */
export function ServedField({
  legend = texts.servedAt(),
  help = texts.servedHelp(),
  value,
  problem = null,
  onChange,
}: {
  readonly legend?: string;
  readonly help?: string;
  readonly value: readonly WeeklyHours[];
  /** Why it is not taken as it is: `servedProblem`, once somebody has tried to save it. */
  readonly problem?: string | null;
  readonly onChange: (value: readonly WeeklyHours[]) => void;
}): React.JSX.Element {
  const id = useId();
  return (
    <Box component="fieldset" aria-describedby={id} sx={FIELD}>
      <Box component="legend" sx={LEGEND}>
        {legend}
      </Box>
      <Box id={id} sx={HELP}>
        {help}
      </Box>
      {value.map((hours, index) => (
        <HoursRow
          // oxlint-disable-next-line react/no-array-index-key -- hours have no other name
          key={index}
          number={index + 1}
          hours={hours}
          onChange={(changes) => {
            onChange(value.with(index, { ...hours, ...changes }));
          }}
          onRemove={() => {
            onChange(value.toSpliced(index, 1));
          }}
        />
      ))}
      {problem !== null && (
        <FormHelperText component="div" role="alert" error sx={{ m: 0 }}>
          {problem}
        </FormHelperText>
      )}
      {value.length < MOST.periods && (
        <Button
          variant="outlined"
          onClick={() => {
            onChange([...value, NEW_HOURS]);
          }}
        >
          {texts.addHours()}
        </Button>
      )}
    </Box>
  );
}

/** Why hours are not taken as they are typed, in a sentence; null where they are. */
export function servedProblem(value: readonly WeeklyHours[]): string | null {
  if (value.some(({ days }) => days.length === 0)) return texts.hoursNeedADay();
  if (value.some(({ from, to }) => !TIME.test(from) || !TIME.test(to))) return texts.hoursNeedTimes();
  if (value.some(({ from, to }) => from === to && from !== '00:00')) return texts.hoursNeedAnEnd();
  return overlap(value) ? texts.hoursOverlap() : null;
}

function HoursRow({
  number,
  hours: { days, from, to },
  onChange,
  onRemove,
}: {
  readonly number: number;
  readonly hours: WeeklyHours;
  readonly onChange: (changes: Partial<WeeklyHours>) => void;
  readonly onRemove: () => void;
}): React.JSX.Element {
  const times = [
    { end: 'from', value: from, label: texts.hoursFrom({ number }) },
    { end: 'to', value: to, label: texts.hoursTo({ number }) },
  ] as const;
  return (
    <Box role="group" aria-label={texts.hoursNumber({ number })} sx={ROW}>
      <Box sx={DAYS}>
        {MONDAY_FIRST.map(({ day, label }) => (
          <Box component="label" key={day} sx={TILE}>
            <Checkbox
              checked={days.includes(day)}
              onChange={({ target }) => {
                onChange({ days: EVERY_DAY.filter((one) => (one === day ? target.checked : days.includes(one))) });
              }}
            />
            {label}
          </Box>
        ))}
      </Box>
      <Box sx={TIMES}>
        {times.map(({ end, value, label }) => (
          <InlineInput
            key={end}
            {...TIME_INPUT}
            aria-label={label}
            value={value}
            sx={{ width: 84 }}
            onChange={({ target }) => {
              onChange({ [end]: target.value });
            }}
            onBlur={({ target }) => {
              const text = timeText(target.value);
              if (text !== target.value) onChange({ [end]: text });
            }}
          />
        ))}
        <Box sx={NEXT_DAY}>{TIME.test(from) && TIME.test(to) && to <= from && to !== '00:00' && texts.nextDay()}</Box>
        <IconButton aria-label={texts.removeHours({ number })} sx={{ marginInlineStart: 'auto' }} onClick={onRemove}>
          <Close />
        </IconButton>
      </Box>
    </Box>
  );
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Most are of every day. */
const NEW_HOURS: WeeklyHours = { days: EVERY_DAY, from: '', to: '' };
const MONDAY_FIRST = WEEK.map((day) => ({ label: SHORT_WEEKDAYS[day], day }));

const FIELD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 1.5,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
  minWidth: 0,
} as const;
const LEGEND = { p: 0, mb: 0.75, typography: 'body2', fontWeight: 600 } as const;
const HELP = { typography: 'body2', color: 'text.secondary' } as const;
const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  width: 1,
  pb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const DAYS = { display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;
const TILE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 1,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  typography: 'body2',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
const TIMES = { display: 'flex', alignItems: 'center', gap: 1 } as const;
const NEXT_DAY = { typography: 'caption', color: 'text.secondary' } as const;
