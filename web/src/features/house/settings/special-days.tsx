// No stories: in hours-form.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { FromTo } from './from-to.tsx';
import { WORD } from './house-styles.ts';
import { Rows } from './house-section.tsx';
import { AT_END, OpeningsHead, OpeningsRow } from './openings.tsx';
import { Periods } from './periods.tsx';
import { RemoveButton } from './remove-button.tsx';
import { newSpecialDay, refusedIn, servicesText, type SpecialDay } from './hours-values.ts';
import type { Refused } from './use-save.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The dates on which the weekly hours do not count. */
export function SpecialDays({
  days,
  refused,
  onChange,
}: {
  readonly days: readonly SpecialDay[];
  readonly refused: (path: string) => Refused;
  readonly onChange: (days: readonly SpecialDay[]) => void;
}): React.JSX.Element {
  return (
    <Rows title={texts.specialDays()}>
      {days.length > 0 && (
        <OpeningsHead
          fields={[texts.firstDay(), texts.lastDay()]}
          columns="175px auto"
          buttons={[texts.addHours(), common.remove()]}
        >
          <Box sx={{ gridArea: '1 / 4', display: { xs: 'none', lg: 'block' }, marginInlineStart: 1.5 }}>
            {texts.whatGuestsRead()}
          </Box>
        </OpeningsHead>
      )}
      {days.map((day, index) => {
        const number = index + 1;
        const path = `exceptions.${index}`;
        const label = texts.specialDay({ number });
        const change = (changes: Partial<SpecialDay>): void => {
          onChange(days.with(index, { ...day, ...changes }));
        };
        return (
          <OpeningsRow key={day.row} label={label} name={label} sx={DAY}>
            <Periods
              label={label}
              periods={day.hours}
              refused={refusedIn(day.hours, `${path}.hours`, refused)}
              onChange={(hours) => {
                change({ hours });
              }}
              above={
                <FromTo
                  type="date"
                  labels={[texts.firstDayOf({ row: label }), texts.lastDayOf({ row: label })]}
                  words={[texts.firstDay(), texts.lastDay()]}
                  value={day}
                  marks={{ from: refused(`${path}.from`), to: day.to === '' ? {} : refused(`${path}.to`) }}
                  sx={DATE}
                  onChange={change}
                />
              }
              buttons={
                <RemoveButton
                  what="day"
                  label={texts.removeSpecialDay({ number })}
                  sx={AT_END}
                  onClick={() => {
                    onChange(days.toSpliced(index, 1));
                  }}
                />
              }
            />
            <Box sx={MESSAGE}>
              <Box aria-hidden="true" sx={NARROW_WORD}>
                {texts.whatGuestsRead()}
              </Box>
              <TextArea
                aria-label={texts.whatGuestsReadOn({ row: label })}
                placeholder={texts.whatGuestsReadSample()}
                maxLength={140}
                {...refused(`${path}.message`)}
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
          </OpeningsRow>
        );
      })}
      <Button
        variant="outlined"
        sx={{ mt: days.length > 0 ? 1 : 0 }}
        onClick={() => {
          onChange([...days, newSpecialDay()]);
        }}
      >
        {texts.addASpecialDay()}
      </Button>
    </Rows>
  );
}

/** Where no word stands over the rows. */
const NARROW_WORD = { ...WORD, display: { lg: 'none' } } as const;
const DAY = { py: 1, [WITH_LINKS]: { py: 1 } } as const;
/** Below the dates, and in a wide window beside them. */
const MESSAGE = {
  gridArea: '3 / 1 / auto / -1',
  mt: 1,
  [WITH_LINKS]: {
    gridArea: { xs: '2 / 2 / auto / -1', lg: '1 / 4' },
    mt: { xs: 1, lg: 0 },
    marginInlineStart: { lg: 1.5 },
  },
} as const;
const DATE = {
  px: { xs: 0.75, sm: 1 },
  width: { xs: 1, sm: 144 },
  minWidth: 0,
  '&::-webkit-calendar-picker-indicator': { m: 0, p: 0 },
} as const;
