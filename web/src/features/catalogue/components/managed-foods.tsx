import { changeStock, markOnSale, markSoldOut, type Food } from '@foodhouse/domain';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { SheetButton } from '../../../ui/sheet-button.tsx';
import { explainRefusal, markSoldOut as sendSoldOut, type ManageFoodResult } from '../api/manage-food.ts';
import { followStock, setStock } from '../api/set-stock.ts';
import { usePendingFoods, type PendingFoods } from '../api/use-pending-foods.ts';
import { FoodTable, OrderButton, type StaffCells } from './food-columns.tsx';
import { QuantityField } from './quantity-field.tsx';

export interface ManagedFoodsProps {
  readonly foods: readonly Food[];
  readonly onOrder: (food: Food) => void;
  /** Null for everybody but admins. */
  readonly manage: { readonly onEdit: (food: Food) => void; readonly onRetire: (food: Food) => void } | null;
}

/** The Food List of staff: chefs mark foods as sold out, admins edit everything in the row. */
export function ManagedFoods({ foods, onOrder, manage }: ManagedFoodsProps): React.JSX.Element {
  const pending = usePendingFoods(foods);
  useEffect(() => {
    followStock(foods);
  }, [foods]);
  useEffect(
    () => () => {
      followStock([]);
    },
    [],
  );
  return <FoodTable foods={pending.shown} onOrder={onOrder} staff={cellsOf(pending, onOrder, manage)} />;
}

function cellsOf(
  pending: PendingFoods,
  onOrder: ManagedFoodsProps['onOrder'],
  manage: ManagedFoodsProps['manage'],
): StaffCells {
  return {
    ...(manage && { quantity: (food) => <Quantity food={food} pending={pending} /> }),
    menu: (food) => (
      <SheetButton
        aria-label={`More: ${food.name}`}
        startIcon={<MoreHoriz />}
        sx={{ px: 0, minWidth: 44, '&&': { color: 'text.secondary' } }}
        sheet={
          <>
            <Typography component="p" sx={{ fontWeight: 700, px: 1.75, py: 1 }}>
              {food.name} · <code>{food.id}</code>
            </Typography>
            <OrderButton food={food} onOrder={onOrder} />
            {manage && <SoldOutButton food={food} pending={pending} />}
            {manage && <RemoveButton food={food} onRetire={manage.onRetire} />}
          </>
        }
      />
    ),
    manage: (food, isOnPhone) => (
      <Box sx={{ display: 'flex', gap: 1, whiteSpace: 'nowrap' }}>
        {manage && <UpdateButton food={food} onEdit={manage.onEdit} />}
        {(!manage || !isOnPhone) && <SoldOutButton food={food} pending={pending} />}
        {manage && !isOnPhone && <RemoveButton food={food} onRetire={manage.onRetire} />}
      </Box>
    ),
  };
}

interface RowProps {
  readonly food: Food;
  readonly pending: PendingFoods;
}

/** Shows the changed food at once. A refused change is reverted, with a toast. */
async function send(
  { change }: PendingFoods,
  shows: Food,
  request: () => Promise<ManageFoodResult>,
): Promise<ManageFoodResult> {
  const result = await change(shows, request);
  if (result.status !== 'done') toast.error(`${shows.name}: ${explainRefusal(result)}`);
  return result;
}

function Quantity({ food, pending }: RowProps): React.JSX.Element {
  return (
    <QuantityField
      food={food}
      isBusy={pending.isBusy(food.id)}
      onChange={(change, seen) =>
        send(pending, changeStock(food, change) ?? food, async () => {
          const { result } = await setStock(food.id, seen, seen + change);
          return result;
        })
      }
    />
  );
}

function UpdateButton({ food, onEdit }: ButtonProps<'onEdit'>): React.JSX.Element {
  return (
    <Button
      size="small"
      variant="contained"
      aria-label={`Update: ${food.name}`}
      onClick={() => {
        onEdit(food);
      }}
    >
      Update
    </Button>
  );
}

function RemoveButton({ food, onRetire }: ButtonProps<'onRetire'>): React.JSX.Element {
  return (
    <Button
      size="small"
      color="error"
      aria-label={`Remove: ${food.name}`}
      onClick={() => {
        onRetire(food);
      }}
    >
      Remove
    </Button>
  );
}

type ButtonProps<Name extends 'onEdit' | 'onRetire'> = { readonly food: Food } & Pick<
  NonNullable<ManagedFoodsProps['manage']>,
  Name
>;

function SoldOutButton({ food, pending }: RowProps): React.JSX.Element {
  const isMarked = food.putAside !== null;
  const label = isMarked ? 'Back on sale' : 'Sold out';
  return (
    <Button
      size="small"
      color="secondary"
      disabled={pending.isBusy(food.id)}
      aria-label={`${label}: ${food.name}`}
      onClick={() =>
        void send(pending, isMarked ? markOnSale(food) : markSoldOut(food), () => sendSoldOut(food.id, !isMarked))
      }
    >
      {label}
    </Button>
  );
}
