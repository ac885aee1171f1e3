// No stories: in hours-form.tsx.
import type { WeekDays } from '@foodhouse/domain';
import { Tick } from './fields.tsx';
import { Rows } from './house-section.tsx';
import type { OtherService, RefusedOpening } from './hours-values.ts';
import { WeekHours } from './week-hours.tsx';
import * as texts from './texts.ts';

/** Whether a service keeps the house's hours, and else its own. */
export function OwnHours({
  service,
  days,
  ofHouse,
  dayStart,
  refused,
  onChange,
}: {
  readonly service: OtherService;
  /** Left out: it keeps the house's. */
  readonly days: WeekDays | undefined;
  /** With which its own begin. */
  readonly ofHouse: WeekDays;
  readonly dayStart: string;
  readonly refused: RefusedOpening;
  readonly onChange: (days: WeekDays | undefined) => void;
}): React.JSX.Element {
  const { text, tick } = WORDS[service];
  const name = SERVICE_NAMES[service];
  return (
    <Rows title={name} text={text}>
      <Tick
        checked={days !== undefined}
        onChange={({ target }) => {
          onChange(target.checked ? ofHouse : undefined);
        }}
      >
        {tick}
      </Tick>
      {days && <WeekHours of={name} days={days} dayStart={dayStart} refused={refused} onChange={onChange} />}
    </Rows>
  );
}

export const SERVICE_NAMES: Readonly<Record<OtherService, string>> = {
  table: texts.tables(),
  delivery: texts.delivery(),
};

const WORDS: Readonly<Record<OtherService, { readonly text: string; readonly tick: string }>> = {
  table: {
    text: texts.tableHoursHelp(),
    tick: texts.tablesHaveHours(),
  },
  delivery: {
    text: texts.deliveryHoursHelp(),
    tick: texts.deliveryHasHours(),
  },
};
