import { formatMoney } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Latest } from '../../../data/use-repeated-request.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { useSuppliers, type Supplier } from '../api/use-suppliers.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { RADII } from '../../../ui/radii.ts';

/** Cards of any height under each other without voids between them. */
const COLUMNS = {
  columnCount: { xs: 1, sm: 2, lg: 3 },
  columnGap: 2.5,
  '& > *': { display: 'block', breakInside: 'avoid', mb: 2.5 },
} as const;

const FOOD = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 44,
    color: 'text.primary',
    textDecoration: 'none',
  },
  '& > a:hover, & > a:focus-visible': { textDecoration: 'underline' },
  '& > a > span': { flexShrink: 0, width: 40, height: 40, borderRadius: RADII.small, overflow: 'hidden' },
  '& > strong': { fontVariantNumeric: 'tabular-nums' },
} as const;

/** The chefs and their foods. */
export function SupplierList({ detailsTo }: { readonly detailsTo: (id: string) => string }): React.JSX.Element {
  return <Suppliers suppliers={useSuppliers()} detailsTo={detailsTo} />;
}

export function Suppliers({
  suppliers,
  detailsTo,
}: {
  readonly suppliers: Loadable<Latest<readonly Supplier[]>>;
  readonly detailsTo: (id: string) => string;
}): React.JSX.Element {
  switch (suppliers.status) {
    case 'loading':
      return (
        <Box aria-busy="true" sx={COLUMNS}>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} sx={{ height: 190, borderRadius: RADII.card }} />
          ))}
        </Box>
      );
    case 'failed':
      return <FailureBlock reason={suppliers.reason} onRetry={suppliers.retry} />;
    case 'ready':
      return suppliers.value.value.length === 0 ? (
        <NoticeBlock picture="/img/site/cook.webp" title="Nobody is cooking yet">
          The chefs appear here with the first food on the menu.
        </NoticeBlock>
      ) : (
        <Box sx={COLUMNS}>
          {suppliers.value.value.map((supplier) => (
            <SupplierCard key={supplier.name} supplier={supplier} detailsTo={detailsTo} />
          ))}
        </Box>
      );
  }
}

function SupplierCard({
  supplier: { name, foods },
  detailsTo,
}: {
  readonly supplier: Supplier;
  readonly detailsTo: (id: string) => string;
}): React.JSX.Element {
  return (
    <Surface component="article" aria-label={name} radius="card" sx={{ p: 3 }}>
      <Typography component="h3" variant="lead" sx={{ fontWeight: 700 }}>
        Chef: {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {foods.length === 1 ? 'One food' : `${foods.length} foods`} on the menu
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {foods.map((food) => (
          <Box component="li" key={food.id} sx={FOOD}>
            <Link to={detailsTo(food.id)}>
              <span>
                <FoodPicture src={food.img} seed={food.id} size={32} />
              </span>
              {food.name}
            </Link>
            <strong>{formatMoney(food.priceMinor, food.currency)}</strong>
          </Box>
        ))}
      </Box>
    </Surface>
  );
}
