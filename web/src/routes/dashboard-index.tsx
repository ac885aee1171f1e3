import { DASHBOARD_PRICE_TEXT, MESSAGES, type Food } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PageHeading } from '../components/page-heading.tsx';
import { FoodList } from '../features/foods/components/food-list.tsx';
import { LazyOrderDialog, usePreparedOrderDialog } from '../features/orders/components/lazy-order-dialog.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

/** Food List. Its dialog sends the dashboard's constant price; the food's own is shown and charged. */
export function Component(): React.JSX.Element {
  const user = useSignedInUser();
  usePreparedOrderDialog(true);
  const [ordering, setOrdering] = useState<Food | null>(null);
  return (
    <>
      <PageHeading title="Food List">{MESSAGES.welcome}</PageHeading>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        Food List
      </Typography>
      <FoodList onOrder={setOrdering} />
      {ordering && (
        <LazyOrderDialog
          food={ordering}
          user={user}
          sentPrice={DASHBOARD_PRICE_TEXT}
          onClose={() => {
            setOrdering(null);
          }}
        />
      )}
    </>
  );
}
