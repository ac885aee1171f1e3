// No stories: in hours-form.tsx.
import type { DayHours, WeekDays } from '@foodhouse/domain';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ContentCopyOutlined } from '../../../ui/icons/content-copy-outlined.tsx';
import { WEEK } from '../../../ui/week.ts';
import { DayBar, DayScale } from './day-bar.tsx';
import { IN_ROW } from './house-styles.ts';
import { WEEKDAYS } from '../../../lib/weekdays.ts';
import { type RefusedOpening } from './hours-values.ts';
import { OpeningsHead, OpeningsRow } from './openings.tsx';
import { Periods } from './periods.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The openings of each weekday, and where there is room a bar of each day. */
export function WeekHours({
  of = '',
  days,
  dayStart,
  refused,
  onChange,
}: {
  /** The service whose own hours they are; left out: they are the house's. */
  readonly of?: string;
  readonly days: WeekDays;
  /** When the business day begins, 'HH:MM'. */
  readonly dayStart: string;
  readonly refused: RefusedOpening;
  readonly onChange: (days: WeekDays) => void;
}): React.JSX.Element {
  const on = (day: number): readonly DayHours[] => days.at(day % WEEK.length) ?? [];
  return (
    <div>
      <OpeningsHead
        fields={[texts.opens(), texts.closes()]}
        columns="103px auto"
        buttons={[texts.addHours(), texts.copyToAll(), common.remove()]}
      >
        <DayScale dayStart={dayStart} sx={SCALE} />
      </OpeningsHead>
      {WEEK.map((day) => {
        const periods = on(day);
        const label = of === '' ? WEEKDAYS[day] : texts.dayOfService({ service: of, day: WEEKDAYS[day] });
        return (
          <OpeningsRow key={day} label={label} name={WEEKDAYS[day]}>
            <Periods
              label={label}
              periods={periods}
              refused={refused}
              onChange={(changed) => {
                onChange(days.with(day, changed));
              }}
              buttons={
                <IconButton
                  aria-label={texts.copyDayToAll({ day: label })}
                  title={texts.copyToAllDays()}
                  sx={IN_ROW}
                  onClick={() => {
                    onChange(days.map(() => periods));
                  }}
                >
                  <ContentCopyOutlined fontSize="small" />
                </IconButton>
              }
            />
            <DayBar openings={{ before: on(day - 1), own: periods, after: on(day + 1) }} dayStart={dayStart} sx={BAR} />
          </OpeningsRow>
        );
      })}
    </div>
  );
}

/** The bar is beside the middle of the openings, where it has room. */
const SCALE = { gridArea: '1 / 4', display: { xs: 'none', md: 'block' } } as const;
const BAR = { ...SCALE, alignSelf: 'center' } as const;
