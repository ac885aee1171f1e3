import type { Stories } from '../../dev/stories.tsx';
import { StockChip } from './stock-chip.tsx';

export const stories: Stories = {
  low: <StockChip quantity={2} />,
  'sold out': <StockChip quantity={0} />,
};
