import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '../components/button.tsx';
import { PageMeta } from '../components/page-meta.tsx';
import { Placeholder } from '../components/placeholder.tsx';
import { Extra } from '../components/region.tsx';
import { paths } from '../app/paths.ts';
import { useOrdering } from '../app/use-ordering.tsx';
import { FailureBlock } from '../components/failure-block.tsx';
import { FreshnessBanner } from '../components/freshness-banner.tsx';
import { lazyComponent } from '../components/lazy-component.tsx';
import { lazyDialog } from '../components/lazy-dialog.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { couldBeFoodId } from '../features/foods/api/food-id.ts';
import type { KnownFood } from '../features/foods/api/known-food.ts';
import { useFirstFood } from '../features/foods/api/use-first-food.ts';
import { FoodDetails, type FoodDetailsProps } from '../features/foods/components/food-details.tsx';
import { LazyOrderDialog, usePreparedOrderDialog } from '../features/orders/components/lazy-order-dialog.tsx';
import { useSession } from '../firebase/session-context.tsx';
import type { Loadable } from '../lib/loadable.ts';
import { preferLive } from '../features/foods/api/prefer-live.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

// The database's SDK is large: the food comes over HTTP, and its live stock when the SDK is there. The forms are an admin's.
const LiveFood = lazyComponent(async () => (await import('../features/foods/components/live-food.tsx')).LiveFood);
const EditFoodDialog = lazyDialog(
  async () => (await import('../features/foods/forms/edit-food-dialog.tsx')).EditFoodDialog,
);
const RemoveFoodDialog = lazyDialog(
  async () => (await import('../features/foods/forms/remove-food-dialog.tsx')).RemoveFoodDialog,
);

/** /user/:userId, where the id is a food's. */
export function Component(): React.JSX.Element {
  const { userId = '' } = useParams();
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 6 } }}>
      <div data-fill="food">{couldBeFoodId(userId) ? <Food key={userId} id={userId} /> : <NoSuchFood />}</div>
    </Container>
  );
}

function Food({ id }: { readonly id: string }): React.JSX.Element {
  const session = useSession();
  const navigate = useNavigate();
  const [live, setLive] = useState<Loadable<KnownFood> | null>(null);
  const food = preferLive(live, useFirstFood(id));
  const [dialog, setDialog] = useState<'update' | 'remove' | null>(null);
  const { wantedId, order, close: closeOrder } = useOrdering();
  const close = (): void => {
    setDialog(null);
  };
  const isHydrated = useIsHydrated();
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  usePreparedOrderDialog(session.status === 'signed-in');
  const open = (name: NonNullable<typeof dialog>) => () => {
    setDialog(name);
  };
  return (
    <>
      {isHydrated && (
        <Extra>
          <LiveFood id={id} onFood={setLive} />
        </Extra>
      )}
      <FoodRegion
        food={food}
        onOrder={() => {
          if (food.status === 'ready') order(food.value.food);
        }}
        manage={isAdmin ? { onUpdate: open('update'), onRemove: open('remove') } : null}
      />
      {food.status === 'ready' && (
        <>
          {wantedId === id && session.status === 'signed-in' && (
            <LazyOrderDialog food={food.value.food} user={session.user} onClose={closeOrder} />
          )}
          {dialog === 'update' && <EditFoodDialog food={food.value.food} onClose={close} />}
          {dialog === 'remove' && (
            <RemoveFoodDialog
              food={food.value.food}
              onClose={close}
              onRemoved={() => void navigate(paths.inventory, { replace: true })}
            />
          )}
        </>
      )}
    </>
  );
}

function FoodRegion({
  food,
  onOrder,
  manage,
}: Omit<FoodDetailsProps, 'food'> & { readonly food: Loadable<KnownFood> }): React.JSX.Element {
  switch (food.status) {
    case 'loading':
      return <DetailsSkeleton />;
    case 'failed':
      return food.reason === 'not-found' ? <NoSuchFood /> : <FailureBlock reason={food.reason} onRetry={food.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={food.value.isFresh} />
          <FoodDetails food={food.value.food} onOrder={onOrder} manage={manage} />
        </>
      );
  }
}

function NoSuchFood(): React.JSX.Element {
  return (
    <>
      <title>Not on the menu · Foodhouse</title>
      <meta name="robots" content="noindex" />
      <NoticeBlock
        picture="/img/site/plate.webp"
        title="This food is not on the menu"
        headingLevel="h1"
        action={
          <LinkButton to={paths.inventory} variant="contained">
            See all foods
          </LinkButton>
        }
      >
        It may have left the menu, or the address is not quite right.
      </NoticeBlock>
    </>
  );
}

function DetailsSkeleton(): React.JSX.Element {
  return (
    <>
      <PageMeta
        title="On the menu"
        description="A food of the house: what it is made of, who cooks it, and how many portions are left right now."
        isForMany
      />
      <Box aria-busy="true" sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Placeholder sx={{ height: { xs: 300, md: 460 }, borderRadius: 7 }} />
        <Box>
          <Placeholder sx={{ height: '2.3rem', mb: 1.5, width: '60%' }} />
          <Placeholder sx={{ height: '1.9rem', mb: 1.5, width: '25%' }} />
          <Placeholder sx={{ height: 180, mt: 2, borderRadius: 4 }} />
        </Box>
      </Box>
    </>
  );
}
