import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { inventoryOf, paths } from '../../paths.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Hero } from './hero.tsx';
import { CallToAction, Features, HomeSection, MenuSection } from './sections.tsx';
import { CustomerServices, MeetOurChefs, Pricing } from './showcase.tsx';
import * as texts from './texts.ts';

interface HomeScreenProps {
  /** The target of Get Started. */
  readonly startTo: string;
  readonly children: ReactNode;
}

/** The home page. */
export function HomeScreen({ startTo, children }: HomeScreenProps): React.JSX.Element {
  return (
    <>
      <PageMeta title={texts.homeTitle()} description={texts.homeDescription()} />
      <Hero startTo={startTo} orderTo={paths.inventory} />
      <Container maxWidth="lg">
        <Features />
        <MenuSection mealtimeTo={inventoryOf} />
        <HomeSection id="popular" title={texts.popularFoods()}>
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
