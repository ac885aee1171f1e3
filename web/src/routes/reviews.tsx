import { totalReviewsHeading } from '../copy.ts';
import { useCounter } from '../data/use-counter.ts';
import { ReviewList } from '../features/reviews/components/review-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { ListBar } from '../ui/table-search.tsx';

export function Component(): React.JSX.Element {
  const { count } = useCounter('reviews');
  return (
    <>
      <PageHeading title="Reviews">{totalReviewsHeading(count)}</PageHeading>
      <ListBar />
      <ReviewList />
    </>
  );
}
