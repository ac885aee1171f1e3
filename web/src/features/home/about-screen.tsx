import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useIsNamed } from '../../lib/house-face.ts';
import { builtFace } from '../../lib/house-memory.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DeferredImage } from '../../first-paint/deferred-image.tsx';
import { paths } from '../../paths.ts';
import { HEADING_STYLE } from '../../ui/page-heading.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { RADII } from '../../ui/radii.ts';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { HouseAbout } from './house-about.tsx';
import * as common from '../../ui/texts.ts';
import * as texts from './texts.ts';

const STORY = [
  {
    title: texts.storyKitchen(),
    text: texts.storyKitchenText(),
    picture: '/img/site/cook.webp',
    ground: 'plate.butter',
  },
  {
    title: texts.storyPortions(),
    text: texts.storyPortionsText(),
    picture: '/img/site/plate.webp',
    ground: 'plate.sage',
  },
  {
    title: texts.storyOpen(),
    text: texts.storyOpenText(),
    picture: '/img/site/bell.webp',
    ground: 'plate.rose',
  },
] as const;

/** What a house says of itself; of one that has said nothing the story of the site, in three parts. */
export function AboutScreen(): React.JSX.Element {
  const isNamed = useIsNamed();
  // What the first script has left of a page that was built without the name has nothing in the place of the story.
  const hasHouse = useIsHydrated() || builtFace() !== null;
  return (
    <Container maxWidth="lg" data-waits="house" sx={PAGE}>
      <PageMeta title={texts.about()} description={texts.aboutDescription} />
      {!isNamed && <Story />}
      {isNamed && hasHouse && <HouseAbout />}
    </Container>
  );
}

function Story(): React.JSX.Element {
  const heading = useHeadingFocus();
  return (
    <div data-sample="">
      <Box
        sx={{
          bgcolor: 'plate.peach',
          borderRadius: RADII.card,
          p: { xs: 3, md: 6 },
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          position: 'relative',
          overflow: 'hidden',
        }}
      >
        <Box component={DeferredImage} src="/img/food/beef-pho.webp" size={220} sx={PHO} />
        <Box
          component="img"
          src="/img/food/roast-chicken-leg.webp"
          alt=""
          width={200}
          height={200}
          loading="lazy"
          sx={{ ...DISH, insetInlineEnd: 40, display: { xs: 'none', lg: 'block' } }}
        />
        <Typography ref={heading} tabIndex={-1} component="h1" variant="h2" sx={[HEADING_STYLE, { mb: 3 }]}>
          {texts.aboutHeadline()}
        </Typography>
        <Typography color="textSecondary" sx={{ typography: 'lead', maxWidth: 560, mb: 3 }}>
          {texts.aboutLead()}
        </Typography>
        <Countdown />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2.5 },
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          mt: { xs: 2, md: 4 },
        }}
      >
        {STORY.map(({ title, text, picture, ground }) => (
          <Box key={title} component="section" sx={[PART, { bgcolor: ground }]}>
            <Box component="img" src={picture} alt="" width={96} height={96} loading="lazy" sx={PICTURE} />
            <div>
              <Typography component="h2" variant="h3" sx={{ mt: { md: 2 }, mb: 0.75 }}>
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', mt: 5 }}>
        <LinkButton to={paths.inventory} variant="contained">
          {common.seeAllFoods()}
        </LinkButton>
        <LinkButton to={paths.chefs} variant="outlined">
          {texts.meetTheChefs()}
        </LinkButton>
      </Box>
    </div>
  );
}

/**
 * The footer stays below the window while the page of a house takes the place of the story: as high as the window without the
 * header, which is 68 pixels, and the footer's distance.
 */
const PAGE = { pt: { xs: 4, md: 6 }, '[data-line] &': { minHeight: 'calc(100vh - 148px)' } } as const;

/** Beside the words in a wide window. */
const DISH = { position: { lg: 'absolute' }, bottom: { lg: 20 }, height: 'auto' } as const;
const PHO = { ...DISH, insetInlineStart: 40, width: { xs: 96, lg: 220 }, mb: { xs: 1, lg: 0 } } as const;

/** In a narrow window the picture stands beside the words. */
const PART = {
  display: { xs: 'flex', md: 'block' },
  gap: { xs: 2, sm: 3 },
  alignItems: { sm: 'center' },
  borderRadius: RADII.card,
  p: { xs: 2, sm: 3.5 },
} as const;

const PICTURE = { flexShrink: 0, width: { xs: 72, sm: 96 }, height: { xs: 72, sm: 96 } } as const;

const COUNTDOWN = [
  texts.days({ count: 15 }),
  texts.hours({ count: 10 }),
  texts.minutes({ count: 24 }),
  texts.seconds({ count: 52 }),
] as const;

/** Four fixed, decorative numbers: nothing counts down, so assistive technology skips them. */
function Countdown(): React.JSX.Element {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        gap: 1.5,
        color: 'text.secondary',
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {COUNTDOWN.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </Box>
  );
}
