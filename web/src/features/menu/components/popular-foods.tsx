import { formatMoney, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HOME_TEXTS, MESSAGES } from '../../../copy.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { Region } from '../../../ui/region.tsx';
import { POPULAR_FOODS, usePopularFoods } from '../api/use-popular-foods.ts';
import { FoodGridSkeleton } from './food-grid.tsx';
import { Surface } from '../../../ui/surface.tsx';

interface PopularFoodsProps {
  /** The target of the order buttons. */
  readonly orderTo: string;
  readonly detailsTo: (id: string) => string;
}

/** The first three foods, on the home page. */
export function PopularFoods(props: PopularFoodsProps): React.JSX.Element {
  return (
    <div data-fill="popular">
      <Region>
        <Foods {...props} />
      </Region>
    </div>
  );
}

function Foods(props: PopularFoodsProps): React.JSX.Element {
  const foods = usePopularFoods();
  switch (foods.status) {
    case 'loading':
      return <FoodGridSkeleton count={POPULAR_FOODS} />;
    case 'failed':
      return <FailureBlock reason={foods.reason} onRetry={foods.retry} />;
    case 'ready':
      return (
        <PopularGrid>
          {foods.value.map((food) => (
            <PopularFood key={food.id} food={food} {...props} />
          ))}
        </PopularGrid>
      );
  }
}

export function PopularGrid({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: `repeat(${POPULAR_FOODS}, 1fr)` } }}>
      {children}
    </Box>
  );
}

export function PopularFood({
  food,
  orderTo,
  detailsTo,
}: PopularFoodsProps & { readonly food: MenuFood }): React.JSX.Element {
  return (
    <Surface component="article" sx={{ overflow: 'hidden', display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ height: 210 }}>
        <FoodPicture src={food.img} seed={food.id} size={148} />
      </Box>
      <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Typography component="h3" variant="lead" sx={{ fontWeight: 700 }}>
          {food.name}
        </Typography>
        <Typography color="textSecondary">{food.description}</Typography>
        <Typography variant="body2" color="textSecondary">
          {HOME_TEXTS.quantity}: {food.quantity}
        </Typography>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mt: 'auto', pt: 1 }}>
          <Typography sx={{ typography: 'lead', fontWeight: 800 }}>{formatMoney(food.priceMinor)}</Typography>
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            <LinkButton to={detailsTo(food.id)} aria-label={`Details: ${food.name}`}>
              Details
            </LinkButton>
            <LinkButton to={orderTo} variant="outlined" aria-label={`Order Now: ${food.name}`}>
              {MESSAGES.orderNow}
            </LinkButton>
          </Box>
        </Box>
      </Box>
    </Surface>
  );
}
