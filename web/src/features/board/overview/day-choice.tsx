import { dayAfter, dayWords, isDayOfHouse, weekdayOf } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ChevronLeft } from '../../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../../ui/icons/chevron-right.tsx';
import { InlineInput } from '../../../ui/inline-input.tsx';
import { UNSEEN } from '../../../ui/unseen.ts';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import * as texts from './texts.ts';

/** The business day whose figures are shown, and the way to those before it. */
export function DayChoice({
  day,
  today,
  onChange,
}: {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
}): React.JSX.Element {
  const isToday = day === today;
  /** What is typed belongs to the field: part of a date is none, and the day stays. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box role="group" aria-label={texts.dayOfOverview()} sx={STYLE}>
      <IconButton
        aria-label={texts.dayBefore()}
        onClick={() => {
          onChange(dayAfter(day, -1));
        }}
      >
        <ChevronLeft />
      </IconButton>
      <InlineInput
        type="date"
        aria-label={texts.day()}
        value={typed ?? day}
        max={today}
        sx={{ width: 160 }}
        onBlur={() => {
          setTyped(null);
        }}
        onChange={({ target: { value } }) => {
          setTyped(value);
          // While a date is typed it is empty, or one of the first century.
          if (isDayOfHouse(value) && value <= today) onChange(value);
        }}
      />
      <IconButton
        aria-label={texts.dayAfter()}
        disabled={isToday}
        onClick={() => {
          onChange(dayAfter(day));
        }}
      >
        <ChevronRight />
      </IconButton>
      <Typography component="span" role="status" sx={NAME}>
        <span aria-hidden="true">{isToday ? texts.today() : WEEKDAYS[weekdayOf(day)]}</span>
        <Box component="span" sx={UNSEEN}>
          {isToday ? texts.todayIs({ day: dayWords(day) }) : dayWords(day)}
        </Box>
      </Typography>
      {!isToday && (
        <Button
          onClick={() => {
            onChange(today);
          }}
        >
          {texts.today()}
        </Button>
      )}
    </Box>
  );
}

/** The field beside it has the date. */
const NAME = { position: 'relative', fontWeight: 700 } as const;
const STYLE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } as const;
