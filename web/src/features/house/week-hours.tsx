import type { DayHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { IconButton } from '../../ui/icon-button.tsx';
import { ContentCopyOutlined } from '../../ui/icons/content-copy-outlined.tsx';
import { IN_ROW, ROW } from './house-look.ts';
import { WEEK, WEEKDAYS, type HoursValues } from './hours-values.ts';
import { Periods } from './periods.tsx';

/** The openings of each weekday. */
export function WeekHours({
  days,
  onChange,
}: {
  readonly days: HoursValues['days'];
  readonly onChange: (days: HoursValues['days']) => void;
}): React.JSX.Element {
  return (
    <div>
      {WEEK.map((day) => {
        const periods: readonly DayHours[] = days[day] ?? [];
        return (
          <Box key={day} role="group" aria-label={WEEKDAYS[day]} sx={ROW}>
            <div>{WEEKDAYS[day]}</div>
            <Periods
              label={WEEKDAYS[day]}
              periods={periods}
              onChange={(changed) => {
                onChange(days.with(day, changed));
              }}
              buttons={
                <IconButton
                  aria-label={`Copy to all days: ${WEEKDAYS[day]}`}
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
          </Box>
        );
      })}
    </div>
  );
}
