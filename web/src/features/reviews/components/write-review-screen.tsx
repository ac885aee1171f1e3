import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { REVIEW_HEADING } from '../../../copy.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReviewForm } from '../forms/review-form.tsx';
import { Surface } from '../../../ui/surface.tsx';

/** The form of a review beside its invitation. */
export function WriteReviewScreen(): React.JSX.Element {
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 6 } }}>
      <Surface
        radius="card"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1.1fr' },
          overflow: 'hidden',
        }}
      >
        <Box sx={{ bgcolor: 'plate.sage', p: { xs: 3, md: 6 }, display: 'grid', alignContent: 'center', gap: 2 }}>
          <PageHeading title="Review" description="Tell Foodhouse what you loved and what it can do better.">
            {REVIEW_HEADING}
          </PageHeading>
          <Typography color="textSecondary">
            Tell us what you loved and what we can do better. Every word is read in the kitchen.
          </Typography>
          <Box aria-hidden="true" sx={{ display: { xs: 'none', md: 'flex' }, gap: 2, alignItems: 'end', mt: 3 }}>
            <img src="/img/food/strawberry-shortcake.webp" alt="" width={140} height={140} />
            <img src="/img/food/flat-white.webp" alt="" width={96} height={96} />
          </Box>
        </Box>
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <ReviewForm />
        </Box>
      </Surface>
    </Container>
  );
}
