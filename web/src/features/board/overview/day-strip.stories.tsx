import type { Revenue } from '@foodhouse/domain';
import type { Stories } from '../../../dev/stories.tsx';
import { DayStrip } from './day-strip.tsx';

const usd = (revenueMinor: number): readonly Revenue[] => [{ currency: 'USD', revenueMinor }];
const BUSY = { orders: 128, revenue: usd(182_450), waiting: 3, toAcceptMs: 2 * 60_000 } as const;

export const stories: Stories = {
  'of a busy day': <DayStrip figures={BUSY} />,
  'beside the week before': (
    <DayStrip figures={BUSY} compared={{ orders: '+12 % on last Wednesday', revenue: '−4 % on last Wednesday' }} />
  ),
  'on the day of another currency': (
    <DayStrip
      figures={{
        ...BUSY,
        revenue: [
          { currency: 'EUR', revenueMinor: 82_450 },
          { currency: 'USD', revenueMinor: 99_150 },
        ],
      }}
    />
  ),
  'of a house that promises times': (
    <DayStrip figures={BUSY} more={[{ name: 'Promises kept', value: '18 of 20', isPoor: false }]} />
  ),
  'of a house that kept few of them': (
    <DayStrip figures={BUSY} more={[{ name: 'Promises kept', value: '2 of 6', isPoor: true }]} />
  ),
  'in cells': (
    <DayStrip variant="cells" figures={BUSY} more={[{ name: 'Promises kept', value: '18 of 20', isPoor: false }]} />
  ),
  'before the first acceptance': <DayStrip figures={{ orders: 1, revenue: usd(950), waiting: 1, toAcceptMs: null }} />,
  'not known yet': <DayStrip figures={{}} />,
};
