import type { Review } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { ReviewTable } from './review-list.tsx';

const REVIEW: Review = {
  id: 'review-1',
  name: 'Rosa',
  description: 'The broth is wonderful.',
  maskedEmail: 'r***@example.com',
  createdAtMs: 0,
};
const LONG: Review = { ...REVIEW, id: 'review-2', name: 'a'.repeat(60), description: 'Wonderful. '.repeat(40) };
const ready = (...items: readonly Review[]) =>
  ({ status: 'ready', value: { items, isFresh: true, older: 'none', showOlder: nothing } }) as const;

export const stories: Stories = {
  loading: <ReviewTable reviews={LOADING} emails={new Map()} />,
  failed: <ReviewTable reviews={{ status: 'failed', reason: 'unavailable' }} emails={new Map()} />,
  empty: <ReviewTable reviews={ready()} emails={new Map()} />,
  'masked addresses and long texts': <ReviewTable reviews={ready(REVIEW, LONG)} emails={new Map()} />,
  'full addresses': <ReviewTable reviews={ready(REVIEW)} emails={new Map([['review-1', 'rosa@example.com']])} />,
};
