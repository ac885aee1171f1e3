import type { MenuFood } from '@foodhouse/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { useFoodForms } from '../features/catalogue/forms/use-food-forms.tsx';
import { FoodDetailsScreen, FoodRegion } from '../features/menu/components/food-details-screen.tsx';
import { ClosedOver } from '../features/ordering/table/closed-over.tsx';
import { BasketOver } from '../features/ordering/basket-dialog/basket-over.tsx';
import { ChoicesBeside } from '../features/ordering/choose/lazy-choice-list.tsx';
import { usePriceOnPage } from '../features/ordering/choose/shown-choices.ts';
import { useOrderDialog } from '../features/ordering/order-dialog/use-order-dialog.tsx';
import { paths } from '../paths.ts';

/** /user/:userId, with a food's id. */
export function Component(): React.JSX.Element {
  const { userId = '' } = useParams();
  return (
    <>
      <FoodDetailsScreen id={userId} food={<Food key={userId} id={userId} />} />
      <BasketOver />
      <ClosedOver />
    </>
  );
}

const choicesOf = (food: MenuFood): React.JSX.Element => <ChoicesBeside food={food} />;

/** The food with the order dialog and an admin's forms. */
function Food({ id }: { readonly id: string }): React.JSX.Element {
  const navigate = useNavigate();
  const { isOrdering, order, add, dialogOver } = useOrderDialog();
  const { manage, formOf } = useFoodForms(id, () => void navigate(paths.inventory, { replace: true }));
  const price = usePriceOnPage(id);
  return (
    <FoodRegion
      id={id}
      onOrder={order}
      onAdd={add}
      isOrdering={isOrdering}
      price={price}
      manage={manage}
      choices={choicesOf}
    >
      {(food) => (
        <>
          {dialogOver((wantedId) => (wantedId === id ? food : null))}
          {formOf(food)}
        </>
      )}
    </FoodRegion>
  );
}
