import Box from '@mui/material/Box';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import type { BasketLine } from '../basket/basket.ts';
import { BasketRow } from './basket-row.tsx';
import type { LineProblem } from '../basket/judge-lines.ts';
import { aBasketLine } from '../basket/testing.ts';

export const stories: Stories = {
  'as it was chosen': rowOf({ quantity: 2 }),
  'at another price': rowOf({}, { kind: 'price', nowMinor: 1050, currency: 'USD' }),
  'more than is left': rowOf({ quantity: 4 }, { kind: 'short', left: 1 }),
  'sold out': rowOf({}, { kind: 'short', left: 0 }),
  'off the menu': rowOf({}, { kind: 'gone' }),
  'with size, options and a note': rowOf({ sizeId: 'large', chosen: 'Large, 2 × Bacon', note: 'no onions' }),
  'of a choice that is gone': rowOf({ sizeId: 'large', chosen: 'Large' }, { kind: 'choices', what: 'size' }),
  'on its way to the house': rowOf({}, undefined, true),
  'a long name': rowOf({ name: 'Slow-cooked chicken curry with steamed rice and coriander', quantity: 50 }),
};

function rowOf(changes: Partial<BasketLine>, problem?: LineProblem, isFixed = false): React.JSX.Element {
  const line = aBasketLine(changes);
  const charged = problem?.kind === 'price' ? { ...line, eachMinor: problem.nowMinor } : line;
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      <BasketRow
        line={line}
        charged={problem?.kind === 'gone' ? null : charged}
        problem={problem}
        allergens={{ contains: ['gluten', 'milk'], undeclared: ['House sauce'] }}
        isFixed={isFixed}
        onChange={nothing}
        onRemove={nothing}
        onChoose={nothing}
      />
    </Box>
  );
}
