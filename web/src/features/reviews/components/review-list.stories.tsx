import type { Review } from '@foodhouse/domain';
import { listStories } from '../../../dev/list-stories.tsx';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ReviewTable } from './review-list.tsx';

const REVIEW: Review = {
  id: 'review-1',
  name: 'Rosa',
  description: 'The broth is wonderful.',
  maskedEmail: 'r***@example.com',
  createdAtMs: 0,
};
const NO_EMAILS = new Map<string, string>();
const ready = (...items: readonly Review[]) =>
  ({ status: 'ready', value: { items, isFresh: true, older: 'none', showOlder: nothing } }) as const;

export const stories: Stories = {
  ...listStories(
    (id, name) => ({ ...REVIEW, id, name }),
    (reviews) => <ReviewTable reviews={reviews} emails={NO_EMAILS} />,
  ),
  'a long text, and one long word': (
    <ReviewTable
      reviews={ready(
        { ...REVIEW, description: 'Wonderful. '.repeat(40) },
        { ...REVIEW, id: 'review-2', name: 'a'.repeat(60), description: 'b'.repeat(200) },
      )}
      emails={NO_EMAILS}
    />
  ),
  'full addresses': <ReviewTable reviews={ready(REVIEW)} emails={new Map([['review-1', 'rosa@example.com']])} />,
};
