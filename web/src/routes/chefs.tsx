import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useIsNamed } from '../lib/house-face.ts';
import { foodDetailsOf } from '../paths.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { SupplierList } from '../features/menu/components/supplier-list.tsx';
import { SampleChefs } from '../features/home/showcase.tsx';
import * as texts from './texts.ts';
import * as site from '../texts.ts';

export function Component(): React.JSX.Element {
  const isNamed = useIsNamed();
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 6 } }}>
      <PageHeading title={texts.chefs()} description={texts.chefsDescription}>
        {site.meetOurChefs()}
      </PageHeading>
      {!isNamed && (
        <Box component="section" aria-labelledby="new-chefs" data-sample="" sx={{ mb: { xs: 6, md: 8 } }}>
          <Typography id="new-chefs" component="h2" variant="h3" sx={{ mb: 2.5 }}>
            {texts.newInKitchen()}
          </Typography>
          <SampleChefs areInSight />
        </Box>
      )}
      <section aria-labelledby="suppliers">
        <Typography id="suppliers" component="h2" variant="h3" sx={{ mb: 2.5 }}>
          {texts.whoCooksWhat()}
        </Typography>
        <SupplierList detailsTo={foodDetailsOf} />
      </section>
    </Container>
  );
}
