// No stories: asks the server; shows popular-acts.tsx.
import type { MenuFood } from '@foodhouse/domain';
import { useImperativeHandle, type ComponentProps, type ReactNode, type Ref } from 'react';
import { PopularActs } from '../../features/menu/components/popular-acts.tsx';
import { foodsIn } from '../../features/ordering/basket/basket.ts';
import { useBasket } from '../../features/ordering/basket/basket-store.ts';
import { useOrderDialog } from '../../features/ordering/order-dialog/use-order-dialog.tsx';

/** The acts of one of home's foods. */
export function PopularOrder(props: Omit<ComponentProps<typeof PopularActs>, 'inBasket'>): React.JSX.Element {
  const { lines } = useBasket();
  return <PopularActs {...props} inBasket={foodsIn(lines).get(props.food.id)} />;
}

export type OrdersFood = Pick<ReturnType<typeof useOrderDialog>, 'order' | 'add'>;

/** The order dialog over home's foods: it stays open when its food leaves them. */
export function PopularDialog({
  find,
  ref,
}: {
  readonly find: (id: string) => MenuFood | null;
  readonly ref: Ref<OrdersFood>;
}): ReactNode {
  const { order, add, dialogOver } = useOrderDialog();
  useImperativeHandle(ref, () => ({ order, add }));
  return dialogOver(find);
}
