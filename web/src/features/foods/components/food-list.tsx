import { formatMoney, MESSAGES, toDecimal, type Food } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../components/button.tsx';
import { CardTable, CardTableSkeleton } from '../../../components/card-table.tsx';
import type { Column } from '../../../components/table-frame.tsx';
import { FailureBlock } from '../../../components/failure-block.tsx';
import { FoodPicture } from '../../../components/food-picture.tsx';
import { FreshnessBanner } from '../../../components/freshness-banner.tsx';
import { NoticeBlock } from '../../../components/notice-block.tsx';
import { OlderButton } from '../../../components/older-button.tsx';
import { useWholeMenu } from '../api/use-whole-menu.ts';
import { QuantityField } from './quantity-field.tsx';
import { StockChip } from './stock-chip.tsx';

interface FoodListProps {
  readonly onOrder: (food: Food) => void;
  /** Null for everybody but admins. */
  readonly manage: { readonly onEdit: (food: Food) => void; readonly onRetire: (food: Food) => void } | null;
}

/** The menu as a table with live stock and an order button in every row; an admin changes it right here. */
export function FoodList({ onOrder, manage }: FoodListProps): React.JSX.Element {
  const foods = useWholeMenu();
  switch (foods.status) {
    case 'loading':
      return <CardTableSkeleton label="Loading foods" />;
    case 'failed':
      return (
        <FailureBlock
          reason={foods.reason}
          onRetry={() => {
            location.reload();
          }}
        />
      );
    case 'ready':
      return foods.value.items.length === 0 ? (
        <NoticeBlock picture="/img/site/plate.webp" title="The menu is empty">
          Foods appear here the moment an admin adds them.
        </NoticeBlock>
      ) : (
        <>
          <FreshnessBanner isFresh={foods.value.isFresh} />
          <CardTable
            label="Food List"
            rows={foods.value.items}
            rowKey={({ id }) => id}
            columns={columnsOf(onOrder, manage)}
            searchText={({ id, name, supplier }) => `${name} ${supplier} ${id}`}
          />
          <OlderButton list={foods}>Show more foods</OlderButton>
        </>
      );
  }
}

function columnsOf(onOrder: FoodListProps['onOrder'], manage: FoodListProps['manage']): readonly Column<Food>[] {
  return [
    {
      label: 'Food',
      value: ({ name }) => name,
      minWidth: 240,
      cell: (food) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Box sx={{ width: 52, height: 52, borderRadius: 3.5, overflow: 'hidden', flexShrink: 0 }}>
            <FoodPicture src={food.img} seed={food.id} size={38} />
          </Box>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {food.name}
          </Typography>
        </Box>
      ),
    },
    { label: 'Chefs', cell: ({ supplier }) => supplier, value: ({ supplier }) => supplier },
    { label: 'Token', cell: ({ id }) => <code>{id}</code>, value: ({ id }) => id },
    {
      label: 'Quantity',
      value: ({ quantity }) => quantity,
      minWidth: 210,
      cell: (food) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', whiteSpace: 'nowrap' }}>
          {manage ? <QuantityField food={food} /> : food.quantity} <StockChip quantity={food.quantity} />
        </Box>
      ),
    },
    {
      label: 'Payment',
      value: ({ priceMinor }) => toDecimal(priceMinor),
      cell: ({ priceMinor }) => (
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {formatMoney(priceMinor)}
        </Typography>
      ),
    },
    {
      label: 'Order',
      cell: (food) => (
        <Button
          variant="contained"
          disabled={food.quantity < 1}
          aria-label={`${MESSAGES.orderNow}: ${food.name}`}
          onClick={() => {
            onOrder(food);
          }}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {MESSAGES.orderNow}
        </Button>
      ),
    },
    ...(manage ? [{ label: 'Manage', cell: (food: Food) => <ManageButtons food={food} {...manage} /> }] : []),
  ];
}

function ManageButtons({
  food,
  onEdit,
  onRetire,
}: { readonly food: Food } & NonNullable<FoodListProps['manage']>): React.JSX.Element {
  return (
    <Box sx={{ display: 'flex', flexDirection: { md: 'column', xl: 'row' }, alignItems: 'start', gap: 0.25 }}>
      <Button
        size="small"
        aria-label={`Update: ${food.name}`}
        onClick={() => {
          onEdit(food);
        }}
      >
        Update
      </Button>
      <Button
        size="small"
        tone="error"
        aria-label={`Remove: ${food.name}`}
        onClick={() => {
          onRetire(food);
        }}
      >
        Remove
      </Button>
    </Box>
  );
}
