import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WITH_LINKS } from '../../app/widths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Close } from '../../ui/icons/close.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FromTo } from './from-to.tsx';
import { FIELD, IN_ROW, ROW } from './house-look.ts';
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
      <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
        Special days
      </Typography>
      {days.map((day, index) => {
        const label = `Special day ${index + 1}`;
        const change = (changes: Partial<SpecialDay>): void => {
          onChange(days.with(index, { ...day, ...changes }));
        };
        return (
          <Box key={day.row} role="group" aria-label={label} sx={DAY}>
            <div>{label}</div>
            <Periods
              label={label}
              periods={day.hours}
              onChange={(hours) => {
                change({ hours });
              }}
              above={
                <FromTo
                  type="date"
                  labels={[`${label}: first day`, `${label}: last day`]}
                  value={day}
                  sx={DATE}
                  onChange={change}
                />
              }
              below={
                <TextArea
                  aria-label={`${label}: what guests read`}
                  placeholder="What guests read, such as Merry Christmas"
                  maxLength={140}
                  rows={2}
                  value={day.message}
                  sx={MESSAGE}
                  onChange={({ target }) => {
                    change({ message: target.value.replaceAll('\n', ' ') });
                  }}
                />
              }
              buttons={
                <IconButton
                  aria-label={`Remove special day ${index + 1}`}
                  title="Remove this day"
                  sx={IN_ROW}
                  onClick={() => {
                    onChange(days.toSpliced(index, 1));
                  }}
                >
                  <Close fontSize="small" />
                </IconButton>
              }
            />
          </Box>
        );
      })}
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() => {
          onChange([...days, newSpecialDay()]);
        }}
      >
        Add a special day
      </Button>
    </Box>
  );
}

const SECTION = { py: 2, borderTop: 1, borderColor: 'divider' } as const;
const DAY = {
  ...ROW,
  py: 1,
  alignItems: 'start',
  '& > :first-of-type': { fontWeight: 700, lineHeight: { sm: '48px' } },
  [WITH_LINKS]: {
    gridTemplateColumns: '128px 340px auto',
    '& > :nth-of-type(2)': { gridArea: 'auto' },
  },
} as const;
/** As far as the buttons beside the dates. */
const MESSAGE = { resize: 'none', [WITH_LINKS]: { width: 'calc(100% + 88px)' } } as const;
/** Two are beside each other on a phone. */
const DATE = {
  ...FIELD,
  px: { xs: 0.75, sm: 1 },
  width: { xs: 'calc(50% - 13px)', sm: 152 },
  minWidth: 0,
  '&::-webkit-calendar-picker-indicator': { m: 0, p: 0 },
} as const;
