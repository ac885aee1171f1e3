import { aFood } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { foodDetailsOf } from '../../../paths.ts';
import { FoodCard } from './food-card.tsx';
import { FoodGrid, FoodGridSkeleton } from './food-grid.tsx';

const FOODS = ['beef-pho', 'chicken-curry', 'garden-salad'].map((id) =>
  aFood({ id, name: id.replace('-', ' '), img: `/img/food/${id}.webp` }),
);

export const stories: Stories = {
  'on its way': (
    <Box sx={{ width: '70vw', maxWidth: 1 }}>
      <FoodGridSkeleton count={3} />
    </Box>
  ),
  'with foods': (
    <Box sx={{ width: '70vw', maxWidth: 1 }}>
      <FoodGrid>
        {FOODS.map((food) => (
          <FoodCard
            key={food.id}
            food={food}
            isEager
            onOrder={nothing}
            onAdd={nothing}
            onLess={nothing}
            detailsTo={foodDetailsOf}
          />
        ))}
      </FoodGrid>
    </Box>
  ),
};
