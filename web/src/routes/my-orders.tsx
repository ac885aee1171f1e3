import { MyOrdersScreen } from '../features/following/mine/my-orders-screen.tsx';

export function Component(): React.JSX.Element {
  return <MyOrdersScreen />;
}
