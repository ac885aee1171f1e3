// No stories: names the tab and takes the focus, as page-heading.tsx does.
import {
  dietsList,
  foodAllergensText,
  formatServedAt,
  largePicture,
  pictureAlt,
  portionsText,
  type MenuFood,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { priceText } from '../../../lib/price-text.ts';
import { servedAgainText } from '../../../lib/served-again.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { useIsNamed } from '../../../lib/house-face.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { useServedAgain } from '../../house/now/serving.ts';
import { menuItemOf } from './menu-item.ts';
import { RADII } from '../../../ui/radii.ts';
import { shownId } from '../../../lib/shown-id.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

export interface FoodDetailsProps {
  readonly food: MenuFood;
  readonly onOrder: () => void;
  /** Puts one portion into the basket. */
  readonly onAdd: () => void;
  /** Of the food as it is chosen on this page; null until all is chosen, and where nothing can be. */
  readonly price?: string | null | undefined;
  /** Null for everybody but admins: then the buttons are disabled and say why. */
  readonly manage: { readonly onUpdate: () => void; readonly onRemove: () => void } | null;
  /** Below the button, such as what can be chosen. */
  readonly children?: ReactNode;
}

/** All facts about one food, with a large picture. */
export function FoodDetails({
  food,
  onOrder,
  onAdd,
  price = null,
  manage,
  children,
}: FoodDetailsProps): React.JSX.Element {
  const isHydrated = useIsHydrated();
  const isNamed = useIsNamed();
  const isSoldOut = food.quantity < 1;
  const again = useServedAgain(food);
  /** As on the menu: not to be had now, it is quiet, and its button says from when on it is. */
  const later = isSoldOut || again === null ? null : servedAgainText(again);
  const isOffered = !isSoldOut && later === null;
  const facts = [
    ...(food.tags.length > 0 ? [[texts.diets(), dietsList(food.tags)] as const] : []),
    [texts.servedAt(), formatServedAt(food)],
    [common.quantity(), portionsText(food.quantity)],
    ...(isNamed || shownId(food.id) === '' ? [] : [[texts.id(), food.id, 'sample'] as const]),
  ] as const;
  return (
    <Box component="article" sx={[IN_COLUMNS, DETAILS]}>
      <Box sx={[PICTURE_HEIGHT, PICTURE]}>
        <FoodPicture
          src={isHydrated ? largePicture(food.img) : food.img}
          alt={pictureAlt(food)}
          seed={food.id}
          size={PICTURE_SIZE}
          isEager
          isQuiet={!isOffered}
          sx={{ pb: 3 }}
        />
      </Box>
      <div>
        {isHydrated && <StructuredData facts={menuItemOf(food)} />}
        <PageHeading
          title={food.name}
          description={food.description}
          picture={food.img}
          aside={later === null && <StockChip quantity={food.quantity} />}
        >
          <bdi>{food.name}</bdi> {!isNamed && <Chip label={common.newBadge()} data-sample="" sx={NEW} />}
        </PageHeading>
        <Typography variant="figure" sx={{ mt: -1.5 }}>
          {priceText(food)}
        </Typography>
        <Typography dir="auto" sx={{ my: 2, typography: 'lead', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {food.description}
        </Typography>
        <Box sx={FACTS}>
          {food.supplier !== '' && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {texts.chef({ name: food.supplier })}
            </Typography>
          )}
          <Typography sx={{ fontWeight: 600 }}>{foodAllergensText(food)}</Typography>
          <FactList facts={facts} />
        </Box>
      </div>
      <Box sx={ORDER}>
        {isOffered && (
          <Button variant="contained" size="large" data-add="" onClick={onAdd} sx={ADD}>
            {common.addToBasket()}
            <Box component="span" aria-hidden={price === null || undefined} sx={WITH_PRICE}>
              {price ?? priceText(food)}
            </Box>
          </Button>
        )}
        <Button
          variant="outlined"
          color={later === null ? 'primary' : 'inherit'}
          size="large"
          disabled={isSoldOut}
          onClick={onOrder}
          aria-label={later === null ? undefined : common.labelFor({ label: common.orderNow(), name: later })}
          sx={isOffered ? ORDER_NOW : [ADD, later !== null && LATER]}
        >
          {later ?? (isSoldOut ? common.soldOut() : common.orderNow())}
        </Button>
      </Box>
      <Box sx={CHOICES}>{children}</Box>
      {(!isNamed || manage !== null) && <Manage manage={manage} isSample={!isNamed} />}
    </Box>
  );
}

/** Of the site as it comes to whoever is no admin: disabled. In the site of a house with a name nobody else sees it. */
function Manage({
  manage,
  isSample,
}: Pick<FoodDetailsProps, 'manage'> & { readonly isSample: boolean }): React.JSX.Element {
  return (
    <Box sx={MANAGE} {...(isSample && { 'data-sample': '' })}>
      {BUTTONS.map(([label, pressed]) => (
        <Button
          key={label}
          disabled={manage === null}
          aria-describedby="manage-hint"
          onClick={manage?.[pressed]}
          sx={MANAGE_BUTTON}
        >
          {label}
        </Button>
      ))}
      <span id="manage-hint">{manage === null ? texts.manageIsForAdmins() : texts.manageHelp()}</span>
    </Box>
  );
}

const BUTTONS = [
  [texts.update(), 'onUpdate'],
  [common.remove(), 'onRemove'],
] as const;

const FROM_TABLETS = '@media (min-width: 768px)';

/** Between the button's words and the price a dot, as where the sum is read. The price is read above: this one is for the eye. */
const WITH_PRICE = { fontVariantNumeric: 'tabular-nums', '&::before': { content: '"·"', marginInlineEnd: 1 } } as const;

/** On a phone one column, else the picture beside the words; also before there are any. */
export const IN_COLUMNS = {
  display: 'grid',
  columnGap: { xs: 4, md: 6 },
  rowGap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [FROM_TABLETS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

const TALL = 460;
export const PICTURE_HEIGHT = { height: 300, [FROM_TABLETS]: { height: TALL } } as const;

const DETAILS = {
  alignItems: 'start',
  [FROM_TABLETS]: { gridTemplateRows: 'auto auto 1fr' },
} as const;

/** On the middle of the capitals, not of the small letters. */
const NEW = { position: 'relative', top: { xs: -2, md: -3 }, marginInlineStart: 0.5 } as const;

const CHOICES = { '&:empty': { display: 'none' } } as const;

/** What whoever chooses wants to know, in one place. */
const FACTS = { display: 'grid', gap: 1, py: 2, borderTop: 1, borderBottom: 1, borderColor: 'divider' } as const;

/** Beside the words the picture stays while they are scrolled. What comes late beside it moves nothing of it. @param below pixels */
const beside = (below: number) =>
  ({
    [FROM_TABLETS]: { gridArea: '1 / 1 / span 3', mt: `${below}px` },
    [`${FROM_TABLETS} and (min-height: 600px)`]: { position: 'sticky', top: 85 + below },
  }) as const;

const PICTURE = {
  ...beside(0),
  borderRadius: RADII.card,
  overflow: 'hidden',
} as const;

/** Three fifths of the width of its plate. */
const PICTURE_SIZE = { xs: 'min(60vw - 20px, 240px)', md: 'min(27vw, 332px)' } as const;

/** On a phone a bar that stays at the lower edge, where a thumb reaches it; else it stays in sight over what is chosen below it. */
const ORDER = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '@media (min-width: 600px) and (min-height: 600px)': {
    position: 'sticky',
    top: 69,
    zIndex: 1,
    my: -1,
    py: 1,
    bgcolor: 'background.default',
  },
  '@media (max-width: 599.95px)': {
    order: 2,
    position: 'sticky',
    bottom: 'calc(var(--basket-bar, 0px) + var(--closed-bar, 0px))',
    [LOW_WINDOW]: { position: 'static' },
    zIndex: 2,
    alignItems: 'center',
    mx: -2,
    px: 2,
    py: 1,
    pb: 'max(8px, env(safe-area-inset-bottom))',
    bgcolor: 'background.paper',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
} as const;

/** Both in one line of a phone, also beside a price that is the least one; in a narrower one the price is below. */
const ORDER_NOW = {
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  '&&': { px: { xs: 1.5, sm: 3.25 } },
  '@media (max-width: 389.95px)': { '&&': { typography: 'body2', fontWeight: 700 } },
} as const;
const ADD = {
  ...ORDER_NOW,
  minWidth: { sm: 220 },
  flexGrow: { xs: 1, sm: 0 },
  // With the price below its words where Order Now finds room beside it.
  '@media (max-width: 599.95px), (min-width: 768px) and (max-width: 899.95px)': { flexBasis: 'min-content' },
} as const;

const LATER = { '&&': { color: 'text.secondary' } } as const;

/**
 * One small row, because nobody but an admin can press them: below the picture, and on a phone below all else. The keyboard comes to
 * it after the food.
 */
const MANAGE = {
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: 2,
  borderTop: 1,
  borderColor: 'divider',
  typography: 'caption',
  fontWeight: 400,
  color: 'text.secondary',
  ...beside(TALL + 16),
} as const;

const MANAGE_BUTTON = { px: 1.75, marginInlineStart: '-14px', fontSize: 'inherit' } as const;
