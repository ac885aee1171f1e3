import { useRef } from 'react';
import { useSession } from '../data/session-context.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { PopularFoods, type Ordering } from '../features/menu/components/popular-foods.tsx';
import type { TakesFromBasket } from '../features/ordering/basket-dialog/basket-over.tsx';
import { ClosedOver } from '../features/ordering/table/closed-over.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { useIsNamed } from '../lib/house-face.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { beginningOf, foodDetailsOf, paths } from '../paths.ts';
import { OptionalPart } from '../ui/optional-part.tsx';
import type { OrdersFood } from './home/popular-order.tsx';

const PopularOrder = lazyComponent(async () => (await import('./home/popular-order.tsx')).PopularOrder);
const PopularDialog = lazyComponent(async () => (await import('./home/popular-order.tsx')).PopularDialog);
const Basket = lazyComponent(
  async () => (await import('../features/ordering/basket-dialog/basket-over.tsx')).BasketOver,
);

/** The home page. In a house with a name its foods are ordered there; the specification's page leads to the menu. */
export function Component(): React.JSX.Element {
  const session = useSession();
  const basket = useRef<TakesFromBasket>(null);
  const isNamed = useIsNamed();
  const isOrdering = useIsHydrated() && isNamed;
  const orders = useRef<OrdersFood>(null);
  const acts: Ordering['acts'] = (food) => (
    <PopularOrder
      food={food}
      onOrder={() => orders.current?.order(food)}
      onAdd={() => orders.current?.add(food)}
      onLess={() => basket.current?.takeOne(food.id)}
    />
  );
  const over: Ordering['over'] = (find) => (
    <OptionalPart>
      <PopularDialog ref={orders} find={find} />
    </OptionalPart>
  );
  return (
    <>
      <HomeScreen startTo={session.status === 'signed-in' ? beginningOf(session.user.role) : paths.signUp}>
        <PopularFoods
          orderTo={paths.inventory}
          detailsTo={foodDetailsOf}
          ordering={isOrdering ? { acts, over } : undefined}
        />
      </HomeScreen>
      {isOrdering && (
        <OptionalPart>
          <Basket ref={basket} />
        </OptionalPart>
      )}
      <ClosedOver hasFacts />
    </>
  );
}
