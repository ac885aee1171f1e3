import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ReviewForm } from '../forms/review-form.tsx';
import { Surface } from '../../../ui/surface.tsx';
import * as texts from './texts.ts';

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
        <Box sx={INVITATION}>
          <div>
            <PageHeading title={texts.review()} description={texts.pageDescription}>
              {texts.keepInTouch()}
            </PageHeading>
            <Typography color="textSecondary" sx={{ typography: { md: 'lead' }, mt: -2 }}>
              {texts.invitation()}
            </Typography>
          </div>
          <Box aria-hidden="true" sx={DESSERT}>
            <Box component="img" src="/img/food/strawberry-shortcake.webp" alt="" width={240} height={240} sx={SWEET} />
            <Box component="img" src="/img/food/flat-white.webp" alt="" width={150} height={150} sx={SWEET} />
          </Box>
        </Box>
        <Box sx={{ p: { xs: 3, md: 6 } }}>
          <ReviewForm />
        </Box>
      </Surface>
    </Container>
  );
}

/** The words above, the pictures at the lower edge. */
const INVITATION = {
  display: 'grid',
  alignContent: 'space-between',
  gap: 2,
  p: { xs: 3, md: 6 },
  bgcolor: 'plate.sage',
} as const;

const DESSERT = {
  display: { xs: 'none', md: 'flex' },
  justifyContent: 'center',
  alignItems: 'end',
  gap: 2,
} as const;
const SWEET = { minWidth: 0, height: 'auto' } as const;
