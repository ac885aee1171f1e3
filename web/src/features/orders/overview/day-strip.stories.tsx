import type { Stories } from '../../../dev/stories.tsx';
import { DayStrip } from './day-strip.tsx';

export const stories: Stories = {
  'of a busy day': <DayStrip figures={{ orders: 128, revenueMinor: 182_450, waiting: 3, toAcceptMs: 2 * 60_000 }} />,
  'beside the week before': (
    <DayStrip
      figures={{ orders: 128, revenueMinor: 182_450, waiting: 3, toAcceptMs: 2 * 60_000 }}
      compared={{ orders: '+12 % on last Wednesday', revenueMinor: '−4 % on last Wednesday' }}
    />
  ),
  'of a house that promises times': (
    <DayStrip
      figures={{ orders: 128, revenueMinor: 182_450, waiting: 3, toAcceptMs: 2 * 60_000 }}
      more={[['Promises kept', '18 of 20']]}
    />
  ),
  'before the first acceptance': <DayStrip figures={{ orders: 1, revenueMinor: 950, waiting: 1, toAcceptMs: null }} />,
  'not known yet': <DayStrip figures={{}} />,
};
