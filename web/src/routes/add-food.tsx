import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { AddFoodForm } from '../features/foods/forms/add-food-form.tsx';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

/** For admins; everybody else is sent to the login. */
export function Component(): React.JSX.Element {
  const { role } = useSignedInUser();
  if (role !== 'admin') return <Navigate to={paths.login} replace state={{ from: paths.addFood, needs: 'admin' }} />;
  return (
    <>
      <PageHeading title="Add Food">Add Food</PageHeading>
      <AddFoodForm />
    </>
  );
}
