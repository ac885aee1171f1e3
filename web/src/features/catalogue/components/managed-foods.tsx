import { changeStock, markOnSale, markSoldOut, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { explainRefusal, markSoldOut as sendSoldOut, type ManageFoodResult } from '../api/manage-food.ts';
import { followStock, setStock } from '../api/set-stock.ts';
import { usePendingFoods, type PendingFoods } from '../api/use-pending-foods.ts';
import { foodColumns, FoodTable } from './food-columns.tsx';
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
  const columns = columnsOf(pending, onOrder, manage);
  return <FoodTable foods={pending.shown} columns={columns} />;
}

function columnsOf(
  pending: PendingFoods,
  onOrder: ManagedFoodsProps['onOrder'],
  manage: ManagedFoodsProps['manage'],
): readonly Column<Food>[] {
  return foodColumns({
    onOrder,
    ...(manage && { quantityCell: (food) => <Quantity food={food} pending={pending} /> }),
    manageCell: (food) => <ManageButtons food={food} manage={manage} pending={pending} />,
  });
}

interface RowProps {
  readonly food: Food;
  readonly pending: PendingFoods;
}

/** Shows the changed food at once. A refused change is reverted, with a toast. */
async function send({ change }: PendingFoods, shows: Food, request: () => Promise<ManageFoodResult>): Promise<void> {
  const result = await change(shows, request);
  if (result.status !== 'done') toast.error(`${shows.name}: ${explainRefusal(result)}`);
}

function Quantity({ food, pending }: RowProps): React.JSX.Element {
  return (
    <QuantityField
      food={food}
      isBusy={pending.isBusy(food.id)}
      onChange={(change, seen) =>
        void send(pending, changeStock(food, change) ?? food, async () => {
          const { result } = await setStock(food.id, seen, seen + change);
          return result;
        })
      }
    />
  );
}

function ManageButtons({ food, pending, manage }: RowProps & Pick<ManagedFoodsProps, 'manage'>): React.JSX.Element {
  const isMarked = food.putAside !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 0.25, whiteSpace: 'nowrap' }}>
      {manage && (
        <>
          <Button
            size="small"
            aria-label={`Update: ${food.name}`}
            onClick={() => {
              manage.onEdit(food);
            }}
          >
            Update
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={`Remove: ${food.name}`}
            onClick={() => {
              manage.onRetire(food);
            }}
          >
            Remove
          </Button>
        </>
      )}
      <Button
        size="small"
        color="secondary"
        disabled={pending.isBusy(food.id)}
        aria-label={`${isMarked ? 'Back on sale' : 'Sold out'}: ${food.name}`}
        onClick={() =>
          void send(pending, isMarked ? markOnSale(food) : markSoldOut(food), () => sendSoldOut(food.id, !isMarked))
        }
      >
        {isMarked ? 'Back on sale' : 'Sold out'}
      </Button>
    </Box>
  );
}
