import { canManageMenu } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { AddFoodForm } from '../features/catalogue/forms/add-food-form.tsx';
import { lazyComponent } from '../first-paint/lazy-component.tsx';
import { useSignedInUser } from '../data/use-signed-in-user.ts';
import * as site from '../texts.ts';

const GuestPreview = lazyComponent(async () => (await import('./add-food/guest-preview.tsx')).GuestPreview);

/** For admins; others are sent to the login. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  if (!canManageMenu(role))
    return <Navigate to={paths.login} replace state={{ from: paths.addFood, needs: 'admin' }} />;
  return (
    <>
      <PageHeading
        title={site.addFood()}
        aside={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <LinkButton to={`${paths.importMenu}#type`} variant="outlined">
              {site.typeMenu()}
            </LinkButton>
            <LinkButton to={paths.importMenu} variant="outlined">
              {site.importMenu()}
            </LinkButton>
          </Box>
        }
      >
        {site.addFood()}
      </PageHeading>
      <AddFoodForm Preview={GuestPreview} />
    </>
  );
}
