import Container from '@mui/material/Container';
import { foodDetailsOf, inventoryOf, paths } from '../app/paths.ts';
import { PageMeta } from '../components/page-meta.tsx';
import { PopularFoods } from '../features/foods/components/popular-foods.tsx';
import { Hero } from '../features/home/hero.tsx';
import { CallToAction, Features, HomeSection, MenuSection } from '../features/home/sections.tsx';
import { CustomerServices, MeetOurChefs, Pricing } from '../features/home/showcase.tsx';
import { useSession } from '../firebase/session-context.tsx';

export function Component(): React.JSX.Element {
  const session = useSession();
  const startTo = session.status === 'signed-in' ? paths.dashboard : paths.signUp;
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
          <PopularFoods orderTo={paths.inventory} detailsTo={foodDetailsOf} />
        </HomeSection>
        <CustomerServices />
        <Pricing startTo={startTo} />
        <MeetOurChefs />
        <CallToAction startTo={startTo} />
      </Container>
    </>
  );
}
