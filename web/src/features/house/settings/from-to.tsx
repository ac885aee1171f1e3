// No stories: in hours-form.tsx.
import Box from '@mui/material/Box';
import { useId } from 'react';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { LAST_DATE, typedDayWords } from '../../../lib/typed-day.ts';
import { DayWords } from '../../../ui/day-words.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { WORD } from './house-styles.ts';
import { TIME_INPUT, timeText } from '../../../lib/time-text.ts';
import type { Refused } from './use-save.ts';
import * as texts from './texts.ts';

/** Two times, or two dates, of which one follows the other. They stay on one line, but what has words in a narrow window. */
export function FromTo({
  type,
  labels,
  words,
  value,
  marks = NEITHER,
  sx,
  onChange,
}: {
  readonly type: 'time' | 'date';
  readonly labels: readonly [from: string, to: string];
  /** Above them where no word stands over the row. */
  readonly words?: readonly [from: string, to: string];
  readonly value: { readonly from: string; readonly to: string };
  /** Of the one that is not taken. */
  readonly marks?: { readonly from: Refused; readonly to: Refused };
  readonly sx: React.ComponentProps<typeof InlineInput>['sx'];
  readonly onChange: (changes: { readonly from?: string; readonly to?: string }) => void;
}): React.JSX.Element {
  const id = useId();
  const fieldOf = (end: 'from' | 'to', label: string): React.JSX.Element => (
    <InlineInput
      {...(type === 'time'
        ? {
            ...TIME_INPUT,
            onBlur: ({ target }) => {
              const text = timeText(target.value);
              if (text !== target.value) onChange({ [end]: text });
            },
          }
        : { type, max: LAST_DATE, 'aria-describedby': `${id}${end}` })}
      aria-label={label}
      {...marks[end]}
      value={value[end]}
      sx={sx}
      onChange={({ target }) => {
        onChange({ [end]: target.value });
      }}
    />
  );
  const line = (
    <Box sx={words ? [LINE, WITH_WORDS] : LINE}>
      {worded(fieldOf('from', labels[0]), words?.[0])}
      <Box component="span" sx={words ? TO : null}>
        {texts.betweenTimes()}
      </Box>
      {worded(fieldOf('to', labels[1]), words?.[1])}
    </Box>
  );
  if (type === 'time') return line;
  const { from, to } = value;
  return (
    <div>
      {line}
      <Box sx={DAYS}>
        <DayWords id={`${id}from`} day={from} />
        {typedDayWords(from) !== '' && typedDayWords(to) !== '' && ` ${texts.betweenTimes()} `}
        <DayWords id={`${id}to`} day={to} />
      </Box>
    </div>
  );
}

/** @param word what it is, for the eye: its label says it to a reader of the screen */
function worded(field: React.JSX.Element, word: string | undefined): React.JSX.Element {
  if (word === undefined) return field;
  return (
    <Box sx={WORDED}>
      <Box aria-hidden="true" sx={NARROW_WORD}>
        {word}
      </Box>
      {field}
    </Box>
  );
}

/** As high as a line, so that nothing below moves while a date is typed. */
const DAYS = { minHeight: 20, mt: 0.25, typography: 'body2', color: 'text.secondary' } as const;
const NEITHER = { from: {}, to: {} } as const;
const LINE = { display: 'flex', alignItems: 'center', columnGap: { xs: 0.5, sm: 1 } } as const;
/** In the narrowest windows below each other, where the words alone tell them apart. */
const WITH_WORDS = {
  alignItems: 'end',
  '@media (max-width: 379.95px)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1 },
} as const;
const TO = { lineHeight: '48px', '@media (max-width: 379.95px)': { display: 'none' } } as const;
const WORDED = { flex: { xs: '1 1 0', sm: '0 0 auto' }, minWidth: 0 } as const;
const NARROW_WORD = { ...WORD, [WITH_LINKS]: { display: 'none' } } as const;
