import type { HomePage } from '@foodhouse/domain';
import { ChevronLeft } from '../../ui/icons/chevron-left.tsx';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { Pause } from '../../ui/icons/pause.tsx';
import { PlayArrow } from '../../ui/icons/play-arrow.tsx';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { IS_RTL } from '../../lib/direction.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { FoodPicture } from '../foods/food-picture.tsx';
import { HouseLineBeside } from '../house/now/house-line-beside.tsx';
import { plateOf } from '../../lib/ground.ts';
import { useIsNamed } from '../../lib/house-face.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { SampleCards } from './sample-cards.tsx';
import { useCarousel, type Carousel } from './use-carousel.ts';
import { ROW_MS, SHEET_MS } from '../../ui/motion.ts';
import { RADII } from '../../ui/radii.ts';
import * as texts from './texts.ts';

const SLIDES = [
  { label: texts.slideNoodles(), food: 'beef-pho' },
  { label: texts.slidePaella(), food: 'seafood-paella' },
] as const;

/** The top of the home page: a promise, two buttons and a table full of food. */
export function Hero({
  headline,
  introduction,
  startTo,
  orderTo,
}: Pick<HomePage, 'headline' | 'introduction'> & {
  readonly startTo: string;
  readonly orderTo: string;
}): React.JSX.Element {
  const heading = useHeadingFocus();
  return (
    <Box component="section" aria-labelledby="hero-title" sx={{ bgcolor: 'plate.peach', overflow: 'hidden' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
          gap: { xs: 2, md: 4 },
          alignItems: 'center',
          pt: { xs: 2, sm: 4 },
          pb: { xs: 0.5, sm: 4 },
        }}
      >
        <Box>
          <Typography ref={heading} tabIndex={-1} id="hero-title" component="h1" variant="h1" data-own="" sx={HEADLINE}>
            {headline}
          </Typography>
          <Typography
            data-own=""
            sx={{
              mt: { xs: 1.5, md: 2.5 },
              mb: { xs: 2, sm: 3, md: 4 },
              typography: { xs: 'body1', md: 'lead' },
              maxWidth: 480,
            }}
            color="textSecondary"
          >
            {introduction}
          </Typography>
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <LinkButton to={orderTo} variant="contained" size="large">
              {texts.orderNow()}
            </LinkButton>
            <LinkButton to={startTo} size="large">
              {texts.getStarted()}
            </LinkButton>
          </Box>
          <HouseLineBeside sx={{ mt: { xs: 0.5, sm: 1.5 }, mb: { xs: -1.5, sm: -1 } }} />
        </Box>
        <HeroCarousel />
      </Container>
    </Box>
  );
}

/** @source WAI-ARIA Authoring Practices, carousel: a labelled region, slides as groups, a pause button first */
function HeroCarousel(): React.JSX.Element {
  const carousel = useCarousel(SLIDES.length);
  const isHydrated = useIsHydrated();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys and swipes are extras to its buttons
    <Box
      component="section"
      aria-roledescription={texts.carousel()}
      aria-label={texts.slides()}
      {...carousel.handlers}
      sx={CAROUSEL}
    >
      <Box sx={{ display: 'grid' }}>
        {SLIDES.map(({ label, food }, index) => {
          const isShown = index === carousel.index;
          return (
            <Box
              key={food}
              role="group"
              aria-roledescription={texts.slide()}
              aria-label={texts.slideOf({ number: index + 1, count: SLIDES.length, label })}
              aria-hidden={!isShown}
              style={{ '--ground': `var(--mui-palette-plate-${plateOf(food)})` } as React.CSSProperties}
              sx={{
                ...BAND,
                gridArea: '1 / 1',
                justifySelf: 'center',
                width: 1,
                maxWidth: { xs: 420, md: 'none' },
                position: 'relative',
                minHeight: { xs: 172, md: 360 },
                display: 'grid',
                alignItems: 'center',
                // Where there is no room around the first slide's picture, the sample cards stand beside it.
                justifyItems: { xs: index === 0 ? 'end' : 'center', md: 'center' },
                opacity: isShown ? 1 : 0,
                transform: isShown ? 'none' : IS_RTL ? 'translateX(-28px)' : 'translateX(28px)',
                visibility: isShown ? 'visible' : 'hidden',
                transition: `${SHEET_MS}ms`,
              }}
            >
              <Box sx={[CIRCLE, index === 0 ? LARGER_AT_END : LARGER]}>
                {/* The second slide's picture loads with the script that shows the slide. */}
                {(index === 0 || isHydrated) && (
                  <FoodPicture src={`/img/food/${food}.webp`} seed={food} size={PICTURE_SIZE} isEager={index === 0} />
                )}
              </Box>
              {index === 0 && <SampleCards />}
            </Box>
          );
        })}
      </Box>
      <Controls carousel={carousel} />
    </Box>
  );
}

