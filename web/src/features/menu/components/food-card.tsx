import { formatMoney, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MESSAGES } from '../../../copy.ts';
import { Button } from '../../../ui/button.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { StockChip } from '../../foods/stock-chip.tsx';
import { Surface } from '../../../ui/surface.tsx';

const SAMPLE_RATING = 4;
/** Height of a card with a name of one line, with its border, in pixels. */
export const CARD_HEIGHT = 394;
const NAME_LINK = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
} as const;
const FACTS = ['id', 'quantity'] as const;
const LABELS: Record<(typeof FACTS)[number], string> = { id: 'Id', quantity: 'Quantity' };

/** A food of the inventory with all its facts. */
export function FoodCard({
  food,
  isEager,
  onOrder,
  detailsTo,
}: {
  readonly food: MenuFood;
  readonly isEager: boolean;
  readonly onOrder: (food: MenuFood) => void;
  readonly detailsTo: (id: string) => string;
}): React.JSX.Element {
  const isSoldOut = food.quantity < 1;
  return (
    <Surface
      component="article"
      aria-labelledby={`food-${food.id}`}
      data-food={food.id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        // The browser skips style and layout of cards that are off-screen.
        contentVisibility: 'auto',
        containIntrinsicHeight: `auto ${CARD_HEIGHT - 2}px`,
        transition: 'transform 160ms, box-shadow 160ms',
        '&:hover': { transform: 'translateY(-3px)', boxShadow: '0 18px 40px rgb(80 30 0 / 0.12)' },
      }}
    >
      <Box sx={{ height: 176, position: 'relative', filter: isSoldOut ? 'grayscale(0.8)' : 'none' }}>
        <FoodPicture src={food.img} seed={food.id} size={124} isEager={isEager} />
        <Box
          sx={{
            position: 'absolute',
            top: 12,
            right: 12,
            '& [data-chip]': { bgcolor: 'background.paper', color: 'text.primary' },
          }}
        >
          <StockChip quantity={food.quantity} />
        </Box>
      </Box>
      <Box sx={{ p: 2.25, display: 'grid', gap: 1, flexGrow: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' }}>
          <Typography
            id={`food-${food.id}`}
            component="h2"
            variant="lead"
            sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            <Box component={Link} to={detailsTo(food.id)} sx={NAME_LINK}>
              {food.name}
            </Box>
          </Typography>
          <Typography component="p" sx={{ fontWeight: 800, color: 'primary.main' }}>
            {formatMoney(food.priceMinor)}
          </Typography>
        </Box>
        <Rating value={SAMPLE_RATING} />
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, color: 'text.secondary' }}
          >
            {FACTS.map((fact) => (
              <Box key={fact} sx={{ display: 'contents' }}>
                <dt>{LABELS[fact]}</dt>
                <Box component="dd" sx={{ m: 0, color: 'text.primary' }}>
                  {food[fact]}
                </Box>
              </Box>
            ))}
          </Box>
          {`Chef: ${food.supplier}`}
        </Box>
      </Box>
      <Box sx={{ p: 2.25, pt: 0 }}>
        <Button
          sx={{ width: 1 }}
          variant="contained"
          disabled={isSoldOut}
          onClick={() => {
            onOrder(food);
          }}
          aria-describedby={`food-${food.id}`}
        >
          {MESSAGES.orderNow}
        </Button>
      </Box>
    </Surface>
  );
}
