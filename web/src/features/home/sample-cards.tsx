import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HOME_TEXTS } from '../../copy.ts';
import { DeferredImage } from '../../first-paint/deferred-image.tsx';
import { Rating } from '../../ui/rating.tsx';
import { RADII } from '../../ui/radii.ts';

const SAMPLES = [
  {
    name: HOME_TEXTS.sampleFoods[0],
    picture: '/img/food/chicken-curry.webp',
    place: { top: { xs: '-2%', md: '2%' }, left: '2%' },
  },
  {
    name: HOME_TEXTS.sampleFoods[1],
    picture: '/img/food/steamed-rice.webp',
    place: { top: { xs: 'auto', md: '40%' }, bottom: { xs: '20%', md: 'auto' }, right: '0%' },
  },
  {
    name: HOME_TEXTS.sampleFoods[2],
    picture: '/img/food/garden-salad.webp',
    place: { bottom: { xs: '-2%', md: '2%' }, left: { xs: '0%', md: '8%' } },
  },
] as const;

/** Three sample dishes that float over the first slide. */
export function SampleCards(): React.JSX.Element {
  return (
    <>
      {SAMPLES.map(({ name, picture, place }) => (
        <Box
          key={name}
          sx={{
            position: 'absolute',
            ...place,
            display: 'flex',
            gap: 1.25,
            alignItems: 'center',
            bgcolor: 'background.paper',
            borderRadius: RADII.field,
            p: 1.25,
            pr: 2,
            boxShadow: '0 14px 34px rgb(80 30 0 / 0.16)',
          }}
        >
          <DeferredImage src={picture} size={46} />
          <Box>
            <Typography sx={{ fontWeight: 700, lineHeight: 1.2 }}>{name}</Typography>
            <Rating value={5} />
            <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1 }}>
              {HOME_TEXTS.sampleNote}
            </Typography>
          </Box>
        </Box>
      ))}
    </>
  );
}
