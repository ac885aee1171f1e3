import Box from '@mui/material/Box';
import { Inventory } from '../features/menu/components/inventory.tsx';
import { ClosedOver } from '../features/ordering/table/closed-over.tsx';
import { BasketOver, BESIDE_BASKET } from '../features/ordering/basket-dialog/basket-over.tsx';
import { useOrderDialog } from '../features/ordering/order-dialog/use-order-dialog.tsx';
import { foodDetailsOf } from '../paths.ts';

/** The foods with the order dialog and the basket. */
export function Component(): React.JSX.Element {
  const { isOrdering, order, add, dialogOver } = useOrderDialog();
  return (
    <Box sx={BESIDE_BASKET}>
      <Inventory
        onOrder={order}
        onAdd={add}
        detailsTo={foodDetailsOf}
        renderOverlay={dialogOver}
        isOrdering={isOrdering}
      />
      <BasketOver hasPanel />
      <ClosedOver />
    </Box>
  );
}
