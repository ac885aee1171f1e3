import { markOnSale, markSoldOut, type Food } from '@foodhouse/domain';
import { MoreHoriz } from '../../../ui/icons/more-horiz.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SheetButton } from '../../../ui/sheet-button.tsx';
import { markSoldOut as sendSoldOut } from '../api/manage-food.ts';
import { useFollowedStock } from '../api/set-stock.ts';
import { usePendingFoods, type PendingFoods } from '../api/use-pending-foods.ts';
import { StockDialog } from '../forms/lazy-food-dialogs.tsx';
import { FoodTable, OrderButton, type StaffCells } from './food-columns.tsx';
import { FoodQuantity, sendChange } from './food-quantity.tsx';

export interface ManagedFoodsProps {
  readonly foods: readonly Food[];
  readonly onOrder: (food: Food) => void;
  /** Null for everybody but admins. */
  readonly manage: Readonly<Record<'onEdit' | 'onChoices' | 'onRetire', (food: Food) => void>> | null;
}

/** The Food List of staff: chefs mark foods as sold out, admins edit everything in the row. */
export function ManagedFoods({ foods, onOrder, manage }: ManagedFoodsProps): React.JSX.Element {
  const pending = usePendingFoods(foods);
  const [counted, setCounted] = useState<Food | null>(null);
  useFollowedStock(foods);
  return (
    <>
      <FoodTable foods={pending.shown} onOrder={onOrder} staff={cellsOf(pending, onOrder, manage, setCounted)} />
      {counted && (
        <StockDialog
          food={counted}
          onClose={() => {
            setCounted(null);
          }}
        />
      )}
    </>
  );
}

function cellsOf(
  pending: PendingFoods,
  onOrder: ManagedFoodsProps['onOrder'],
  manage: ManagedFoodsProps['manage'],
  onStock: (food: Food) => void,
): StaffCells {
  const soldOut = (food: Food): React.JSX.Element => <SoldOutButton food={food} pending={pending} />;
  const stock = (food: Food): ReactNode => food.counted && <StockButton food={food} onStock={onStock} />;
  const menu = (food: Food, buttons: ReactNode): React.JSX.Element => (
    <SheetButton
      aria-label={`More: ${food.name}`}
      startIcon={<MoreHoriz />}
      sx={MORE}
      sheet={
        <>
          <Typography component="p" sx={{ fontWeight: 700, px: 1.75, py: 1 }}>
            {food.name} · <code>{food.id}</code>
          </Typography>
          {buttons}
          {stock(food)}
          {manage && (
            <>
              <ChoicesButton food={food} onChoices={manage.onChoices} />
              <RemoveButton food={food} onRetire={manage.onRetire} />
            </>
          )}
        </>
      }
    />
  );
  if (!manage)
    return {
      menu: (food) => menu(food, <OrderButton food={food} onOrder={onOrder} />),
      manage: (food, width) => (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {width !== 'phone' && stock(food)}
          {soldOut(food)}
        </Box>
      ),
    };
  return {
    quantity: (food, width) => <FoodQuantity food={food} pending={pending} hasChip={width !== 'phone'} />,
    menu: (food) =>
      menu(
        food,
        <>
          <OrderButton food={food} onOrder={onOrder} />
          {soldOut(food)}
        </>,
      ),
    manage: (food, width) => (
      <Box sx={{ display: 'flex', gap: 0.5, whiteSpace: 'nowrap' }}>
        <UpdateButton food={food} onEdit={manage.onEdit} />
        {width === 'columns' && soldOut(food)}
        {width !== 'phone' && menu(food, width === 'lines' && soldOut(food))}
      </Box>
    ),
  };
}

/** In the corner of a phone's card. */
const MORE = {
  px: 0,
  minWidth: 44,
  '&&': { color: 'text.secondary' },
  '@media (max-width: 767.95px)': { mt: '-10px', mr: '-10px' },
} as const;

interface RowProps {
  readonly food: Food;
  readonly pending: PendingFoods;
}

function UpdateButton({ food, onEdit }: ButtonProps<'onEdit'>): React.JSX.Element {
  return (
    <Button
      size="small"
      variant="contained"
      aria-label={`Update: ${food.name}`}
      sx={TONAL}
      onClick={() => {
        onEdit(food);
      }}
    >
      Update
    </Button>
  );
}

function ChoicesButton({ food, onChoices }: ButtonProps<'onChoices'>): React.JSX.Element {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Sizes and options: ${food.name}`}
      sx={NEUTRAL}
      onClick={() => {
        onChoices(food);
      }}
    >
      Sizes and options
    </Button>
  );
}

function StockButton({
  food,
  onStock,
}: {
  readonly food: Food;
  readonly onStock: (food: Food) => void;
}): React.JSX.Element {
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Stock: ${food.name}`}
      sx={NEUTRAL}
      onClick={() => {
        onStock(food);
      }}
    >
      Stock
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

type ButtonProps<Name extends 'onEdit' | 'onChoices' | 'onRetire'> = { readonly food: Food } & Pick<
  NonNullable<ManagedFoodsProps['manage']>,
  Name
>;

/** Names what it does: the state of the food is in the chip beside its portions. */
function SoldOutButton({ food, pending }: RowProps): React.JSX.Element {
  const isMarked = food.putAside !== null;
  const label = isMarked ? 'Put back on sale' : 'Mark sold out';
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={pending.isBusy(food.id)}
      aria-label={`${label}: ${food.name}`}
      sx={NEUTRAL}
      onClick={() =>
        void sendChange(pending, isMarked ? markOnSale(food) : markSoldOut(food), () => sendSoldOut(food.id, !isMarked))
      }
    >
      {label}
    </Button>
  );
}

/** A filled button in each of fifty rows would lead nowhere, and glare in the dark. */
const TONAL = {
  '&&:enabled': { bgcolor: 'primary.light', color: 'primary.dark' },
  '&&:enabled:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
const NEUTRAL = { whiteSpace: 'nowrap', '&&:enabled': { color: 'text.primary', borderColor: 'edge' } } as const;
