import Box from '@mui/material/Box';
import { WITH_LINKS } from '../../app/widths.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Close } from '../../ui/icons/close.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FromTo } from './from-to.tsx';
import { BUTTON_WORDS, FIELD, HEAD, IN_ROW, ROW } from './house-look.ts';
import { Rows } from './house-section.tsx';
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
    <Rows title="Special days">
      {days.length > 0 && (
        <Box aria-hidden="true" sx={DAYS_HEAD}>
          <div />
          <Box sx={{ gridTemplateColumns: '183px 1fr' }}>
            <span>First day</span>
            <span>Last day</span>
          </Box>
          <Box sx={BUTTON_WORDS}>
            <span>Add hours</span>
            <span>Remove</span>
          </Box>
          <Box sx={{ display: { xs: 'none', lg: 'block' }, ml: 1.5 }}>What guests read</Box>
        </Box>
      )}
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
            <Box sx={MESSAGE}>
              <TextArea
                aria-label={`${label}: what guests read`}
                placeholder="What guests read, such as Merry Christmas"
                maxLength={140}
                rows={2}
                value={day.message}
                sx={{ resize: 'none' }}
                onChange={({ target }) => {
                  change({ message: target.value.replaceAll('\n', ' ') });
                }}
              />
            </Box>
          </Box>
        );
      })}
      <Button
        variant="outlined"
        sx={{ mt: days.length > 0 ? 1 : 0 }}
        onClick={() => {
          onChange([...days, newSpecialDay()]);
        }}
      >
        Add a special day
      </Button>
    </Rows>
  );
}

const COLUMNS = { xs: '104px 340px auto minmax(0, 1fr)', md: '128px 340px auto minmax(0, 1fr)' } as const;
const DAY = {
  ...ROW,
  py: 1,
  alignItems: 'start',
  '& > :first-of-type': { fontWeight: 700, lineHeight: { xs: '36px', sm: '48px' } },
  [WITH_LINKS]: {
    columnGap: 1.5,
    gridTemplateColumns: COLUMNS,
    '& > :nth-of-type(2)': { gridArea: 'auto' },
  },
} as const;
const DAYS_HEAD = { ...HEAD, [WITH_LINKS]: { ...HEAD[WITH_LINKS], gridTemplateColumns: COLUMNS } } as const;
/** What guests read is below the dates, and in a wide window beside them. */
const MESSAGE = {
  gridArea: '3 / 1 / auto / -1',
  mt: 1,
  [WITH_LINKS]: { gridArea: { xs: '2 / 2 / auto / 4', lg: 'auto' }, mt: { lg: 0 }, ml: { lg: 1.5 } },
} as const;
/** Two are beside each other on a phone. */
const DATE = {
  ...FIELD,
  px: { xs: 0.75, sm: 1 },
  width: { xs: 'calc(50% - 13px)', sm: 152 },
  minWidth: 0,
  '&::-webkit-calendar-picker-indicator': { m: 0, p: 0 },
} as const;
