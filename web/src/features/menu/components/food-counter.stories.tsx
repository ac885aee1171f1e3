import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { FoodCounter, type InBasket } from './food-counter.tsx';

export const stories: Stories = {
  'not in the basket': <Counter inBasket={undefined} />,
  'two in the basket': <Counter inBasket={{ count: 2, plain: 2 }} />,
  'more than fits, all with something chosen': <Counter inBasket={{ count: 120, plain: 0 }} />,
};

function Counter({ inBasket }: { readonly inBasket: InBasket | undefined }): React.JSX.Element {
  return (
    <Box sx={{ display: { xs: 'grid', lg: 'flex' }, gap: 1, minHeight: 48 }}>
      <FoodCounter food={{ id: 'pho', name: 'Pho' }} inBasket={inBasket} onAdd={nothing} onLess={nothing} />
    </Box>
  );
}
