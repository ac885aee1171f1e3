import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { StockCard } from './stock-card.tsx';

const card = (changes: Partial<Food>, written?: number): React.JSX.Element => (
  <StockCard food={aFood(changes)} written={written} onEnter={nothing} />
);

export const stories: Stories = {
  plenty: card({ quantity: 16 }),
  low: card({ quantity: 3 }),
  'one portion': card({ quantity: 1 }),
  'sold out': card({ quantity: 0 }),
  'sold out, the others put aside': card({ quantity: 0, putAside: 12 }),
  'very many': card({ quantity: 100_000 }),
  'the day begins with its par': card({ quantity: 20, par: { portions: 20, days: [1, 2, 3, 4, 5] } }, 4),
  'nobody counts it': card({ counted: false }),
  'nobody counts it, sold out': card({ counted: false, putAside: 0 }),
};
