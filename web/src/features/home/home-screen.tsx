import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { inventoryOf, paths } from '../../paths.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Hero } from './hero.tsx';
import { CallToAction, Features, HomeSection, MenuSection } from './sections.tsx';
import { CustomerServices, MeetOurChefs, Pricing } from './showcase.tsx';
import { useDescription, useHome } from './use-home.ts';
import * as texts from './texts.ts';

interface HomeScreenProps {
  /** The target of Get Started. */
  readonly startTo: string;
  readonly children: ReactNode;
}

/** The home page. What it has of itself is marked for the first script (first-paint/say-home.ts). */
export function HomeScreen({ startTo, children }: HomeScreenProps): React.JSX.Element {
  const { headline, introduction, sections, features } = useHome();
  return (
    <>
      <PageMeta title={texts.homeTitle()} description={useDescription() ?? texts.homeDescription()} />
      <Hero headline={headline} introduction={introduction} startTo={startTo} orderTo={paths.inventory} />
      <Container maxWidth="lg">
        {sections.map(({ name, title }) => {
          switch (name) {
            case 'features':
              return <Features key={name} title={title} features={features} />;
            case 'menu':
              return <MenuSection key={name} title={title} mealtimeTo={inventoryOf} />;
            case 'popular':
              return (
                <HomeSection key={name} id={name} title={title}>
                  {children}
                </HomeSection>
              );
            case 'services':
              return <CustomerServices key={name} />;
            case 'pricing':
              return <Pricing key={name} startTo={startTo} />;
            case 'chefs':
              return <MeetOurChefs key={name} />;
            case 'discover':
              return <CallToAction key={name} title={title} startTo={startTo} />;
          }
        })}
      </Container>
    </>
  );
}
