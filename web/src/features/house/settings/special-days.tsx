// No stories: in hours-form.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { FromTo } from './from-to.tsx';
import { BUTTON_WORDS, FIELD, HEAD, ROW, WORD } from './house-look.ts';
import { Rows } from './house-section.tsx';
import { Periods } from './periods.tsx';
import { RemoveButton } from './remove-button.tsx';
import { newSpecialDay, servicesText, type SpecialDay } from './hours-values.ts';

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
          <Box sx={{ gridTemplateColumns: '175px auto' }}>
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
                  words={['First day', 'Last day']}
                  value={day}
                  sx={DATE}
                  onChange={change}
                />
              }
              buttons={
                <RemoveButton
                  what="day"
                  label={`special day ${index + 1}`}
                  onClick={() => {
                    onChange(days.toSpliced(index, 1));
                  }}
                />
              }
            />
            <Box sx={{ mt: 1 }}>
              <Box aria-hidden="true" sx={NARROW_WORD}>
                What guests read
              </Box>
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
              {servicesText(day) !== '' && (
                <Typography variant="body2" color="textSecondary">
                  {servicesText(day)}
                </Typography>
              )}
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

/** Where no word stands over the rows. */
const NARROW_WORD = { ...WORD, display: { lg: 'none' } } as const;
/** Removing a day is below removing an opening of the week, and nothing below Copy to all. */
const APART = { gridArea: '1 / 3', justifyContent: 'space-between' } as const;
/** What guests read is below the dates, and in a wide window beside them. */
const DAY = {
  ...ROW,
  py: 1,
  [WITH_LINKS]: {
    ...ROW[WITH_LINKS],
    py: 1,
    '& > :nth-of-type(3)': APART,
    '& > :nth-of-type(4)': {
      gridArea: { xs: '2 / 2 / auto / -1', lg: '1 / 4' },
      mt: { xs: 1, lg: 0 },
      ml: { lg: 1.5 },
    },
  },
} as const;
const DAYS_HEAD = {
  ...HEAD,
  [WITH_LINKS]: { ...HEAD[WITH_LINKS], '& > :nth-of-type(3)': APART },
} as const;
const DATE = {
  ...FIELD,
  px: { xs: 0.75, sm: 1 },
  width: { xs: 1, sm: 144 },
  minWidth: 0,
  '&::-webkit-calendar-picker-indicator': { m: 0, p: 0 },
} as const;
