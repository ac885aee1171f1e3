import { aFood } from '@foodhouse/domain/testing';
import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import type { InBasket } from './food-counter.tsx';
import { PopularActs } from './popular-acts.tsx';

const acts = (quantity: number, inBasket?: InBasket): React.JSX.Element => (
  <Box sx={{ width: 228 }}>
    <PopularActs food={aFood({ quantity })} inBasket={inBasket} onOrder={nothing} onAdd={nothing} onLess={nothing} />
  </Box>
);

export const stories: Stories = {
  'not in the basket': acts(3),
  'two in the basket': acts(3, { count: 2, plain: 2 }),
  'sold out': acts(0),
};
