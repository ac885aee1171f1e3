import { DASHBOARD_PRICE_TEXT, MESSAGES, worksInKitchen, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { CardTableSkeleton } from '../components/card-table.tsx';
import { ChoiceButtons } from '../components/choice-buttons.tsx';
import { lazyComponent } from '../components/lazy-component.tsx';
import { lazyDialog } from '../components/lazy-dialog.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import type { KnownFood } from '../features/foods/api/known-food.ts';
import { FoodList } from '../features/foods/components/food-list.tsx';
import { LiveFood } from '../features/foods/components/live-food.tsx';
import { LazyOrderDialog, usePreparedOrderDialog } from '../features/orders/components/lazy-order-dialog.tsx';
import type { OrderDialogProps } from '../features/orders/components/order-dialog.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';
import type { Loadable } from '../lib/loadable.ts';

const EditFoodDialog = lazyDialog(
  async () => (await import('../features/foods/forms/edit-food-dialog.tsx')).EditFoodDialog,
);
const RemoveFoodDialog = lazyDialog(
  async () => (await import('../features/foods/forms/remove-food-dialog.tsx')).RemoveFoodDialog,
);

const RemovedFoods = lazyComponent(
  async () => (await import('../features/foods/components/removed-foods.tsx')).RemovedFoods,
);

type ListName = 'menu' | 'removed';

const LISTS: readonly { readonly value: ListName; readonly label: string }[] = [
  { value: 'menu', label: 'On the menu' },
  { value: 'removed', label: 'Removed' },
];

interface Opened {
  readonly dialog: 'order' | 'edit' | 'remove';
  readonly food: Food;
}

/** Food List. Its dialog sends the dashboard's constant price; the food's own is shown and charged. */
export function Component(): React.JSX.Element {
  const user = useSignedInUser();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isAdmin = user.role === 'admin';
  const [list, setList] = useState<ListName>('menu');
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Typography component="h2" variant="h3">
          Food List
        </Typography>
        {isAdmin && <ChoiceButtons label="Foods" choices={LISTS} current={list} onChoose={setList} />}
      </Box>
      {isAdmin && list === 'removed' ? (
        <Suspense fallback={<CardTableSkeleton label="Loading removed foods" />}>
          <RemovedFoods />
        </Suspense>
      ) : (
        <FoodList
          onOrder={open('order')}
          manage={isAdmin ? { onEdit: open('edit'), onRetire: open('remove') } : null}
          isInKitchen={worksInKitchen(user.role)}
        />
      )}
      {opened && (
        <>
          {opened.dialog === 'order' && <LiveOrderDialog food={opened.food} user={user} onClose={close} />}
          {opened.dialog === 'edit' && <EditFoodDialog food={opened.food} onClose={close} />}
          {opened.dialog === 'remove' && <RemoveFoodDialog food={opened.food} onClose={close} onRemoved={close} />}
        </>
      )}
    </>
  );
}

/** The dialog follows the food wherever its row is: what is shown is what is charged. */
function LiveOrderDialog({ food, ...props }: Pick<OrderDialogProps, 'food' | 'user' | 'onClose'>): React.JSX.Element {
  const [live, setLive] = useState<Loadable<KnownFood> | null>(null);
  const hasLeft = live?.status === 'failed' && live.reason === 'not-found';
  const current = live?.status === 'ready' ? live.value.food : hasLeft ? { ...food, quantity: 0 } : food;
  return (
    <>
      <LiveFood id={food.id} onFood={setLive} />
      <LazyOrderDialog {...props} food={current} sentPrice={DASHBOARD_PRICE_TEXT} />
    </>
  );
}
