import { onSale, type HeldFood, type MovedMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FoodCard } from '../menu/components/food-card.tsx';
import { FoodGrid } from '../menu/components/food-grid.tsx';

/** The foods of a menu by their categories, each as its card. Memoised: a menu may have hundreds, and the ticket beside it changes. */
export const MenuFoods = memo(function MenuFoods({
  categories,
  foods,
  onTry,
}: {
  readonly categories: MovedMenu['categories'];
  readonly foods: readonly HeldFood[];
  readonly onTry: (food: HeldFood) => void;
}): React.JSX.Element {
  return (
    <>
      {categories.map(({ id, name }) => {
        const own = foods.filter(({ food }) => food.categoryId === id);
        if (own.length === 0) return null;
        return (
          <Box component="section" key={id} aria-label={name} sx={SECTION}>
            <Typography component="h3" variant="h3" sx={{ mt: 3, mb: 1 }}>
              <bdi>{name}</bdi>
            </Typography>
            <FoodGrid>
              {own.map((held) => (
                <TriedFood key={held.food.id} held={held} onTry={onTry} />
              ))}
            </FoodGrid>
          </Box>
        );
      })}
    </>
  );
});

/** As it would be on the menu. It has no page yet. */
function TriedFood({
  held,
  onTry,
}: {
  readonly held: HeldFood;
  readonly onTry: (food: HeldFood) => void;
}): React.JSX.Element {
  const order = (): void => {
    onTry(held);
  };
  return (
    <FoodCard
      food={onSale(held.food, ANY_DAY)}
      isEager={false}
      isInCategory
      isPreview
      onOrder={order}
      onAdd={order}
      onLess={nothing}
    />
  );
}

/** No portions are counted by it. */
const ANY_DAY = '1970-01-01';

/** Nothing is in a basket. */
function nothing(): void {}

const SECTION = { contentVisibility: 'auto', containIntrinsicHeight: 'auto 600px' } as const;
