import { useSession } from '../data/session-context.tsx';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { ClosedOver } from '../features/ordering/table/closed-over.tsx';
import { PopularFoods } from '../features/menu/components/popular-foods.tsx';
import { beginningOf, foodDetailsOf, paths } from '../paths.ts';

export function Component(): React.JSX.Element {
  const session = useSession();
  return (
    <>
      <HomeScreen startTo={session.status === 'signed-in' ? beginningOf(session.user.role) : paths.signUp}>
        <PopularFoods orderTo={paths.inventory} detailsTo={foodDetailsOf} />
      </HomeScreen>
      <ClosedOver hasFacts />
    </>
  );
}
