import { worksInKitchen } from '@foodhouse/domain';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { SoldOutDialog } from '../features/catalogue/forms/lazy-food-dialogs.tsx';
import { CountSheetScreen } from '../features/catalogue/count/count-sheet-screen.tsx';
import { FoodStockScreen } from '../features/catalogue/history/food-stock-screen.tsx';
import { FailureBlock } from '../ui/failure-block.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import * as site from '../texts.ts';

/** The count sheet, or the stock of the food in the address. Everybody sees the heading; only staff see the stock. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const [query] = useSearchParams();
  const foodId = query.get('food');
  if (!worksInKitchen(role))
    return (
      <>
        <PageHeading title={site.stock()}>{site.stock()}</PageHeading>
        <FailureBlock reason="no-permission" />
      </>
    );
  return foodId === null ? (
    <CountSheetScreen />
  ) : (
    <FoodStockScreen
      key={foodId}
      foodId={foodId}
      renderOptions={(food, onClose) => <SoldOutDialog food={food} onClose={onClose} />}
    />
  );
}
