import type { MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { servedAgainText } from '../../../lib/served-again.ts';
import { Button } from '../../../ui/button.tsx';
import { AS_ROW } from '../../../ui/widths.ts';
import { useServedAgain } from '../../house/now/serving.ts';
import { COUNTER_ROOM, FoodCounter, type InBasket } from './food-counter.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** The acts of a food on the home page, as on the menu: Order Now, and '+', which becomes '− n +'. */
export function PopularActs({
  food,
  inBasket,
  onOrder,
  onAdd,
  onLess,
}: {
  readonly food: MenuFood;
  /** Left out where nothing of it is in the basket. */
  readonly inBasket: InBasket | undefined;
  readonly onOrder: () => void;
  readonly onAdd: () => void;
  readonly onLess: () => void;
}): React.JSX.Element {
  const isSoldOut = food.quantity < 1;
  const again = useServedAgain(food);
  const later = isSoldOut || again === null ? null : servedAgainText(again);
  return (
    <Box sx={ACTS}>
      <Button
        variant="outlined"
        color={later === null ? 'primary' : 'inherit'}
        disabled={isSoldOut}
        onClick={onOrder}
        aria-label={labelOf(food.name, isSoldOut, later)}
        sx={later === null ? ORDER_NOW : [ORDER_NOW, LATER]}
      >
        {later ?? (isSoldOut ? common.soldOut() : common.orderNow())}
      </Button>
      {!isSoldOut && later === null && (
        <Box sx={inBasket ? [COUNTER, COUNTED] : COUNTER}>
          <FoodCounter food={food} inBasket={inBasket} onAdd={onAdd} onLess={onLess} />
        </Box>
      )}
    </Box>
  );
}

/** It begins with what is seen, and names the food. */
function labelOf(name: string, isSoldOut: boolean, later: string | null): string {
  if (isSoldOut) return common.labelFor({ label: common.soldOut(), name });
  const label = texts.orderNowNamed({ name });
  return later === null ? label : common.labelFor({ label, name: later });
}

const ACTS = { display: 'flex', gap: 1, width: 1 } as const;

/** As high as '+' is seen, with a target of 44 pixels. */
const ORDER_NOW = {
  flexGrow: 1,
  px: 1,
  [AS_ROW]: {
    m: '0 -4px',
    border: '4px solid transparent',
    backgroundClip: 'padding-box',
    '&&': { borderColor: 'transparent', boxShadow: 'inset 0 0 0 1px' },
    '&&&&:disabled': { borderColor: 'transparent' },
  },
} as const;

const LATER = { '&&': { color: 'text.secondary' } } as const;

/** The counter of a row lies in a corner: this is the corner. */
const COUNTER = {
  display: 'flex',
  gap: 1,
  [AS_ROW]: { display: 'grid', width: 40, height: 44, pb: '2px', boxSizing: 'border-box' },
} as const;
const COUNTED = { [AS_ROW]: { width: `calc(${COUNTER_ROOM} - 4px)` } } as const;
