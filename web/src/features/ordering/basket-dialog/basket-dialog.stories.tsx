import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { Basket } from './basket-dialog.tsx';
import { changeBasket } from '../basket/basket-store.ts';
import { EMPTY } from '../basket/basket.ts';
import { aBasketLine } from '../basket/testing.ts';

/** The basket of this browser, filled. There is no server here: the dialog's tests show its answers. */
export const stories: Stories = {
  'of three foods': opens((close) => <Filled onClose={close} />),
  'beside the menu': (
    <Box sx={{ width: 344, maxWidth: 1 }}>
      <Filled isPanel onClose={nothing} />
    </Box>
  ),
};

const LINES = [
  aBasketLine({ quantity: 2 }),
  aBasketLine({ id: 'line-2', foodId: 'tea', name: 'Green tea', eachMinor: 300 }),
  aBasketLine({ id: 'line-3', foodId: 'curry', name: 'Slow-cooked chicken curry with steamed rice', eachMinor: 1450 }),
];

function Filled({
  isPanel = false,
  onClose,
}: {
  readonly isPanel?: boolean;
  readonly onClose: () => void;
}): React.JSX.Element {
  useEffect(() => {
    changeBasket(() => ({ ...EMPTY, lines: LINES }));
  }, []);
  return <Basket isPanel={isPanel} onClose={onClose} />;
}
