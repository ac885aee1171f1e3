import { HOME_TEXTS } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

const SAMPLES = [
  {
    name: HOME_TEXTS.sampleFoods[0],
    picture: '/img/food/chicken-curry.webp',
    place: { top: { xs: '-2%', md: '4%' }, left: '2%' },
  },
  {
    name: HOME_TEXTS.sampleFoods[1],
    picture: '/img/food/steamed-rice.webp',
    place: { top: { xs: 'auto', md: '40%' }, bottom: { xs: '20%', md: 'auto' }, right: '0%' },
  },
  {
    name: HOME_TEXTS.sampleFoods[2],
    picture: '/img/food/garden-salad.webp',
    place: { bottom: { xs: '-4%', md: '2%' }, left: { xs: '0%', md: '10%' } },
  },
] as const;

/** The first thing a visitor sees: the promise, two ways on, and a table full of food. */
export function Hero({ startTo, orderTo }: { readonly startTo: string; readonly orderTo: string }): React.JSX.Element {
  return (
    <Box component="section" aria-labelledby="hero-title" sx={{ bgcolor: 'plate.peach', overflow: 'hidden' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1.05fr 1fr' },
          gap: 4,
          alignItems: 'center',
          py: { xs: 6, md: 9 },
        }}
      >
        <Box>
          <Typography id="hero-title" component="h1" variant="h1">
            {HOME_TEXTS.heroHeadline}
          </Typography>
          <Typography sx={{ mt: 2.5, mb: 4, fontSize: '1.15rem', maxWidth: 480 }} color="textSecondary">
            Healthy, delicious food and the best food delivery services: cooked in one kitchen, and yours to follow
            until it is ready.
          </Typography>
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
            <Button component={Link} to={orderTo} variant="contained" size="large">
              {HOME_TEXTS.heroButtons.order}
            </Button>
            <Button component={Link} to={startTo} variant="outlined" size="large">
              {HOME_TEXTS.heroButtons.start}
            </Button>
          </Box>
        </Box>
        <Box
          aria-hidden="true"
          sx={{ position: 'relative', minHeight: { xs: 430, md: 440 }, display: 'grid', placeItems: 'center' }}
        >
          <Box
            sx={{
              width: 'min(78vw, 360px)',
              aspectRatio: '1',
              borderRadius: '50%',
              bgcolor: 'plate.butter',
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Box
              component="img"
              src="/img/food/beef-pho.webp"
              alt=""
              width={250}
              height={250}
              fetchPriority="high"
              sx={{ filter: 'drop-shadow(0 34px 30px rgb(70 30 0 / 0.32))' }}
            />
          </Box>
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
                borderRadius: 4,
                p: 1.25,
                pr: 2,
                boxShadow: '0 14px 34px rgb(80 30 0 / 0.16)',
              }}
            >
              <img src={picture} alt="" width={46} height={46} />
              <Box>
                <Typography sx={{ fontWeight: 700, lineHeight: 1.2 }}>{name}</Typography>
                <Rating value={5} readOnly size="small" sx={{ fontSize: '0.9rem' }} />
                <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1 }}>
                  {HOME_TEXTS.sampleNote}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
