import type { Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { BasketNotices } from './basket-notices.tsx';

const QUIET = { notice: null, isChecking: false, isOnline: true, quoted: LOADING, changes: 0 } as const;

export const stories: Stories = {
  'after a change of two foods': <BasketNotices {...QUIET} changes={2} />,
  'after too many orders': <BasketNotices {...QUIET} notice={{ status: 'too-many', waitSeconds: 20 }} />,
  'while the answer is late': <BasketNotices {...QUIET} isChecking />,
  'without an answer, offline': (
    <BasketNotices {...QUIET} isOnline={false} notice={{ status: 'unknown', reason: 'unavailable' }} />
  ),
};
