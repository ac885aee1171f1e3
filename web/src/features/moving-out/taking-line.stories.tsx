import { nothing, type Stories } from '../../dev/stories.tsx';
import { TakingLine } from './taking-line.tsx';

const line = (state: React.ComponentProps<typeof TakingLine>['state']): React.JSX.Element => (
  <TakingLine state={state} onGoOn={nothing} onCancel={nothing} />
);

export const stories: Stories = {
  reading: line({ status: 'reading', asked: 'orders', subject: 'orders', count: 0 }),
  'reading on': line({ status: 'reading', asked: 'everything', subject: 'orders', count: 12_500 }),
  stopped: line({
    status: 'stopped',
    asked: 'everything',
    subject: 'orders',
    count: 12_500,
    reason: 'offline',
    missing: ['people', 'moves'],
  }),
  cancelled: line({ status: 'cancelled' }),
  taken: line({ status: 'taken', asked: 'orders', name: 'Orders.csv', count: 20_000 }),
};
