import type { MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Latest } from '../../../data/use-repeated-request.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { priceText } from '../../../lib/price-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { useSuppliers } from '../api/use-suppliers.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { RADII } from '../../../ui/radii.ts';
import { initialsOf, MOST_FOODS, type Supplier } from '../../../data/suppliers.ts';
import { useIsNamed } from '../../../lib/house-face.ts';
import { paths } from '../../../paths.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';
import * as site from '../../../texts.ts';

/** The cards of a row are as high as each other. */
const COLUMNS = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  mb: 2.5,
} as const;

const FOOD = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1.5 } as const;

const LINK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:is(:hover,:focus-visible)': { textDecoration: 'underline' },
} as const;

const PICTURE = { flexShrink: 0, width: 36, height: 36, borderRadius: RADII.small, overflow: 'hidden' } as const;
const PRICE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

const MORE = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'primary.main',
  fontWeight: 600,
} as const;

const HEAD = { display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 } as const;
const DISC = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  bgcolor: 'plate.peach',
  fontWeight: 700,
} as const;

/** The chefs and their foods. */
export function SupplierList({ detailsTo }: { readonly detailsTo: (id: string) => string }): React.JSX.Element {
  return (
    <div data-fill="chefs">
      <Suppliers suppliers={useSuppliers()} detailsTo={detailsTo} />
    </div>
  );
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
        <SupplierGrid isBusy>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} sx={{ height: 190, borderRadius: RADII.card }} />
          ))}
        </SupplierGrid>
      );
    case 'failed':
      return <FailureBlock reason={suppliers.reason} onRetry={suppliers.retry} />;
    case 'ready':
      return suppliers.value.value.length === 0 ? (
        <NoticeBlock picture="/img/site/cook.webp" title={texts.nobodyIsCookingYet()}>
          {texts.nobodyIsCookingHelp()}
        </NoticeBlock>
      ) : (
        <SupplierGrid>
          {suppliers.value.value.map(({ name, foods }) => (
            <SupplierCard key={name} name={name} count={foods.length}>
              {foods.slice(0, MOST_FOODS).map((food) => (
                <SupplierFood key={food.id} food={food} detailsTo={detailsTo} />
              ))}
              {foods.length > MOST_FOODS && <SupplierMore name={name} count={foods.length - MOST_FOODS} />}
            </SupplierCard>
          ))}
        </SupplierGrid>
      );
  }
}

export function SupplierGrid({
  children,
  isBusy = false,
}: {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
}): React.JSX.Element {
  return (
    <Box aria-busy={isBusy} sx={COLUMNS}>
      {children}
    </Box>
  );
}

export function SupplierCard({
  name,
  initials = initialsOf(name),
  count,
  children,
}: {
  readonly name: string;
  readonly initials?: string;
  /** Of their foods. */
  readonly count: number;
  readonly children: ReactNode;
}): React.JSX.Element {
  const isNamed = useIsNamed();
  return (
    <Surface component="article" aria-label={name} radius="card" sx={{ p: 3 }}>
      <Box sx={HEAD}>
        <Box aria-hidden="true" sx={DISC}>
          {initials}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" variant="lead" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {!isNamed && name !== '' && <span data-sample="">{texts.chef({ name: '' })}</span>}
            {isolated(name)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {site.foodsOnMenu({ count })}
          </Typography>
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Surface>
  );
}

/** The way to the foods for which the card has no room. */
export function SupplierMore({ name, count }: { readonly name: string; readonly count: number }): React.JSX.Element {
  return (
    <li>
      <Box component={Link} to={`${paths.inventory}?q=${encodeURIComponent(name)}`} sx={MORE}>
        {site.andMore({ count })}
      </Box>
    </li>
  );
}

export function SupplierFood({
  food,
  detailsTo,
}: {
  readonly food: MenuFood;
  readonly detailsTo: (id: string) => string;
}): React.JSX.Element {
  return (
    <Box component="li" sx={FOOD}>
      <Box component={Link} to={detailsTo(food.id)} sx={LINK}>
        <Box component="span" sx={PICTURE}>
          <FoodPicture src={food.img} seed={food.id} size={28} />
        </Box>
        <bdi>{food.name}</bdi>
      </Box>
      <Box component="strong" sx={PRICE}>
        {priceText(food)}
      </Box>
    </Box>
  );
}
