import { pictureAlt, portionsText, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { priceText } from '../../../lib/price-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { Region } from '../../../ui/region.tsx';
import { POPULAR_FOODS, usePopularFoods } from '../api/use-popular-foods.ts';
import type { FoodGridProps } from './food-grid.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Surface } from '../../../ui/surface.tsx';
import * as texts from './texts.ts';
import * as common from '../../../ui/texts.ts';

interface PopularFoodsProps {
  /** The target of the order buttons. */
  readonly orderTo: string;
  readonly detailsTo: (id: string) => string;
  /** Where they are ordered on this page. */
  readonly ordering?: Ordering | undefined;
}

export interface Ordering {
  /** Renders what can be done with a food, in the place of links to the menu and to its page, which its name is then. */
  readonly acts: (food: MenuFood) => ReactNode;
  /** Renders, for example, a dialog over the foods, given the current ones. */
  readonly over: (find: (id: string) => MenuFood | null) => ReactNode;
}

/** The first three foods, on the home page. */
export function PopularFoods(props: PopularFoodsProps): React.JSX.Element {
  const foods = usePopularFoods();
  const known = foods.status === 'ready' ? foods.value.value : [];
  return (
    <>
      <div data-fill="popular">
        <Region>
          <Foods foods={foods} {...props} />
        </Region>
      </div>
      {props.ordering?.over((id) => known.find((food) => food.id === id) ?? null)}
    </>
  );
}

function Foods({
  foods,
  ...props
}: PopularFoodsProps & { readonly foods: ReturnType<typeof usePopularFoods> }): React.JSX.Element {
  switch (foods.status) {
    case 'loading':
      return (
        <PopularGrid isBusy>
          {Array.from({ length: POPULAR_FOODS }, (_, index) => (
            <Skeleton key={index} sx={{ ...STOP, height: { xs: 370, md: 420 }, borderRadius: RADII.card }} />
          ))}
        </PopularGrid>
      );
    case 'failed':
      return <FailureBlock reason={foods.reason} onRetry={foods.retry} />;
    case 'ready':
      return (
        <PopularGrid>
          {foods.value.value.map((food) => (
            <PopularFood key={food.id} food={food} {...props} />
          ))}
        </PopularGrid>
      );
  }
}

export function PopularGrid({ children, isBusy = false }: FoodGridProps): React.JSX.Element {
  return (
    <Box aria-busy={isBusy} data-scrolls="" sx={GRID}>
      {children}
    </Box>
  );
}

export function PopularFood({
  food,
  orderTo,
  detailsTo,
  ordering,
}: PopularFoodsProps & { readonly food: MenuFood }): React.JSX.Element {
  const links = (
    <>
      <LinkButton to={detailsTo(food.id)} aria-label={texts.detailsOf({ name: food.name })}>
        {texts.details()}
      </LinkButton>
      <LinkButton to={orderTo} variant="contained" aria-label={texts.orderNowNamed({ name: food.name })}>
        {common.orderNow()}
      </LinkButton>
    </>
  );
  return (
    <Surface component="article" sx={CARD}>
      <Box sx={{ height: { xs: 150, md: 210 } }}>
        <FoodPicture src={food.img} alt={pictureAlt(food)} seed={food.id} size={{ xs: '120px', md: '168px' }} />
      </Box>
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.75, flexGrow: 1 }}>
        <Box sx={NAME}>
          <Box component="h3" sx={{ ...LEAD, m: 0, overflowWrap: 'anywhere' }}>
            {ordering ? (
              <Box component={Link} to={detailsTo(food.id)} sx={LINK}>
                <bdi>{food.name}</bdi>
              </Box>
            ) : (
              <bdi>{food.name}</bdi>
            )}
          </Box>
          <span>{priceText(food)}</span>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {food.description}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ fontWeight: 400 }}>
          {ordering ? common.quantity() : texts.quantity()}: {portionsText(food.quantity)}
        </Typography>
        <Box sx={ROW}>{ordering ? <OptionalPart place={links}>{ordering.acts(food)}</OptionalPart> : links}</Box>
      </Box>
    </Surface>
  );
}

/** On a phone a row of cards that scrolls sideways and stops at each of them. */
const GRID = {
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '260px', md: '1fr' },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: { xs: 16, sm: 24 },
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
} as const;

const STOP = { scrollSnapAlign: 'start' } as const;
const CARD = { ...STOP, position: 'relative', overflow: 'hidden', display: 'flex', flexDirection: 'column' } as const;

/** The whole card leads to the food's page, but for its buttons. */
const LINK = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:is(:hover,:focus-visible)': { textDecoration: 'underline' },
} as const;

/** Above the link of the card. */
const ROW = {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: 0.5,
  justifyContent: 'end',
  mt: 'auto',
  pt: 0.5,
} as const;

const LEAD = { typography: 'lead', fontWeight: 700 } as const;
const NAME = {
  display: 'flex',
  gap: 1,
  justifyContent: 'space-between',
  ...LEAD,
} as const;
