import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { inventoryOf, paths } from '../../paths.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Hero } from './hero.tsx';
import { CallToAction, Features, HomeSection, MenuSection } from './sections.tsx';
import { CustomerServices, MeetOurChefs, Pricing } from './showcase.tsx';

interface HomeScreenProps {
  /** Where Get Started leads. */
  readonly startTo: string;
  /** The popular foods. */
  readonly children: ReactNode;
}

/** The front page from the promise to the last call. */
export function HomeScreen({ startTo, children }: HomeScreenProps): React.JSX.Element {
  return (
    <>
      <PageMeta
        title="Order local food and follow it live"
        description="Breakfast, lunch and dinner from one kitchen. Order in a moment and follow your food until it is ready."
      />
      <Hero startTo={startTo} orderTo={paths.inventory} />
      <Container maxWidth="lg">
        <Features />
        <MenuSection mealtimeTo={inventoryOf} />
        <HomeSection id="popular" title="Popular foods">
          {children}
        </HomeSection>
        <CustomerServices />
        <Pricing startTo={startTo} />
        <MeetOurChefs />
        <CallToAction startTo={startTo} />
      </Container>
    </>
  );
}
