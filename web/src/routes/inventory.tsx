import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Inventory } from '../features/menu/components/inventory.tsx';
import { ClosedOver } from '../features/ordering/table/closed-over.tsx';
import { foodsIn } from '../features/ordering/basket/basket.ts';
import { useBasket } from '../features/ordering/basket/basket-store.ts';
import { BasketOver, BESIDE_BASKET, type TakesFromBasket } from '../features/ordering/basket-dialog/basket-over.tsx';
import { useOrderDialog } from '../features/ordering/order-dialog/use-order-dialog.tsx';
import { useTableHeading } from '../features/ordering/basket/known-table.ts';
import { foodDetailsOf } from '../paths.ts';

/** The foods with the order dialog and the basket. */
export function Component(): React.JSX.Element {
  const { isOrdering, order, add, dialogOver } = useOrderDialog();
  const { lines } = useBasket();
  const basket = useRef<TakesFromBasket>(null);
  return (
    <Box sx={BESIDE_BASKET}>
      <Inventory
        table={useTableHeading()}
        inBasket={foodsIn(lines)}
        onOrder={order}
        onAdd={add}
        onLess={({ id }) => {
          basket.current?.takeOne(id);
        }}
        detailsTo={foodDetailsOf}
        renderOverlay={dialogOver}
        isOrdering={isOrdering}
      />
      <BasketOver ref={basket} hasPanel />
      <ClosedOver />
    </Box>
  );
}
