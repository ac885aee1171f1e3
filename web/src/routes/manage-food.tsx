import { canManageMenu } from '@foodhouse/domain';
import { useParams } from 'react-router-dom';
import { FoodScreen } from '../features/catalogue/page/food-screen.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import { FailureBlock } from '../ui/failure-block.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import * as common from '../ui/texts.ts';

const GuestPreview = lazyComponent(async () => (await import('./add-food/guest-preview.tsx')).GuestPreview);

/** /dashboard/foods/:foodId, for admins. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  const { foodId = '' } = useParams();
  if (!canManageMenu(role))
    return (
      <>
        <PageHeading title={common.food()}>{common.food()}</PageHeading>
        <FailureBlock reason="no-permission" />
      </>
    );
  return <FoodScreen key={foodId} foodId={foodId} Preview={GuestPreview} />;
}
