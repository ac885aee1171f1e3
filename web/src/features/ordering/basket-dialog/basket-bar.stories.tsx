import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { BasketBar } from './basket-bar.tsx';
import { aBasketLine } from '../basket/testing.ts';

export const stories: Stories = {
  'at the lower edge': (
    // A window of its own.
    <Box sx={{ position: 'relative', transform: 'translate(0)', height: 90 }}>
      <BasketBar lines={[aBasketLine({ quantity: 3 })]} onOpen={nothing} />
    </Box>
  ),
  'where the tax comes on top': (
    <Box sx={{ position: 'relative', transform: 'translate(0)', height: 90 }}>
      <BasketBar lines={[aBasketLine({ quantity: 3 })]} isTaxOnTop onOpen={nothing} />
    </Box>
  ),
};
