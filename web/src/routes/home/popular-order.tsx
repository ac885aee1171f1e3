// No stories: asks the server; shows popular-acts.tsx.
import type { MenuFood } from '@foodhouse/domain';
import { PopularActs } from '../../features/menu/components/popular-acts.tsx';
import { foodsIn } from '../../features/ordering/basket/basket.ts';
import { takeFromBasket, useBasket } from '../../features/ordering/basket/basket-store.ts';
import { useOrderDialog } from '../../features/ordering/order-dialog/use-order-dialog.tsx';

/** The acts of one of home's foods, with its order dialog. */
export function PopularOrder({
  food,
  onOpenBasket,
}: {
  readonly food: MenuFood;
  /** Opens the basket with the focus on this food. */
  readonly onOpenBasket: (foodId: string) => void;
}): React.JSX.Element {
  const { order, add, dialogOver } = useOrderDialog();
  const { lines } = useBasket();
  return (
    <>
      <PopularActs
        food={food}
        inBasket={foodsIn(lines).get(food.id)}
        onOrder={() => {
          order(food);
        }}
        onAdd={() => {
          add(food);
        }}
        onLess={() => {
          // Which of several choices is meant, the basket asks.
          if (!takeFromBasket(food.id)) onOpenBasket(food.id);
        }}
      />
      {dialogOver((id) => (id === food.id ? food : null))}
    </>
  );
}
