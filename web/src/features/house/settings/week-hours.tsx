// No stories: in hours-form.tsx.
import type { DayHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ContentCopyOutlined } from '../../../ui/icons/content-copy-outlined.tsx';
import { DayBar, DayScale } from './day-bar.tsx';
import { BUTTON_WORDS, HEAD, IN_ROW, ROW } from './house-look.ts';
import { WEEK, WEEKDAYS, type WeekDays } from './hours-values.ts';
import { Periods } from './periods.tsx';

/** The openings of each weekday, and where there is room a bar of each day. */
export function WeekHours({
  of = '',
  days,
  dayStart,
  onChange,
}: {
  /** The service whose own hours they are; left out: they are the house's. */
  readonly of?: string;
  readonly days: WeekDays;
  /** When the business day begins, 'HH:MM'. */
  readonly dayStart: string;
  readonly onChange: (days: WeekDays) => void;
}): React.JSX.Element {
  const on = (day: number): readonly DayHours[] => days.at(day % WEEK.length) ?? [];
  return (
    <div>
      <Box aria-hidden="true" sx={DAYS_HEAD}>
        <div />
        <Box sx={TIMES}>
          <span>Opens</span>
          <span>Closes</span>
        </Box>
        <Box sx={BUTTON_WORDS}>
          <span>Add hours</span>
          <span>Copy to all</span>
          <span>Remove</span>
        </Box>
        <DayScale dayStart={dayStart} />
      </Box>
      {WEEK.map((day) => {
        const periods = on(day);
        const label = of === '' ? (WEEKDAYS[day] ?? '') : `${of}, ${WEEKDAYS[day]}`;
        return (
          <Box key={day} role="group" aria-label={label} sx={DAY}>
            <div>{WEEKDAYS[day]}</div>
            <Periods
              label={label}
              periods={periods}
              onChange={(changed) => {
                onChange(days.with(day, changed));
              }}
              buttons={
                <IconButton
                  aria-label={`Copy to all days: ${label}`}
                  title="Copy to all days"
                  sx={IN_ROW}
                  onClick={() => {
                    onChange(days.map(() => periods));
                  }}
                >
                  <ContentCopyOutlined fontSize="small" />
                </IconButton>
              }
            />
            <DayBar openings={{ before: on(day - 1), own: periods, after: on(day + 1) }} dayStart={dayStart} />
          </Box>
        );
      })}
    </div>
  );
}

/** As the fields are below it. */
const TIMES = { gridTemplateColumns: '103px auto' } as const;
/** The bar is beside the middle of the openings, where it has room. */
const BAR = { display: { xs: 'none', md: 'block' } } as const;
const DAY = { ...ROW, '& > :nth-of-type(4)': { alignSelf: 'center', ...BAR } } as const;
const DAYS_HEAD = { ...HEAD, '& > :nth-of-type(4)': BAR } as const;
