import { pictureAlt, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { portionsLeft } from '../../../lib/portions-left.ts';
import { priceText } from '../../../lib/price-text.ts';
import { servedAgainText } from '../../../lib/served-again.ts';
import { Button } from '../../../ui/button.tsx';
import { ON_PICTURE } from '../../../ui/chip.tsx';
import { useServedAgain } from '../../house/now/serving.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { COUNTER_ROOM, FoodCounter, type InBasket } from './food-counter.tsx';
import { CARD_HEIGHT } from './food-grid.tsx';
import { StockChip } from '../../foods/stock-chip.tsx';
import { PRESS_MS } from '../../../ui/motion.ts';
import { RADII } from '../../../ui/radii.ts';
import { Surface } from '../../../ui/surface.tsx';
import { useIsNamed } from '../../../lib/house-face.ts';
import { shownId } from '../../../lib/shown-id.ts';
import { AS_ROW } from '../../../ui/widths.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const SAMPLE_RATING = 4;

/** A food of the inventory with all its facts: a row, in a wide window a card. */
export function FoodCard({
  food,
  isEager,
  isInCategory = false,
  isPreview = false,
  inBasket,
  onOrder,
  onAdd,
  onLess,
  detailsTo,
}: {
  readonly food: MenuFood;
  readonly isEager: boolean;
  /** Whether it stands below the heading of a category. */
  readonly isInCategory?: boolean;
  /** Of a food that nobody has rated yet, without room for what is not typed yet. */
  readonly isPreview?: boolean;
  /** Left out where nothing of it is in the basket. */
  readonly inBasket?: InBasket | undefined;
  readonly onOrder: (food: MenuFood) => void;
  /** Puts one portion into the basket. */
  readonly onAdd: (food: MenuFood) => void;
  /** Takes one out of it, or shows it there. */
  readonly onLess: (food: MenuFood) => void;
  /** Left out where the food has no page. */
  readonly detailsTo?: (id: string) => string;
}): React.JSX.Element {
  const isSoldOut = food.quantity < 1;
  const isNamed = useIsNamed();
  const again = useServedAgain(food);
  /** Not to be had now: it is quiet, and its button says from when on it is. */
  const later = isSoldOut || isPreview || again === null ? null : servedAgainText(again);
  const isOffered = !isSoldOut && later === null;
  const isCounted = isOffered && inBasket !== undefined;
  const isUnpriced = isPreview && food.priceMinor === 0;
  return (
    <Surface component="article" aria-labelledby={`food-${food.id}`} data-food={food.id} sx={CARD}>
      <Box sx={PICTURE}>
        <FoodPicture
          src={food.img}
          alt={pictureAlt(food)}
          seed={food.id}
          size={PICTURE_SIZE}
          isEager={isEager}
          isQuiet={!isOffered}
        />
      </Box>
      <Box sx={WORDS}>
        <Box component={isInCategory ? 'h3' : 'h2'} id={`food-${food.id}`} sx={NAME}>
          {detailsTo ? (
            <Box component={Link} to={detailsTo(food.id)} sx={LINK}>
              <bdi>{food.name}</bdi>
            </Box>
          ) : (
            <bdi>{food.name}</bdi>
          )}
        </Box>
        {(!isPreview || food.description !== '') && (
          <Box component="p" dir="auto" sx={DESCRIPTION}>
            {food.description}
          </Box>
        )}
        <Box sx={[PRICE_LINE, isUnpriced && { minHeight: 0 }, isCounted && BESIDE_COUNTER]}>
          {!isUnpriced && (
            <Box component="strong" sx={PRICE}>
              {priceText(food)}
            </Box>
          )}
          {!isPreview && <Rating value={SAMPLE_RATING} sx={STARS} />}
          <Box sx={CHIPS}>{later === null && <StockChip quantity={food.quantity} sx={ON_PICTURE} />}</Box>
        </Box>
        <Box component="p" sx={isCounted ? [FACTS, FACTS_BESIDE_COUNTER] : FACTS}>
          {food.supplier !== '' && (
            <Box component="span" sx={CHEF}>
              {texts.chef({ name: food.supplier })}
            </Box>
          )}
          {!isNamed && (
            <Box component="span" title={texts.id()} data-sample="" sx={ID}>
              {shownId(food.id)}
            </Box>
          )}
          <Box component="span" title={common.quantity()} sx={food.supplier === '' ? [QUANTITY, ALONE] : QUANTITY}>
            {portionsLeft(food.quantity)}
          </Box>
        </Box>
      </Box>
      <Box sx={ORDER}>
        <Button
          variant="outlined"
          color={later === null ? 'primary' : 'inherit'}
          disabled={isSoldOut}
          onClick={() => {
            onOrder(food);
          }}
          aria-label={later === null ? undefined : common.labelFor({ label: common.orderNow(), name: later })}
          aria-describedby={`food-${food.id}`}
          sx={later === null ? ORDER_NOW : [ORDER_NOW, LATER]}
        >
          {later ?? common.orderNow()}
        </Button>
        {isOffered && (
          <FoodCounter
            food={food}
            inBasket={inBasket}
            onAdd={() => {
              onAdd(food);
            }}
            onLess={() => {
              onLess(food);
            }}
          />
        )}
      </Box>
    </Surface>
  );
}

const PICTURE_SIZE = { xs: '58px', lg: '120px' } as const;

/** A row whose words are too narrow for a price beside '− n +'. */
const NARROW = '@container (max-width: 339.95px)';

const CARD = {
  position: 'relative',
  containerType: { xs: 'inline-size', lg: 'normal' },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 92px', lg: 'minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr auto' },
  alignItems: 'start',
  columnGap: 1.5,
  // As far as the target of the button reaches over the picture.
  m: { xs: '0 -6px', lg: 0 },
  p: { xs: '4px 6px', lg: 0 },
  overflow: 'hidden',
  // The browser skips style and layout of cards that are off-screen.
  contentVisibility: 'auto',
  containIntrinsicHeight: { xs: `auto ${CARD_HEIGHT.xs - 10}px`, lg: `auto ${CARD_HEIGHT.lg - 2}px` },
  transition: `${PRESS_MS}ms`,
  transitionProperty: 'transform, box-shadow',
  [AS_ROW]: {
    border: 0,
    borderRadius: 0,
    // A hairline as wide as the words and the picture.
    background: 'linear-gradient(var(--mui-palette-divider) 0 0) 50% 100% / calc(100% - 12px) 1px no-repeat',
  },
  '@media (hover: hover) and (min-width: 1200px)': {
    '&:hover': { transform: 'translateY(-2px)', boxShadow: '0 8px 24px rgb(40 16 4 / 0.14)' },
  },
} as const;

const PICTURE = {
  gridArea: { xs: '1 / 2', lg: 'auto' },
  height: { xs: 67, lg: 150 },
  borderRadius: { xs: RADII.field, lg: 0 },
  overflow: 'hidden',
} as const;

const WORDS = {
  gridArea: { xs: '1 / 1', lg: 'auto' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 0.375, lg: 0.75 },
  p: { lg: 2 },
  overflowWrap: 'anywhere',
  [NARROW]: { gap: 0.25 },
} as const;

const NAME = {
  m: 0,
  typography: { xs: 'body1', lg: 'lead' },
  fontWeight: { xs: 700, lg: 700 },
  lineHeight: { xs: 1.375, lg: 1.45 },
} as const;

/** A target of 44 pixels, in no more room. */
const LINK = {
  display: 'inline-block',
  minWidth: 44,
  p: { xs: '4px 0 18px', lg: '9px 0' },
  m: { xs: '-4px 0 -18px', lg: '-9px 0' },
  color: 'inherit',
  textDecoration: 'none',
  // The whole card leads to the details, but for its button.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:is(:hover,:focus-visible)': { textDecoration: 'underline' },
} as const;

const DESCRIPTION = {
  m: 0,
  color: 'text.secondary',
  typography: 'body2',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  minHeight: { lg: 40 },
} as const;

const PRICE_LINE = {
  display: 'flex',
  flexWrap: { lg: 'wrap' },
  alignItems: 'center',
  columnGap: 1,
  minHeight: 22,
  paddingInlineEnd: { xs: 5, lg: 0 }, // the place of '+'
  [NARROW]: { paddingInlineEnd: 0 }, // above it
} as const;

const BESIDE_COUNTER = { paddingInlineEnd: { xs: COUNTER_ROOM, lg: 0 }, [NARROW]: { paddingInlineEnd: 0 } } as const;

const PRICE = { fontWeight: 800, fontVariantNumeric: 'tabular-nums', lineHeight: 1.375 } as const;

/** In a row all of them, or none where there is no room: they would go into a second line, which is not shown. */
const STARS = {
  [AS_ROW]: {
    flex: '1 1 0',
    minWidth: 0,
    height: 18,
    lineHeight: '18px',
    overflow: 'hidden',
    overflowWrap: 'normal',
    '&::before': { content: '""', display: 'inline-block' },
  },
} as const;

/** Below each other, on the picture. */
const CHIPS = {
  position: 'absolute',
  top: { xs: 8, lg: 12 },
  insetInlineStart: { lg: 12 },
  insetInlineEnd: { xs: 10, lg: 'auto' },
  display: 'grid',
  justifyItems: { xs: 'end', lg: 'start' },
  gap: { xs: 0.25, lg: 0.5 },
} as const;

/**
 * The chef above the id and the quantity; in a row chef and quantity in one line, in which a long chef is cut. In a narrow row they are
 * two lines beside '− n +'.
 */
const FACTS = {
  m: 0,
  color: 'text.secondary',
  typography: 'caption',
  fontWeight: 400,
  height: { lg: 32 },
  overflow: 'hidden',
  [AS_ROW]: { display: 'flex', paddingInlineEnd: 5, whiteSpace: 'pre' },
  [NARROW]: { flexDirection: 'column', minHeight: 38 },
} as const;

const FACTS_BESIDE_COUNTER = { [AS_ROW]: { paddingInlineEnd: COUNTER_ROOM } } as const;

const CHEF = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { lg: 'nowrap' } } as const;

