// No stories: in hero.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DeferredImage } from '../../first-paint/deferred-image.tsx';
import { useIsNamed } from '../../lib/house-face.ts';
import { Rating } from '../../ui/rating.tsx';
import { RADII } from '../../ui/radii.ts';
import * as texts from './texts.ts';

const SAMPLES = [
  {
    name: texts.sampleVegetables(),
    picture: '/img/food/chicken-curry.webp',
    place: { top: { xs: 0, md: '2%' }, insetInlineStart: { xs: 0, md: '2%' } },
  },
  {
    name: texts.sampleFriedRice(),
    picture: '/img/food/steamed-rice.webp',
    place: { top: { xs: 59, md: '40%' }, insetInlineStart: { xs: 0, md: 'auto' }, insetInlineEnd: { md: 0 } },
  },
  {
    name: texts.sampleSalad(),
    picture: '/img/food/garden-salad.webp',
    place: { bottom: { xs: 0, md: '2%' }, insetInlineStart: { xs: 0, md: '8%' } },
  },
] as const;

/** Three sample dishes that float over the first slide, in a narrow window beside its picture. */
export function SampleCards(): React.JSX.Element | null {
  if (useIsNamed()) return null;
  return (
    <>
      {SAMPLES.map(({ name, picture, place }) => (
        <Box key={name} data-sample="" sx={[SAMPLE, place]}>
          <Box component={DeferredImage} src={picture} size={46} sx={PICTURE} />
          <div>
            <Typography variant="body2" sx={{ ...LINE, fontWeight: 700 }}>
              {name}
            </Typography>
            <Rating value={5} sx={LINE} />
            <Typography component="p" variant="caption" color="textSecondary" sx={{ ...LINE, fontWeight: 400 }}>
              {texts.sampleNote()}
            </Typography>
          </div>
        </Box>
      ))}
    </>
  );
}

const SAMPLE = {
  position: 'absolute',
  display: 'flex',
  gap: { xs: 0.75, md: 1 },
  alignItems: 'center',
  p: { xs: '4px 6px', md: 1.25 },
  paddingInlineEnd: { xs: 1, md: 2 },
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  boxShadow: '0 8px 24px rgb(40 16 4 / 0.14)',
  lineHeight: { xs: 1.2, md: 1.34 },
} as const;
const PICTURE = { width: { xs: 30, md: 46 }, height: 'auto' } as const;
const LINE = { lineHeight: 'inherit' } as const;
