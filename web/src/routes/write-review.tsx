import { WriteReviewScreen } from '../features/reviews/components/write-review-screen.tsx';

export function Component(): React.JSX.Element {
  return <WriteReviewScreen />;
}
