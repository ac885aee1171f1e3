import { markOnSale, type Food } from '@foodhouse/domain';
import { MoreHoriz } from '../../../ui/icons/more-horiz.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { manageFoodOf } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SheetButton } from '../../../ui/sheet-button.tsx';
import { putBackOnSale } from '../api/manage-food.ts';
import { useFollowedStock } from '../api/set-stock.ts';
import { usePendingFoods, type PendingFoods } from '../api/use-pending-foods.ts';
import { hideFromMenu } from '../forms/hide-from-menu.tsx';
import { CopyFoodDialog, OffSaleDialog, SoldOutDialog, StockDialog } from '../forms/lazy-food-dialogs.tsx';
import { useTypedSearch } from '../../../ui/table-search.tsx';
import { FoodTable, IN_WORDS, NEUTRAL, ONE_LINE, OrderButton, type StaffCells } from './food-columns.tsx';
import { FoodQuantity, sendChange } from '../stock/food-quantity.tsx';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

export interface ManagedFoodsProps {
  readonly foods: readonly Food[];
  readonly onOrder: (food: Food) => void;
  /** Null for everybody but admins. */
  readonly manage: { readonly onRetire: (food: Food) => void } | null;
}

interface DialogProps {
  readonly food: Food;
  readonly onClose: () => void;
}

interface Opened {
  readonly Dialog: ComponentType<DialogProps>;
  readonly food: Food;
}

