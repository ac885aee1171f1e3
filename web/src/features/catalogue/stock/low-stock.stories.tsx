import { aFood } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { LowStockCard } from './low-stock.tsx';

export const stories: Stories = {
  loading: <LowStockCard foods={LOADING} />,
  failed: <LowStockCard foods={{ status: 'failed', reason: 'unavailable' }} />,
  plenty: <LowStockCard foods={{ status: 'ready', value: { items: [], isFresh: true } }} />,
  'some are low': (
    <LowStockCard
      foods={{
        status: 'ready',
        value: { items: [aFood({ quantity: 2 }), aFood({ id: 'salad', quantity: 0 })], isFresh: true },
      }}
    />
  ),
};
