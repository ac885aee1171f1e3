import { aFood } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { foodDetailsOf, paths } from '../../../paths.ts';
import { PopularFood, PopularGrid } from './popular-foods.tsx';

const FOODS = [
  aFood(),
  aFood({ id: 'curry', name: 'Slow-cooked chicken curry with steamed rice and coriander', quantity: 0 }),
  aFood({ id: 'salad', img: 'data:,' }),
];

export const stories: Stories = {
  'in stock, a long name and sold out, no picture': (
    <Box sx={{ width: '70vw', maxWidth: 1 }}>
      <PopularGrid>
        {FOODS.map((food) => (
          <PopularFood key={food.id} food={food} orderTo={paths.inventory} detailsTo={foodDetailsOf} />
        ))}
      </PopularGrid>
    </Box>
  ),
};