/** In the room of a longer one (first-paint/say-home.ts) it stands right above its introduction. */
const HEADLINE = { display: 'grid', alignContent: 'end', outline: 'none', overflowWrap: 'anywhere' } as const;

/**
 * On a phone without sample cards, whose room is the picture's then. By paint and transform alone: where the house says its name
 * after the first paint, nothing is laid out anew.
 */
const PHONE = '@media (max-width: 599.95px)';
const ALONE = '&:not(:has([data-sample]))';

const CAROUSEL = {
  position: 'relative',
  touchAction: 'pan-y',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  [PHONE]: {
    [ALONE]: {
      '--band': '100%',
      '--band-radius': RADII.card,
      '--band-overflow': 'hidden',
      '--picture-scale': '1.3',
      '--to-the-middle': IS_RTL ? 'min(50vw - 96px, 130px)' : 'max(96px - 50vw, -130px)',
    },
  },
} as const;

/** In its plate's colour from edge to edge. */
const BAND = {
  borderRadius: 'var(--band-radius, 0)',
  overflow: 'var(--band-overflow, visible)',
  background: 'linear-gradient(var(--ground), var(--ground)) 0 0 / var(--band, 0) 100% no-repeat',
} as const;

const CIRCLE = {
  width: { xs: 160, md: 352 },
  aspectRatio: '1',
  borderRadius: '50%',
  overflow: 'hidden',
} as const;
/** As high as its band. */
const LARGER = { transform: 'scale(var(--picture-scale, 1))' } as const;
const LARGER_AT_END = {
  ...LARGER,
  transform: 'translateX(var(--to-the-middle, 0)) scale(var(--picture-scale, 1))',
} as const;
const PICTURE_SIZE = { xs: '124px', md: '264px' } as const;

function Controls({ carousel }: { readonly carousel: Carousel }): React.JSX.Element {
  const { index, isPlaying, next, previous, show, togglePlaying } = carousel;
  // Of two slides the other one is a press away: the specification's arrows are a sample.
  const isNamed = useIsNamed();
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'center', mt: { md: 1 } }}>
      <IconButton aria-label={isPlaying ? texts.stopSlides() : texts.playSlides()} onClick={togglePlaying}>
        {isPlaying ? <Pause /> : <PlayArrow />}
      </IconButton>
      {!isNamed && (
        <IconButton data-sample="" aria-label={texts.previousSlide()} onClick={previous}>
          <ChevronLeft />
        </IconButton>
      )}
      {SLIDES.map(({ food }, slide) => (
        <IconButton
          key={food}
          aria-label={texts.slideNumber({ number: slide + 1 })}
          aria-current={slide === index}
          onClick={() => {
            show(slide);
          }}
          sx={{ borderRadius: 0, '&:hover': { bgcolor: 'transparent' } }}
        >
          <Box
            component="span"
            sx={{
              width: slide === index ? 26 : 10,
              height: 10,
              borderRadius: RADII.pill,
              bgcolor: slide === index ? 'primary.main' : 'text.secondary',
              transition: `width ${ROW_MS}ms`,
            }}
          />
        </IconButton>
      ))}
      {!isNamed && (
        <IconButton data-sample="" aria-label={texts.nextSlide()} onClick={next}>
          <ChevronRight />
        </IconButton>
      )}
    </Box>
  );
}
