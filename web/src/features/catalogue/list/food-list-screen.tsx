import { canManageMenu, worksInKitchen, type Food } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IN_ONE_LINE, ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ListBar } from '../../../ui/table-search.tsx';
import { CategoriesDialog, RemoveFoodDialog } from '../forms/lazy-food-dialogs.tsx';
import { FoodList } from './food-list.tsx';
import type { OffMenuList } from './foods-off-menu.tsx';
import { FoodSkeleton } from './food-skeleton.tsx';
import { useLive } from '../../../data/use-live.ts';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';
import * as site from '../../../texts.ts';

const FoodsOffMenu = lazyComponent(async () => (await import('./foods-off-menu.tsx')).FoodsOffMenu);

type ListName = 'menu' | OffMenuList;

const LISTS: readonly { readonly value: ListName; readonly label: string }[] = [
  { value: 'menu', label: texts.onTheMenu() },
  { value: 'hidden', label: texts.hidden() },
  { value: 'removed', label: texts.removed() },
];

interface Opened {
  readonly dialog: 'order' | 'remove';
  readonly food: Food;
}

interface FoodListScreenProps {
  /** Renders the order dialog of a food. */
  readonly renderOrder: (food: Food, onClose: () => void) => React.JSX.Element;
}

/** Food List: everybody orders foods; admins also change, hide, remove and restore them. */
export function FoodListScreen({ renderOrder }: FoodListScreenProps): React.JSX.Element {
  const { role } = useSignedInUser();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isSorting, setIsSorting] = useState(false);
  const isAdmin = canManageMenu(role);
  const [list, setList] = useState<ListName>('menu');
  // Stable, so that a dialog that opens renders no row again.
  const { onOrder, manage } = useMemo(() => {
    const open = (dialog: Opened['dialog']) => (food: Food) => {
      setOpened({ dialog, food });
    };
    return { onOrder: open('order'), manage: { onRetire: open('remove') } };
  }, []);
  const close = (): void => {
    setOpened(null);
  };
  return (
    <>
      <PageHeading title={texts.foodList()}>{site.welcome()}</PageHeading>
      <ListBar isCrowded={isAdmin}>
        <Typography component="h2" variant="h3" sx={isAdmin ? [HEADING, OVER_FILTERS] : HEADING}>
          {texts.foodList()}
        </Typography>
        {isAdmin && (
          <>
            <Button
              sx={AT_THE_END}
              onClick={() => {
                setIsSorting(true);
              }}
            >
              {texts.categories()}
            </Button>
            <ToggleButtonGroup
              label={common.foods()}
              options={LISTS}
              value={list}
              onChange={setList}
              slotProps={IN_ONE_LINE}
            />
          </>
        )}
      </ListBar>
      {isAdmin && list !== 'menu' ? (
        <Suspense fallback={<FoodSkeleton label={texts.loadingFoods()} />}>
          <FoodsOffMenu key={list} list={list} />
        </Suspense>
      ) : (
        <FoodList onOrder={onOrder} manage={isAdmin ? manage : null} isInKitchen={worksInKitchen(role)} />
      )}
      {isSorting && (
        <CategoriesDialog
          onClose={() => {
            setIsSorting(false);
          }}
        />
      )}
      {opened && <FoodDialog {...opened} renderOrder={renderOrder} onClose={close} />}
    </>
  );
}

const HEADING = { marginInlineEnd: 1 } as const;
/** Up to a tablet that stands it has a line with one button. */
const OVER_FILTERS = { flexGrow: { xs: 1, md: 0 }, flexBasis: { sm: '60%', md: 'auto' } } as const;
/** Its words end where the list does; on a wide screen the table's own button is right before it. */
const AT_THE_END = {
  order: { md: 1 },
  px: { xs: 2, md: 1.25 },
  marginInlineEnd: { xs: -2, md: -1.25 },
  marginInlineStart: 'auto',
  '@media (min-width: 1360px)': { marginInlineStart: 0 },
} as const;

/** The dialog shows the live food wherever its row is, so that the shown price is the charged price. */
function FoodDialog({
  dialog,
  food,
  renderOrder,
  onClose,
}: Opened & FoodListScreenProps & { readonly onClose: () => void }): React.JSX.Element {
  const live = useLive(`food ${food.id}`, async () => (await import('../../foods/live-food.ts')).openFood(food.id));
  const hasLeft = live.status === 'failed' && live.reason === 'not-found';
  const current = live.status === 'ready' ? live.value.food : hasLeft ? { ...food, quantity: 0 } : food;
  switch (dialog) {
    case 'order':
      return renderOrder(current, onClose);
    case 'remove':
      return <RemoveFoodDialog food={current} onClose={onClose} onRemoved={onClose} />;
  }
}
