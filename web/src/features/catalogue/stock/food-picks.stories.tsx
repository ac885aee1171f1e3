import { aFood } from '@foodhouse/domain/testing';
import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Food } from '@foodhouse/domain';
import { FoodPicks } from './food-picks.tsx';

const shown = (foods: Loadable<LivePages<Food>>, typed = ''): React.ReactNode =>
  opens((close) => <FoodPicks foods={foods} typed={typed} onType={nothing} onPick={nothing} onClose={close} />);
const ready = (items: readonly Food[]) =>
  ({ status: 'ready', value: { items, isFresh: true, older: 'some', showOlder: nothing } }) as const;

export const stories: Stories = {
  loading: shown(LOADING),
  failed: shown({ status: 'failed', reason: 'unavailable' }),
  'nothing found': shown(ready([]), 'zzz'),
  'plenty, low, sold out, put aside': shown(
    ready([
      aFood({ id: 'pho', name: 'Pho', quantity: 24 }),
      aFood({ id: 'curry', name: 'Slow-cooked chicken curry with steamed rice and coriander', quantity: 4 }),
      aFood({ id: 'cake', name: 'Cake', quantity: 0 }),
      aFood({ id: 'taco', name: 'Taco', quantity: 0, putAside: 12 }),
      aFood({ id: 'water', name: 'Water, which nobody counts', counted: false }),
    ]),
  ),
};
