// No stories: in hours-form.tsx.
import type { DayHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddCircleOutlineOutlined } from '../../../ui/icons/add-circle-outline-outlined.tsx';
import { FromTo } from './from-to.tsx';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { BUTTONS_GAP, IN_ROW, TIME } from './house-styles.ts';
import { NEW_PERIOD, type RefusedOpening } from './hours-values.ts';
import { NextDay } from './next-day.tsx';
import { RemoveButton } from './remove-button.tsx';
import * as texts from './texts.ts';

/**
 * The openings of one day, several or none, and the buttons of its row. One that ends at or before its start ends on the
 * next day.
 */
export function Periods({
  label,
  periods,
  refused,
  onChange,
  above = null,
  buttons,
}: {
  /** Whose they are, such as Monday. */
  readonly label: string;
  readonly periods: readonly DayHours[];
  readonly refused: RefusedOpening;
  readonly onChange: (periods: readonly DayHours[]) => void;
  readonly above?: ReactNode;
  /** After the one that adds an opening. */
  readonly buttons: ReactNode;
}): React.JSX.Element {
  return (
    <>
      <Box sx={FIELDS}>
        {above}
        {periods.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={above === null ? CLOSED : null}>
            {texts.closedAllDay()}
          </Typography>
        )}
        {periods.map((period, index) => {
          const which = periods.length === 1 ? label : texts.openingNumber({ day: label, number: index + 1 });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- an opening has no other name
            <Box key={index} sx={PERIOD}>
              <FromTo
                type="time"
                labels={[texts.opensField({ opening: which }), texts.closesField({ opening: which })]}
                value={period}
                marks={{ from: refused(period, 'from'), to: refused(period, 'to') }}
                sx={TIME}
                onChange={(changes) => {
                  onChange(periods.with(index, { ...period, ...changes }));
                }}
              />
              <NextDay period={period} isOneLine />
              <Box sx={{ marginInlineStart: 'auto' }}>
                <RemoveButton
                  what="opening"
                  label={texts.remove({ name: which })}
                  hasWord
                  onClick={() => {
                    onChange(periods.toSpliced(index, 1));
                  }}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box sx={BUTTONS}>
        <IconButton
          aria-label={texts.addOpeningTo({ day: label })}
          title={texts.addOpening()}
          sx={IN_ROW}
          onClick={() => {
            onChange([...periods, periods.length === 0 ? NEW_PERIOD : LATER]);
          }}
        >
          <AddCircleOutlineOutlined fontSize="small" />
        </IconButton>
        {buttons}
      </Box>
    </>
  );
}

const LATER: DayHours = { from: '', to: '' };
const FIELDS = {
  gridArea: '2 / 1 / auto / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  [WITH_LINKS]: { gridArea: '1 / 2 / auto / span 2' },
} as const;
const BUTTONS = {
  display: 'flex',
  gap: BUTTONS_GAP,
  height: { sm: 48 },
  alignItems: 'center',
  [WITH_LINKS]: { gridArea: '1 / 3' },
} as const;
const PERIOD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;
/** As high as a line with fields. */
const CLOSED = { lineHeight: '48px' } as const;
