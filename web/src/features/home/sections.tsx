import { MEALTIMES, type Mealtime } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HOME_TEXTS } from '../../copy.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DeferredImage } from '../../first-paint/deferred-image.tsx';
import { RADII } from '../../ui/radii.ts';

/** Off-screen sections are laid out and painted, and load their pictures, when they come near. */
const SECTION = {
  pt: { xs: 7, md: 10 },
  contentVisibility: 'auto',
  containIntrinsicSize: { xs: 'auto 1000px', md: 'auto 520px' },
} as const;

/** A section of the home page with its heading. */
export function HomeSection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="section" aria-labelledby={id} sx={SECTION}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 3.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const FEATURES = [
  {
    title: 'Discount voucher',
    text: 'Not yet: everybody pays the price that stands beside the food.',
    picture: '/img/site/voucher.webp',
    ground: 'plate.butter',
  },
  {
    title: 'Fresh and healthy food',
    text: 'Cooked when you order, by the chef whose name stands beside the food.',
    picture: '/img/food/garden-salad.webp',
    ground: 'plate.sage',
  },
  {
    title: 'Fast home delivery',
    text: 'Follow your order live: waiting, accepted, delivered.',
    picture: '/img/site/scooter.webp',
    ground: 'plate.rose',
  },
] as const;

export function Features(): React.JSX.Element {
  return (
    <HomeSection id="features" title="Features">
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {FEATURES.map(({ title, text, picture, ground }) => (
          <Box key={title} component="article" sx={{ bgcolor: ground, borderRadius: RADII.card, p: 3.5 }}>
            <DeferredImage src={picture} size={76} />
            <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 0.75 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}

const MENU: Record<Mealtime, { readonly label: string; readonly picture: string; readonly ground: string }> = {
  breakfast: { label: 'Breakfast', picture: '/img/food/buttermilk-pancakes.webp', ground: 'plate.butter' },
  lunch: { label: 'Lunch', picture: '/img/food/chicken-curry.webp', ground: 'plate.sage' },
  dinner: { label: 'Dinner', picture: '/img/food/seafood-paella.webp', ground: 'plate.rose' },
};

export function MenuSection({
  mealtimeTo,
}: {
  readonly mealtimeTo: (mealtime: Mealtime) => string;
}): React.JSX.Element {
  return (
    <HomeSection id="menu" title={HOME_TEXTS.menuHeadline}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        {MEALTIMES.map((mealtime) => {
          const { label, picture, ground } = MENU[mealtime];
          return (
            <Box
              key={mealtime}
              sx={{
                bgcolor: ground,
                borderRadius: RADII.card,
                p: 3,
                display: 'grid',
                justifyItems: 'center',
                gap: 2,
                position: 'relative',
              }}
            >
              <Box
                component="span"
                aria-hidden="true"
                sx={{
                  position: 'absolute',
                  top: 18,
                  right: 18,
                  bgcolor: 'background.paper',
                  borderRadius: RADII.pill,
                  px: 1.5,
                  py: 0.5,
                  fontWeight: 800,
                }}
              >
                {HOME_TEXTS.menuBadge}
              </Box>
              <DeferredImage src={picture} size={128} />
              <LinkButton to={mealtimeTo(mealtime)} variant="contained" sx={{ width: 1 }}>
                {label}
              </LinkButton>
            </Box>
          );
        })}
      </Box>
    </HomeSection>
  );
}

export function CallToAction({ startTo }: { readonly startTo: string }): React.JSX.Element {
  return (
    <Box
      component="section"
      aria-labelledby="discover"
      sx={{
        mt: { xs: 7, md: 10 },
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        borderRadius: RADII.card,
        p: { xs: 4, md: 6 },
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
      }}
    >
      <Typography id="discover" component="h2" variant="h2" sx={{ maxWidth: 520 }}>
        {HOME_TEXTS.discover}
      </Typography>
      <LinkButton
        to={startTo}
        size="large"
        sx={{ bgcolor: 'background.paper', color: 'text.primary', '&:hover': { bgcolor: 'plate.butter' } }}
      >
        {HOME_TEXTS.heroButtons.start}
      </LinkButton>
    </Box>
  );
}
