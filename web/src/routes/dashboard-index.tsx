import { DASHBOARD_PRICE_TEXT } from '@foodhouse/domain';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { FoodListScreen } from '../features/catalogue/list/food-list-screen.tsx';
import { LazyOrderDialog } from '../features/ordering/order-dialog/lazy-order-dialog.tsx';
import { usePageSettled } from '../lib/use-page-settled.ts';
import { usePreparedDialog } from '../ui/lazy-dialog.tsx';

/** Food List. Its dialog sends the dashboard's constant price; the food's own price is shown and charged. */
export function Component(): React.JSX.Element {
  const user = useSignedInUser();
  usePreparedDialog(LazyOrderDialog, usePageSettled());
  return (
    <FoodListScreen
      renderOrder={(food, close) => (
        <LazyOrderDialog food={food} user={user} onClose={close} sentPrice={DASHBOARD_PRICE_TEXT} />
      )}
    />
  );
}
