import { Inventory } from '../features/menu/components/inventory.tsx';
import { useOrderDialog } from '../features/orders/place/use-order-dialog.tsx';
import { foodDetailsOf } from '../paths.ts';

/** The foods with the order dialog. */
export function Component(): React.JSX.Element {
  const { isOrdering, order, dialogOver } = useOrderDialog();
  return <Inventory onOrder={order} detailsTo={foodDetailsOf} renderOverlay={dialogOver} isOrdering={isOrdering} />;
}
