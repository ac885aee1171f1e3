import { MyOrdersScreen } from '../features/orders/mine/my-orders-screen.tsx';

export function Component(): React.JSX.Element {
  return <MyOrdersScreen />;
}
