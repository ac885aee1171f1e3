import type { StockMove } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { StockHistory } from './stock-history.tsx';

const AT_MS = Date.UTC(2026, 0, 2, 12);
const move = (changes: Pick<StockMove, 'cause' | 'delta' | 'after'> & Partial<StockMove>) => ({
  id: `${changes.cause} ${changes.after}`,
  foodId: 'pho',
  orderId: null,
  token: null,
  byUid: 'cook',
  byRole: 'chef' as const,
  note: '',
  atMs: AT_MS,
  businessDay: '2026-01-02',
  ...changes,
});
const ready = (...items: readonly ReturnType<typeof move>[]) =>
  ({ status: 'ready', value: { items, isFresh: true, older: 'none', showOlder: nothing } }) as const;

export const stories: Stories = {
  loading: <StockHistory uid="cook" moves={LOADING} />,
  failed: <StockHistory uid="cook" moves={{ status: 'failed', reason: 'unavailable' }} />,
  empty: <StockHistory uid="cook" moves={ready()} />,
  'every cause': (
    <StockHistory
      uid="cook"
      moves={ready(
        move({ cause: 'waste', delta: -3, after: 24, note: 'Dropped on the way to the pass, with the whole tray' }),
        move({ cause: 'count', delta: 0, after: 27 }),
        move({ cause: 'restock', delta: 10, after: 27, note: 'Delivered', byUid: 'boss', byRole: 'admin' }),
        move({
          cause: 'release',
          delta: 1,
          after: 17,
          orderId: 'order-1',
          token: 'BT8Q2X',
          byRole: 'admin',
          byUid: 'boss',
        }),
        move({
          cause: 'order',
          delta: -4,
          after: 16,
          orderId: 'order-1',
          token: 'BT8Q2X',
          byRole: 'user',
          byUid: null,
        }),
        move({ cause: 'par', delta: 17, after: 20 }),
        move({ cause: 'edit', delta: -1200, after: 3 }),
        move({ cause: 'opening', delta: 1203, after: 1203 }),
      )}
    />
  ),
};
