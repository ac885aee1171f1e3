import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Close } from '../../ui/icons/close.tsx';
import { InlineInput } from '../../ui/inline-input.tsx';
import { FromTo } from './from-to.tsx';
import { Periods } from './periods.tsx';
import { newSpecialDay, type SpecialDay } from './hours-values.ts';

/** The dates on which the weekly hours do not count. */
export function SpecialDays({
  days,
  onChange,
}: {
  readonly days: readonly SpecialDay[];
  readonly onChange: (days: readonly SpecialDay[]) => void;
}): React.JSX.Element {
  return (
    <Box component="section" aria-label="Special days" sx={SECTION}>
      <Typography component="h3" variant="h3">
        Special days
      </Typography>
      {days.map((day, index) => {
        const label = `Special day ${index + 1}`;
        const change = (changes: Partial<SpecialDay>): void => {
          onChange(days.with(index, { ...day, ...changes }));
        };
        return (
          <Box key={day.row} role="group" aria-label={label} sx={ROW}>
            <Box sx={LINE}>
              <FromTo
                type="date"
                labels={[`${label}: first day`, `${label}: last day`]}
                value={day}
                sx={DATE}
                onChange={change}
              />
              <IconButton
                aria-label={`Remove special day ${index + 1}`}
                onClick={() => {
                  onChange(days.toSpliced(index, 1));
                }}
              >
                <Close />
              </IconButton>
            </Box>
            <Periods
              label={label}
              periods={day.hours}
              onChange={(hours) => {
                change({ hours });
              }}
            />
            <InlineInput
              aria-label={`${label}: what guests read`}
              placeholder="What guests read, such as Merry Christmas"
              maxLength={140}
              value={day.message}
              sx={{ width: 1, maxWidth: 420, minHeight: 44 }}
              onChange={({ target }) => {
                change({ message: target.value });
              }}
            />
          </Box>
        );
      })}
      <Button
        variant="outlined"
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          onChange([...days, newSpecialDay()]);
        }}
      >
        Add a special day
      </Button>
    </Box>
  );
}

const SECTION = { display: 'grid', gap: 2, py: 2, borderTop: 1, borderColor: 'divider' } as const;
const ROW = { display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 } as const;
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;
const DATE = { width: 152, minHeight: 44 } as const;
