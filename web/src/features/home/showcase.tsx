import { Facebook } from '../../ui/icons/facebook.tsx';
import { Instagram } from '../../ui/icons/instagram.tsx';
import { X } from '../../ui/icons/x.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DeferredImage } from '../../first-paint/deferred-image.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { HomeSection } from './sections.tsx';
import { Surface } from '../../ui/surface.tsx';
import { RADII } from '../../ui/radii.ts';
import * as texts from './texts.ts';
import * as site from '../../texts.ts';
import * as common from '../../ui/texts.ts';

const SERVICES = [
  { name: texts.pizzaToShare(), picture: '/img/site/pizza-whole.svg', ground: 'plate.peach' },
  { name: texts.pizzaByTheSlice(), picture: '/img/site/pizza-slice.svg', ground: 'plate.sage' },
  { name: texts.pizzaAtMidnight(), picture: '/img/site/pizza-midnight.svg', ground: 'plate.butter' },
  { name: texts.pizzaForTheOffice(), picture: '/img/site/pizza-half.svg', ground: 'plate.rose' },
] as const;

/** Four sample cards, each with the same sample rating. */
export function CustomerServices(): React.JSX.Element {
  return (
    <HomeSection id="services" isSample title={texts.servicesHeadline()}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
        {SERVICES.map(({ name, picture, ground }) => (
          <Box
            key={name}
            component="article"
            sx={{
              bgcolor: ground,
              borderRadius: RADII.card,
              p: { xs: 2, md: 3 },
              display: 'grid',
              gap: 1,
              alignContent: 'start',
              justifyItems: 'center',
              textAlign: 'center',
            }}
          >
            <DeferredImage src={picture} size={112} />
            <Typography component="h3" variant="lead" sx={{ fontWeight: 700, minHeight: { xs: '2lh', sm: 'auto' } }}>
              {name}
            </Typography>
            <Box
              component="span"
              aria-hidden="true"
              sx={{ bgcolor: 'background.paper', borderRadius: RADII.pill, px: 1.5, fontWeight: 800 }}
            >
              ★ {texts.sampleRating()}
            </Box>
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}

const PLANS = [
  {
    name: texts.planFree(),
    price: texts.priceFree(),
    note: texts.noteFree(),
    included: [texts.freeMenu(), texts.freeLiveOrders(), texts.freePayment()],
  },
  {
    name: texts.planNormal(),
    price: texts.priceNormal(),
    note: texts.noteNormal(),
    included: [texts.normalMenu(), texts.normalLiveOrders(), texts.normalPayment()],
  },
] as const;

export function Pricing({ startTo }: { readonly startTo: string }): React.JSX.Element {
  return (
    <HomeSection id="pricing" isSample title={texts.pricingHeadline()}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {PLANS.map(({ name, price, note, included }, index) => (
          <Surface
            key={name}
            component="article"
            radius="card"
            sx={[PLAN, { borderColor: index === 0 ? 'primary.main' : 'divider' }]}
          >
            <div>
              <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
                {name}
              </Typography>
              <Typography variant="figure">{price}</Typography>
              <Typography color="textSecondary">{note}</Typography>
            </div>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, display: 'grid', gap: 0.75 }}>
              {included.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Box>
            <LinkButton
              to={startTo}
              variant={index === 0 ? 'contained' : 'outlined'}
              aria-label={texts.choosePlan({ name })}
              sx={{ gridColumn: '1 / -1' }}
            >
              {texts.choose()}
            </LinkButton>
          </Surface>
        ))}
      </Box>
    </HomeSection>
  );
}

/** The price beside what it includes, where there is room. */
const PLAN = {
  border: 2,
  p: { xs: 3, md: 4 },
  display: 'grid',
  gridTemplateColumns: { md: '148px 1fr' },
  gap: 2.5,
  // The buttons of both on one line.
  alignContent: 'space-between',
  alignItems: 'start',
} as const;

/** Three fixed sample chefs, not the house's own. */
const CHEFS = [
  { name: texts.amaraDiallo(), picture: '/img/site/cook-1.webp', ground: 'plate.rose' },
  { name: texts.jonasWeber(), picture: '/img/site/cook-bare.webp', ground: 'plate.sage' },
  { name: texts.meiLin(), picture: '/img/site/cook-2.webp', ground: 'plate.butter' },
] as const;

const SOCIAL = [Facebook, Instagram, X] as const;

/** @param areInSight whether the page begins with them: their faces are loaded at once */
export function SampleChefs({ areInSight = false }: { readonly areInSight?: boolean }): React.JSX.Element {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
      {CHEFS.map(({ name, picture, ground }) => (
        <Surface key={name} component="article" radius="card" sx={CHEF}>
          <Box sx={[FACE, { bgcolor: ground }]}>
            {areInSight ? (
              <Box component="img" src={picture} alt="" width={164} height={164} draggable={false} sx={PORTRAIT} />
            ) : (
              <Box component={DeferredImage} src={picture} size={164} sx={PORTRAIT} />
            )}
          </Box>
          <Box sx={WORDS}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Typography component="h3" variant="h3" sx={NAME}>
                {name}
              </Typography>
              <Chip variant="outlined" label={common.newBadge()} sx={SMALL} />
            </Box>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: 0.5,
              }}
            >
              <Box aria-hidden="true" sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, color: 'text.secondary' }}>
                {SOCIAL.map((Icon, index) => (
                  <Icon key={index} fontSize="small" />
                ))}
              </Box>
              <Chip variant="outlined" label={texts.chefTag()} sx={SMALL} />
            </Box>
          </Box>
        </Surface>
      ))}
    </Box>
  );
}

/** On a phone the face stands beside the words. */
const CHEF = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '116px 1fr',
  overflow: 'hidden',
} as const;

const FACE = {
  height: { xs: 1, sm: 190 },
  minHeight: 116,
  display: 'grid',
  placeItems: 'end center',
} as const;
const PORTRAIT = { width: { xs: 108, sm: 164 }, height: 'auto', mb: -1 } as const;

const WORDS = {
  display: 'grid',
  alignContent: 'center',
  gap: 1.25,
  p: { xs: 2, md: 2.5 },
} as const;
const SMALL = { height: 20, px: 1 } as const;

/** As small as lets it and its tag stand on one line. */
const NAME = { fontSize: { xs: '1.125rem', md: '1.375rem' } } as const;

export function MeetOurChefs(): React.JSX.Element {
  return (
    <HomeSection id="chefs" isSample title={site.meetOurChefs()}>
      <SampleChefs />
    </HomeSection>
  );
}
