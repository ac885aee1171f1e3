import { totalReviewsHeading, type Review } from '@foodhouse/domain';
import { CardTable, CardTableSkeleton } from '../components/card-table.tsx';
import type { Column } from '../components/table-frame.tsx';
import { FailureBlock } from '../components/failure-block.tsx';
import { FreshnessBanner } from '../components/freshness-banner.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { OlderButton } from '../components/older-button.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useLiveReviews, useReviewEmails } from '../features/reviews/api/use-live-reviews.ts';
import { useCounter } from '../firebase/use-counter.ts';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const reviews = useLiveReviews();
  const { count } = useCounter('reviews');
  const items = reviews.status === 'ready' ? reviews.value.items : [];
  const emails = useReviewEmails(role === 'admin', items[0]?.id, items.length);
  return (
    <>
      <PageHeading title="Reviews">{totalReviewsHeading(count)}</PageHeading>
      {reviews.status === 'loading' && <CardTableSkeleton label="Loading reviews" />}
      {reviews.status === 'failed' && <FailureBlock reason={reviews.reason} onRetry={reviews.retry} />}
      {reviews.status === 'ready' && (
        <>
          <FreshnessBanner isFresh={reviews.value.isFresh} />
          {items.length === 0 ? (
            <NoticeBlock picture="/img/site/bell.webp" title="No reviews yet">
              What visitors write appears here by itself.
            </NoticeBlock>
          ) : (
            <CardTable
              label="Reviews"
              rows={items}
              rowKey={({ id }) => id}
              columns={columnsOf(emails)}
              searchText={({ id, name, description, maskedEmail }) =>
                `${name} ${description} ${emails.get(id) ?? maskedEmail}`
              }
            />
          )}
          <OlderButton list={reviews}>Show more reviews</OlderButton>
        </>
      )}
    </>
  );
}

function columnsOf(emails: ReadonlyMap<string, string>): readonly Column<Review>[] {
  return [
    { label: 'Index', cell: (_review, index) => index + 1 },
    { label: 'Name', cell: ({ name }) => name, value: ({ name }) => name },
    { label: 'Description', cell: ({ description }) => description, value: ({ description }) => description },
    {
      label: 'Email',
      cell: ({ id, maskedEmail }) => emails.get(id) ?? maskedEmail,
      value: ({ id, maskedEmail }) => emails.get(id) ?? maskedEmail,
    },
  ];
}
