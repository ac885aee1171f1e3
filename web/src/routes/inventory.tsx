import { Inventory } from '../features/menu/components/inventory.tsx';
import { ClosedOver } from '../features/house/lazy-closed.tsx';
import { BasketOver } from '../features/orders/basket/basket-over.tsx';
import { useOrderDialog } from '../features/orders/place/use-order-dialog.tsx';
import { foodDetailsOf } from '../paths.ts';

/** The foods with the order dialog and the basket. */
export function Component(): React.JSX.Element {
  const { isOrdering, order, add, dialogOver } = useOrderDialog();
  return (
    <>
      <Inventory
        onOrder={order}
        onAdd={add}
        detailsTo={foodDetailsOf}
        renderOverlay={dialogOver}
        isOrdering={isOrdering}
      />
      <BasketOver />
      <ClosedOver />
    </>
  );
}
