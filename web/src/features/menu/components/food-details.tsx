import { CURRENCY, formatMoney, formatServedAt, toDecimal, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '../../../copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { StockChip } from '../../foods/stock-chip.tsx';
import { RADII } from '../../../ui/radii.ts';

export interface FoodDetailsProps {
  readonly food: MenuFood;
  readonly onOrder: () => void;
  /** Null for everybody but admins: then the buttons are disabled and say why. */
  readonly manage: { readonly onUpdate: () => void; readonly onRemove: () => void } | null;
}

/** @source schema.org/MenuItem. No ratings, because nobody rates foods. */
function factsOf(food: MenuFood): Record<string, unknown> {
  return {
    '@type': 'MenuItem',
    name: food.name,
    description: food.description,
    image: new URL(food.img, location.origin).href,
    offers: {
      '@type': 'Offer',
      price: toDecimal(food.priceMinor).toFixed(2),
      priceCurrency: CURRENCY,
      availability: `https://schema.org/${food.quantity > 0 ? 'InStock' : 'SoldOut'}`,
    },
  };
}

/** All facts about one food, with a large picture. */
export function FoodDetails({ food, onOrder, manage }: FoodDetailsProps): React.JSX.Element {
  const isHydrated = useIsHydrated();
  const isSoldOut = food.quantity < 1;
  const facts = [
    ['Quantity', food.quantity],
    ['Id', food.id],
    ['Served at', formatServedAt(food.mealtimes)],
  ] as const;
  return (
    <Box
      component="article"
      sx={{ display: 'grid', gap: { xs: 3, md: 6 }, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}
    >
      <Box
        sx={{
          borderRadius: RADII.card,
          overflow: 'hidden',
          height: { xs: 300, md: 460 },
          filter: isSoldOut ? 'grayscale(0.8)' : 'none',
        }}
      >
        <FoodPicture src={food.img} seed={food.id} size={190} isEager />
      </Box>
      <Box>
        {isHydrated && <StructuredData facts={factsOf(food)} />}
        <PageHeading
          title={food.name}
          description={food.description}
          picture={food.img}
          aside={<StockChip quantity={food.quantity} />}
        >
          {food.name} <Chip color="secondary" label={MESSAGES.newBadge} />
        </PageHeading>
        <Typography sx={{ typography: 'figure', color: 'primary.main' }}>{formatMoney(food.priceMinor)}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, typography: 'lead', whiteSpace: 'pre-line' }}>
          {food.description}
        </Typography>
        <Box sx={{ mt: 3 }}>
          <FactList facts={facts} />
          <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{`Chef: ${food.supplier}`}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
          <Button variant="contained" size="large" disabled={isSoldOut} onClick={onOrder}>
            {isSoldOut ? 'Sold out' : MESSAGES.orderNow}
          </Button>
          {Object.entries({ Update: manage?.onUpdate, Remove: manage?.onRemove }).map(([label, onClick]) => (
            <Button
              key={label}
              variant="outlined"
              disabled={manage === null}
              aria-describedby="manage-hint"
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
        </Box>
        <Typography id="manage-hint" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {manage === null
            ? 'Update and Remove are for admins of the house.'
            : 'What you change is on every page at once.'}
        </Typography>
      </Box>
    </Box>
  );
}
