import type { DayHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { IconButton } from '../../ui/icon-button.tsx';
import { Close } from '../../ui/icons/close.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { FromTo } from './from-to.tsx';
import { NEW_PERIOD } from './hours-values.ts';

/** The openings of one day: several, or none. One that ends at or before its start ends on the next day. */
export function Periods({
  label,
  periods,
  onChange,
}: {
  /** Whose they are, such as Monday. */
  readonly label: string;
  readonly periods: readonly DayHours[];
  readonly onChange: (periods: readonly DayHours[]) => void;
}): React.JSX.Element {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {periods.length === 0 && <Box sx={CLOSED}>Closed</Box>}
      {periods.map((period, index) => {
        const which = periods.length === 1 ? label : `${label}, opening ${index + 1}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- an opening has no other name
          <Box key={index} sx={PERIOD}>
            <FromTo
              type="time"
              labels={[`${which}: opens`, `${which}: closes`]}
              value={period}
              sx={TIME}
              onChange={(changes) => {
                onChange(periods.with(index, { ...period, ...changes }));
              }}
            />
            <IconButton
              aria-label={`Remove ${which}`}
              onClick={() => {
                onChange(periods.toSpliced(index, 1));
              }}
            >
              <Close />
            </IconButton>
            {period.to !== '' && period.to <= period.from && <Box sx={NEXT_DAY}>on the next day</Box>}
          </Box>
        );
      })}
      <TextButton
        aria-label={`Add an opening: ${label}`}
        onClick={() => {
          onChange([...periods, periods.length === 0 ? NEW_PERIOD : LATER]);
        }}
      >
        Add an opening
      </TextButton>
    </Box>
  );
}

const LATER: DayHours = { from: '', to: '' };
const PERIOD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 0.5, sm: 1 } } as const;
/** The clock of the browser's picker would hide AM and PM. */
const TIME = {
  width: { xs: 100, sm: 108 },
  minHeight: 44,
  '&::-webkit-calendar-picker-indicator': { display: 'none' },
} as const;
const CLOSED = { minHeight: 44, display: 'flex', alignItems: 'center', color: 'text.secondary' } as const;
const NEXT_DAY = { typography: 'body2', color: 'text.secondary' } as const;