/** Not in a row: its page has it. */
const ID = { display: { xs: 'none', lg: 'inline' }, '&:not(:empty)::after': { content: '" · "' } } as const;

const QUANTITY = {
  flexShrink: 0,
  '&::before': { content: { xs: '" · "', lg: 'none' } },
  [NARROW]: { '&::before': { content: 'none' } },
} as const;

/** Without a chef before it. */
const ALONE = { '&::before': { content: 'none' } } as const;

/**
 * Order Now and '+'. In a row the one is a pill below the picture, and the other stands beside the two lines below the
 * description, which leave it their room. Each has a target of 44 pixels, which is a little larger than what is seen of it.
 */
const ORDER = {
  position: { xs: 'static', lg: 'relative' },
  display: { xs: 'contents', lg: 'flex' },
  gap: 1,
  zIndex: 1,
  m: { lg: '0 16px 16px' },
} as const;

const ORDER_NOW = {
  position: 'relative',
  zIndex: 1,
  flexGrow: 1,
  px: { lg: 1 }, // beside '− n +' it is narrow
  [AS_ROW]: {
    gridArea: '1 / 2',
    m: '69px -4px -2px',
    px: 0,
    border: '4px solid transparent',
    backgroundClip: 'padding-box',
    '&&': { borderColor: 'transparent', boxShadow: 'inset 0 0 0 1px' },
    // Over the border that an outlined button has while it is off.
    '&&&&:disabled': { borderColor: 'transparent' },
    '&&&&[data-off]': { borderColor: 'transparent' },
  },
} as const;

/** In a row the words may take two lines. */
const LATER = {
  '&&': { color: 'text.secondary' },
  [AS_ROW]: { fontSize: 'caption.fontSize', lineHeight: 1.2 },
} as const;
