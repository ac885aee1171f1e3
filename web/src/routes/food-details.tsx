import { MESSAGES } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { FailureBlock } from '../components/failure-block.tsx';
import { NoticeBlock } from '../components/notice-block.tsx';
import { couldBeFoodId, useLiveFood } from '../features/foods/api/use-live-food.ts';
import { FoodDetails } from '../features/foods/components/food-details.tsx';
import { EditFoodDialog } from '../features/foods/forms/edit-food-dialog.tsx';
import { RemoveFoodDialog } from '../features/foods/forms/remove-food-dialog.tsx';
import { OrderDialog } from '../features/orders/components/order-dialog.tsx';
import { useSession } from '../firebase/session-context.tsx';

/** /user/:userId, where the id is a food's. */
export function Component(): React.JSX.Element {
  const { userId = '' } = useParams();
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 6 } }}>
      {couldBeFoodId(userId) ? <Food key={userId} id={userId} /> : <NoSuchFood />}
    </Container>
  );
}

function Food({ id }: { readonly id: string }): React.JSX.Element {
  const session = useSession();
  const navigate = useNavigate();
  const food = useLiveFood(id);
  const [dialog, setDialog] = useState<'order' | 'update' | 'remove' | null>(null);
  const close = (): void => {
    setDialog(null);
  };
  if (food.status === 'loading') return <DetailsSkeleton />;
  if (food.status === 'failed') {
    if (food.reason === 'not-found') return <NoSuchFood />;
    return (
      <FailureBlock
        reason={food.reason}
        onRetry={() => {
          location.reload();
        }}
      />
    );
  }
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  const open = (name: NonNullable<typeof dialog>) => () => {
    setDialog(name);
  };
  return (
    <>
      <FoodDetails
        food={food.value}
        onOrder={() => {
          if (session.status === 'signed-out') toast.error(MESSAGES.loginFirst);
          else setDialog('order');
        }}
        manage={isAdmin ? { onUpdate: open('update'), onRemove: open('remove') } : null}
      />
      {dialog === 'order' && session.status === 'signed-in' && (
        <OrderDialog food={food.value} user={session.user} onClose={close} />
      )}
      {dialog === 'update' && <EditFoodDialog food={food.value} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveFoodDialog
          food={food.value}
          onClose={close}
          onRemoved={() => void navigate(paths.inventory, { replace: true })}
        />
      )}
    </>
  );
}

function NoSuchFood(): React.JSX.Element {
  return (
    <>
      <title>Not on the menu · Foodhouse</title>
      <NoticeBlock
        picture="/img/site/plate.webp"
        title="This food is not on the menu"
        headingLevel="h1"
        action={
          <Button component={Link} to={paths.inventory} variant="contained">
            See all foods
          </Button>
        }
      >
        It may have left the menu, or the address is not quite right.
      </NoticeBlock>
    </>
  );
}

function DetailsSkeleton(): React.JSX.Element {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 300, md: 460 }, borderRadius: 7 }} />
      <Box>
        <Skeleton variant="text" sx={{ fontSize: '2.3rem', width: '60%' }} />
        <Skeleton variant="text" sx={{ fontSize: '1.9rem', width: '25%' }} />
        <Skeleton variant="rounded" height={180} sx={{ mt: 2, borderRadius: 4 }} />
      </Box>
    </Box>
  );
}
