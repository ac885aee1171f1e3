export { ReviewsScreen as Component } from '../features/reviews/components/reviews-screen.tsx';
