import { NotFoundPage } from '../features/home/not-found-page.tsx';
import { HousePageScreen } from '../features/house/pages/house-page-screen.tsx';

export function Component(): React.JSX.Element {
  return <HousePageScreen page="terms" notFound={<NotFoundPage />} />;
}
