import { DASHBOARD_PRICE_TEXT, MESSAGES, type Food } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { FoodList } from '../features/foods/components/food-list.tsx';
import { LazyOrderDialog, usePreparedOrderDialog } from '../features/orders/components/lazy-order-dialog.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

const EditFoodDialog = lazyComponent(
  async () => (await import('../features/foods/forms/edit-food-dialog.tsx')).EditFoodDialog,
);
const RemoveFoodDialog = lazyComponent(
  async () => (await import('../features/foods/forms/remove-food-dialog.tsx')).RemoveFoodDialog,
);

interface Opened {
  readonly dialog: 'order' | 'edit' | 'remove';
  readonly food: Food;
}

/** Food List. Its dialog sends the dashboard's constant price; the food's own is shown and charged. */
export function Component(): React.JSX.Element {
  const user = useSignedInUser();
  const [opened, setOpened] = useState<Opened | null>(null);
  usePreparedOrderDialog(true);
  const open = (dialog: Opened['dialog']) => (food: Food) => {
    setOpened({ dialog, food });
  };
  const close = (): void => {
    setOpened(null);
  };
  return (
    <>
      <PageHeading title="Food List">{MESSAGES.welcome}</PageHeading>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        Food List
      </Typography>
      <FoodList
        onOrder={open('order')}
        manage={user.role === 'admin' ? { onEdit: open('edit'), onRetire: open('remove') } : null}
      />
      {opened && (
        <Suspense fallback={null}>
          {opened.dialog === 'order' && (
            <LazyOrderDialog food={opened.food} user={user} sentPrice={DASHBOARD_PRICE_TEXT} onClose={close} />
          )}
          {opened.dialog === 'edit' && <EditFoodDialog food={opened.food} onClose={close} />}
          {opened.dialog === 'remove' && <RemoveFoodDialog food={opened.food} onClose={close} onRemoved={close} />}
        </Suspense>
      )}
    </>
  );
}