/** The Food List of staff: chefs mark foods as sold out, admins edit everything in the row. */
export function ManagedFoods({ foods, onOrder, manage }: ManagedFoodsProps): React.JSX.Element {
  const { shown, pending } = usePendingFoods(foods);
  const [opened, setOpened] = useState<Opened | null>(null);
  useFollowedStock(foods);
  const typed = useTypedSearch();
  const haveSome = shown.some(hasOptions);
  const staff = useMemo(
    () => cellsOf(pending, { onOrder, manage, onOpen: setOpened, typed, haveSome }),
    [pending, onOrder, manage, typed, haveSome],
  );
  return (
    <>
      <FoodTable foods={shown} onOrder={onOrder} staff={staff} />
      {opened && (
        <opened.Dialog
          food={opened.food}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

function StockAndOptions(props: DialogProps): React.JSX.Element {
  return <StockDialog {...props} renderOptions={renderOptions} />;
}

function renderOptions(food: Food, onClose: () => void): ReactNode {
  return <SoldOutDialog food={food} onClose={onClose} />;
}

function cellsOf(
  pending: PendingFoods,
  {
    onOrder,
    manage,
    onOpen,
    typed,
    haveSome,
  }: Omit<ManagedFoodsProps, 'foods'> & {
    readonly onOpen: (opened: Opened) => void;
    /** What is searched for in the list. */
    readonly typed: string;
    /** Whether there is more to mark than the foods themselves. */
    readonly haveSome: boolean;
  },
): StaffCells {
  const open = (Dialog: Opened['Dialog']) => (food: Food) => {
    onOpen({ Dialog, food });
  };
  const soldOut = (food: Food, sx?: Look['sx']): React.JSX.Element => (
    <SoldOutButton food={food} pending={pending} onMark={open(OffSaleDialog)} {...(sx && { sx })} />
  );
  const stock = (food: Food, look: Look = {}): ReactNode =>
    food.counted && <FoodButton food={food} label={common.stock()} {...look} onPress={open(StockAndOptions)} />;
  const menu = (food: Food, buttons: ReactNode): React.JSX.Element => (
    <SheetButton
      aria-label={texts.moreOf({ name: isolated(food.name) })}
      startIcon={<MoreHoriz />}
      sx={manage ? MORE : [MORE, CHEFS_MORE]}
      isLazy
      sheet={
        <>
          <Typography component="p" sx={{ fontWeight: 700, px: 1.75, py: 1 }}>
            <bdi>{food.name}</bdi> · <bdi>{food.supplier}</bdi> · <code>{food.id}</code>
          </Typography>
          {buttons}
          {/* What a chef changes of a food; admins have its page. */}
          {!manage && hasOptions(food) && (
            <FoodButton food={food} label={texts.soldOutOptions()} onPress={open(SoldOutDialog)} />
          )}
          {manage && (
            <>
              <FoodButton food={food} label={common.copy()} onPress={open(CopyFoodDialog)} />
              <FoodButton food={food} label={texts.hide()} onPress={(one) => void hideFromMenu(one)} />
              <FoodButton
                food={food}
                label={common.remove()}
                variant="text"
                color="error"
                sx={null}
                onPress={manage.onRetire}
              />
            </>
          )}
        </>
      }
    />
  );
  if (!manage)
    return {
      menu: (food) =>
        menu(
          food,
          <>
            <OrderButton food={food} onOrder={onOrder} />
            {stock(food)}
          </>,
        ),
      manage: (food, width) => (
        <Box sx={CHEFS_BUTTONS}>
          {width !== 'phone' && stock(food, { variant: 'text', sx: IN_WORDS })}
          {soldOut(food, width === 'phone' ? LOW : undefined)}
          {width !== 'phone' && hasOptions(food) && menu(food, null)}
          {/* so that the others stand below one another */}
          {width !== 'phone' && haveSome && !hasOptions(food) && <Box sx={NO_MORE} />}
        </Box>
      ),
    };
  return {
    quantity: (food, width) => <FoodQuantity food={food} pending={pending} size="small" hasChip={width !== 'phone'} />,
    menu: (food) =>
      menu(
        food,
        <>
          <OrderButton food={food} onOrder={onOrder} />
          {soldOut(food)}
        </>,
      ),
    manage: (food, width) => (
      <Box sx={BUTTONS}>
        <LinkButton
          to={manageFoodOf(food.id, { typed })}
          state={FROM_LIST}
          size="small"
          variant="contained"
          sx={TONAL}
          aria-label={common.labelFor({ label: texts.update(), name: isolated(food.name) })}
        >
          {texts.update()}
        </LinkButton>
        {width === 'columns' && soldOut(food)}
        {width !== 'phone' && menu(food, width === 'lines' && soldOut(food))}
      </Box>
    ),
  };
}

/** Whether there is more to mark than the food. */
function hasOptions({ leastExtraMinor }: Food): boolean {
  return leastExtraMinor !== null;
}

/** In the corner of a phone's card. */
const MORE = {
  px: 0,
  minWidth: 44,
  minHeight: { xs: 44, md: 36 },
  '&&': { color: 'text.secondary' },
  '@media (max-width: 767.95px)': { mt: '-10px', marginInlineEnd: '-10px' },
} as const;
/** Last in its row, where its dots end near the others' edge; on a phone in the corner of the card. */
const AT_END = { marginInlineStart: '-8px', marginInlineEnd: '-6px' } as const;
const CHEFS_MORE = {
  ...AT_END,
  '@media (max-width: 767.95px)': { my: '-4px', marginInlineStart: '-14px', marginInlineEnd: '-10px' },
} as const;
const NO_MORE = { ...AT_END, flex: 'none', width: 44 } as const;

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'color' | 'disabled' | 'sx'>;

/** What can be done with one food, in its row or in the menu of its row. */
function FoodButton({
  food,
  label,
  onPress,
  ...look
}: Look & {
  readonly food: Food;
  readonly label: string;
  readonly onPress: (food: Food) => void;
}): React.JSX.Element {
  return (
    <Button
      size="small"
      variant="outlined"
      sx={NEUTRAL}
      {...look}
      aria-label={common.labelFor({ label, name: isolated(food.name) })}
      onClick={() => {
        onPress(food);
      }}
    >
      {label}
    </Button>
  );
}

/** Names what it does: the state of the food is in the chip beside its portions. */
function SoldOutButton({
  food,
  pending,
  onMark,
  ...look
}: Pick<Look, 'sx'> & {
  readonly food: Food;
  readonly pending: PendingFoods;
  /** Asks for how long. */
  readonly onMark: (food: Food) => void;
}): React.JSX.Element {
  const isMarked = food.putAside !== null;
  const putBack = (): void => void sendChange(pending, markOnSale(food), () => putBackOnSale(food.id));
  return (
    <FoodButton
      food={food}
      label={isMarked ? common.putBackOnSale() : common.markSoldOut()}
      disabled={pending.isBusy(food.id)}
      onPress={isMarked ? putBack : onMark}
      {...look}
    />
  );
}

/** As low as a row of staff lets it be; it is pressed above and below, too. */
const LOW = {
  ...NEUTRAL,
  position: 'relative',
  '&&': { minHeight: 36, px: '12px' },
  '&::after': { content: '""', position: 'absolute', inset: '-5px -1px' },
} as const;

const CHEFS_BUTTONS = { display: 'flex', justifyContent: 'end', gap: 1 } as const;

/** So that the page's way back is the browser's. */
const FROM_LIST = { isFromList: true } as const;

/** A filled button in each of fifty rows would lead nowhere, and glare in the dark. */
const TONAL = {
  ...ONE_LINE,
  '&&': { bgcolor: 'primary.light', color: 'primary.dark' },
  '&&:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
} as const;
const BUTTONS = { display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' } as const;
