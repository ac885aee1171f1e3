import { cleanLine, LIMITS, totalUsersHeading } from '@foodhouse/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { FreshnessBanner } from '../components/freshness-banner.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTypedSearch } from '../components/table-search.tsx';
import { useUnfinishedChanges } from '../features/users/api/use-unfinished-changes.ts';
import { UnfinishedChanges } from '../features/users/components/unfinished-changes.tsx';
import { UserList } from '../features/users/components/user-list.tsx';
import { useCounter } from '../firebase/use-counter.ts';
import { useSignedInUser } from '../firebase/use-signed-in-user.ts';

let kept: { readonly uid: string; readonly client: QueryClient } | null = null;

/** What the routes answered, kept from visit to visit while the same person is here. */
function answersOf(uid: string): QueryClient {
  if (kept?.uid !== uid) {
    kept?.client.clear();
    kept = {
      uid,
      client: new QueryClient({
        defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, networkMode: 'always' } },
      }),
    };
  }
  return kept.client;
}

/** For admins; everybody else is sent to the login. */
export function Component(): React.JSX.Element {
  const { role, uid } = useSignedInUser();
  if (role !== 'admin') return <Navigate to={paths.login} replace state={{ from: paths.allUsers, needs: 'admin' }} />;
  return (
    <QueryClientProvider client={answersOf(uid)}>
      <AllUsers ownId={uid} />
    </QueryClientProvider>
  );
}

function AllUsers({ ownId }: { readonly ownId: string }): React.JSX.Element {
  const search = cleanLine(useTypedSearch(), LIMITS.email);
  const unfinished = useUnfinishedChanges();
  const { count, isFresh } = useCounter('users');
  return (
    <>
      <PageHeading title="All Users">{totalUsersHeading(count)}</PageHeading>
      <FreshnessBanner isFresh={isFresh} />
      {unfinished.length > 0 && <UnfinishedChanges changes={unfinished} />}
      <UserList key={search} search={search} ownId={ownId} />
    </>
  );
}
