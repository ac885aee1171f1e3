import { mealtimeLabel, MEALTIMES, type HomeFeature, type Mealtime } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { DeferredImage } from '../../first-paint/deferred-image.tsx';
import { useIsNamed } from '../../lib/house-face.ts';
import { RADII } from '../../ui/radii.ts';
import * as texts from './texts.ts';

/** Off-screen sections are laid out and painted, and load their pictures, when they come near. */
const SECTION = {
  pt: { xs: 3.5, sm: 5, md: 9 },
  // The first foods are early on a phone; from there on is more air.
  '[aria-labelledby="popular"] ~ &': { pt: { xs: 5, md: 9 } },
  // So that a row of cards may reach the edge of a phone.
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  contentVisibility: 'auto',
  containIntrinsicSize: { xs: 'auto 600px', md: 'auto 420px' },
} as const;

interface Titled {
  readonly title: string;
}

/** A section of the home page with its heading. */
export function HomeSection({
  id,
  title,
  isSample = false,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** Whether no house with a name has it. */
  readonly isSample?: boolean;
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Box component="section" aria-labelledby={id} data-part={id} sx={SECTION} {...(isSample && { 'data-sample': '' })}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: { xs: 1.25, md: 3 } }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const FEATURES: Readonly<Record<HomeFeature, Feature>> = {
  voucher: {
    title: texts.featureVoucher(),
    text: texts.featureVoucherText(),
    picture: '/img/site/voucher.webp',
    ground: 'plate.butter',
  },
  fresh: {
    title: texts.featureFresh(),
    text: texts.featureFreshText(),
    picture: '/img/food/garden-salad.webp',
    ground: 'plate.sage',
  },
  delivery: {
    title: texts.featureDelivery(),
    text: texts.featureDeliveryText(),
    picture: '/img/site/scooter.webp',
    ground: 'plate.rose',
  },
};

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  readonly ground: string;
}

/** What the house promises its guests. */
export function Features({
  title: heading,
  features,
}: Titled & { readonly features: readonly HomeFeature[] }): React.JSX.Element {
  const shown = features.map((name) => ({ name, ...FEATURES[name] }));
  return (
    <HomeSection id="features" title={heading}>
      <Box sx={FEATURES_GRID}>
        {shown.map(({ name, title, text, picture, ground }) => (
          <Box key={name} component="article" data-part={name} sx={[FEATURE, { bgcolor: ground }]}>
            <Box component={DeferredImage} src={picture} size={64} sx={{ width: 1, height: 'auto' }} />
            <div>
              <Typography component="h3" sx={{ fontWeight: 700, lineHeight: 1.375 }}>
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}

/** In a wide window side by side, as many as there are. */
const FEATURES_GRID = {
  display: 'grid',
  gap: { xs: 1, md: 2.5 },
  gridAutoFlow: { md: 'column' },
  gridAutoColumns: { md: '1fr' },
} as const;

const FEATURE = {
  display: 'grid',
  gridTemplateColumns: { xs: '48px 1fr', md: '64px 1fr' },
  gap: 2,
  alignItems: 'center',
  px: { xs: 1.5, md: 2.5 },
  py: { xs: 1, md: 2 },
  borderRadius: RADII.card,
} as const;

const MENU: Record<Mealtime, { readonly picture: string; readonly ground: string }> = {
  breakfast: { picture: '/img/food/buttermilk-pancakes.webp', ground: 'plate.butter' },
  lunch: { picture: '/img/food/chicken-curry.webp', ground: 'plate.sage' },
  dinner: { picture: '/img/food/seafood-paella.webp', ground: 'plate.rose' },
};

export function MenuSection({
  title,
  mealtimeTo,
}: Titled & { readonly mealtimeTo: (mealtime: Mealtime) => string }): React.JSX.Element {
  const isNamed = useIsNamed();
  return (
    <HomeSection id="menu" title={title}>
      <Box sx={{ display: 'grid', gap: { xs: 1, md: 2.5 }, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {MEALTIMES.map((mealtime) => {
          const { picture, ground } = MENU[mealtime];
          return (
            <Box key={mealtime} sx={[TILE, { bgcolor: ground }]}>
              {!isNamed && (
                <Box component="span" aria-hidden="true" data-sample="" sx={BADGE}>
                  {texts.menuBadge()}
                </Box>
              )}
              <Box component={DeferredImage} src={picture} size={128} sx={DISH} />
              <LinkButton to={mealtimeTo(mealtime)} variant="contained" sx={MEALTIME_LINK}>
                {mealtimeLabel(mealtime)}
              </LinkButton>
            </Box>
          );
        })}
      </Box>
    </HomeSection>
  );
}

/** On a phone three of them stand side by side. */
const TILE = {
  position: 'relative',
  display: { xs: 'grid', md: 'flex' },
  justifyItems: 'center',
  alignItems: 'center',
  gap: { xs: 0.5, md: 2.5 },
  p: { xs: 1, md: 2 },
  borderRadius: RADII.card,
} as const;

/** On a phone beside the price, not under it; a house with a name has none. */
const DISH = {
  flexShrink: 0,
  width: { xs: 48, sm: 88, md: 128 },
  height: 'auto',
  justifySelf: { xs: 'start', sm: 'center' },
  '[data-part]:not(:has([data-sample])) &': { justifySelf: 'center' },
} as const;
/** In a wide window as wide as the picture leaves it. */
const MEALTIME_LINK = { width: { xs: 1, md: 'auto' }, flexGrow: { md: 1 }, px: { xs: 0, md: 2.75 } } as const;

const BADGE = {
  position: 'absolute',
  top: 8,
  insetInlineEnd: { xs: 4, sm: 8 },
  px: { xs: 0.75, sm: 1 },
  borderRadius: RADII.pill,
  bgcolor: 'background.paper',
  typography: 'caption',
  fontWeight: 800,
} as const;

export function CallToAction({ title, startTo }: Titled & { readonly startTo: string }): React.JSX.Element {
  return (
    <Box
      component="section"
      aria-labelledby="discover"
      data-part="discover"
      sx={{
        mt: { xs: 6, md: 9 },
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        borderRadius: RADII.card,
        p: { xs: 4, md: 6 },
        display: 'flex',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        // So large and filled, it would glare at night.
        '[data-color-scheme="dark"] &': { bgcolor: 'primary.light', color: 'text.primary' },
      }}
    >
      <Typography id="discover" component="h2" variant="h2" sx={{ maxWidth: 520 }}>
        {title}
      </Typography>
      <LinkButton
        to={startTo}
        size="large"
        sx={{ bgcolor: 'background.paper', color: 'text.primary', '&:hover': { bgcolor: 'plate.butter' } }}
      >
        {texts.getStarted()}
      </LinkButton>
    </Box>
  );
}
