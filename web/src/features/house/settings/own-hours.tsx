// No stories: in hours-form.tsx.
import { Tick } from './fields.tsx';
import { Rows } from './house-section.tsx';
import type { OtherService, WeekDays } from './hours-values.ts';
import { WeekHours } from './week-hours.tsx';

/** Whether a service keeps the house's hours, and else its own. */
export function OwnHours({
  service,
  days,
  ofHouse,
  dayStart,
  onChange,
}: {
  readonly service: OtherService;
  /** Left out: it keeps the house's. */
  readonly days: WeekDays | undefined;
  /** With which its own begin. */
  readonly ofHouse: WeekDays;
  readonly dayStart: string;
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
      {days && <WeekHours of={name} days={days} dayStart={dayStart} onChange={onChange} />}
    </Rows>
  );
}

export const SERVICE_NAMES: Readonly<Record<OtherService, string>> = { table: 'Tables', delivery: 'Delivery' };

const WORDS: Readonly<Record<OtherService, { readonly text: string; readonly tick: string }>> = {
  table: {
    text: 'Orders at tables are taken in the opening hours, unless tables have hours of their own.',
    tick: 'Tables have hours of their own',
  },
  delivery: {
    text: 'Deliveries are taken in the opening hours, unless they have hours of their own. Areas may be narrower.',
    tick: 'Delivery has hours of its own',
  },
};
