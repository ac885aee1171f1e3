import { LOW_STOCK, portionsOf, runsLow, type Food, type MoveStockRequest } from '@foodhouse/domain';
import { useHouseClock } from '../../../lib/clock.ts';
import { soldOutWords } from '../stock/off-sale-words.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { RADII } from '../../../ui/radii.ts';
import { Surface } from '../../../ui/surface.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { MOVE_KINDS } from '../stock/move-kinds.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** How many portions of a food there are, and the buttons for a change of them. */
export function StockCard({
  food,
  written,
  onEnter,
  children,
}: {
  readonly food: Food;
  /** The portions after its last change; undefined without one. */
  readonly written: number | undefined;
  readonly onEnter: (kind: MoveStockRequest['kind']) => void;
  /** Below all. */
  readonly children?: ReactNode;
}): React.JSX.Element {
  const portions = portionsOf(food);
  return (
    <Surface sx={CARD}>
      <Box sx={ROW}>
        <Box sx={PICTURE}>
          <FoodPicture src={food.img} seed={food.id} size={56} isEager />
        </Box>
        <Box sx={STOCK}>
          {food.counted ? (
            <Typography component="p" sx={AMOUNT}>
              {withParts(texts.portions, {
                count: portions,
                number: (
                  <Box component="b" sx={NUMBER}>
                    {portions}
                  </Box>
                ),
              })}
            </Typography>
          ) : (
            <Typography variant="h3" component="p">
              {texts.nobodyCountsIt()}
            </Typography>
          )}
          <StateChip food={food} />
          {food.counted && (
            <Typography variant="body2" color="textSecondary" sx={{ width: 1 }}>
              {food.lowAt === 0 ? texts.neverLow() : texts.lowAt({ count: food.lowAt ?? LOW_STOCK })}
            </Typography>
          )}
        </Box>
        {food.counted && (
          <Box role="group" aria-label={texts.enterAChange()} sx={BUTTONS}>
            {MOVE_KINDS.map(({ value: kind, label }) => (
              <Button
                key={kind}
                variant={kind === 'restock' ? 'contained' : 'outlined'}
                aria-haspopup="dialog"
                sx={kind === 'restock' ? CHANGE : [CHANGE, QUIET]}
                onClick={() => {
                  onEnter(kind);
                }}
              >
                {label}
              </Button>
            ))}
          </Box>
        )}
      </Box>
      {food.counted && food.putAside !== null && portions > 0 && (
        <Typography color="textSecondary">{texts.putAside()}</Typography>
      )}
      {food.par && written !== undefined && written !== portions && (
        <Typography color="textSecondary">{texts.dayBeginsWith({ portions: food.par.portions })}</Typography>
      )}
      {children}
    </Surface>
  );
}

function StateChip({ food }: { readonly food: Food }): React.JSX.Element | null {
  const clock = useHouseClock();
  if (food.putAside !== null) return <Chip color="error" label={soldOutWords(food.offThrough, clock)} />;
  if (food.counted && food.quantity <= 0) return <Chip color="error" label={common.soldOut()} />;
  return runsLow(food) ? <Chip color="warning" label={texts.low()} /> : null;
}

const CARD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 1.5,
  p: { xs: 2, sm: 2.5 },
} as const;

/** The buttons go under the number where they have no room beside it. */
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: 2,
  rowGap: 2,
} as const;

/** Alone in their line they are as wide as the card. What comes most often is the filled one. */
const BUTTONS = {
  display: 'flex',
  gap: 1,
  flexGrow: { xs: 1, sm: 0, lg: 1 },
  alignSelf: 'center',
} as const;
const CHANGE = { flexGrow: 1, px: 2 } as const;

/** Of what is not the one next step. */
const QUIET = { '&&:enabled': { color: 'text.primary', borderColor: 'edge' } } as const;

const PICTURE = {
  flexShrink: 0,
  width: 64,
  height: 64,
  overflow: 'hidden',
  position: 'relative',
  borderRadius: RADII.field,
} as const;

const STOCK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  gap: 1,
  flex: '1 1 160px',
  minWidth: 0,
} as const;

/** The word stands on the line of the number. */
const AMOUNT = {
  typography: 'lead',
  lineHeight: 1,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
const NUMBER = { marginInlineEnd: 0.25, fontSize: 44, fontWeight: 800, color: 'text.primary' } as const;
