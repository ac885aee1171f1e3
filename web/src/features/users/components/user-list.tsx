import { Button } from '../../../components/button.tsx';
import { CardTableSkeleton } from '../../../components/card-table.tsx';
import { FailureBlock } from '../../../components/failure-block.tsx';
import { NoticeBlock } from '../../../components/notice-block.tsx';
import { foundSentence, useSearchReport } from '../../../components/table-search.tsx';
import { useUsers } from '../api/use-users.ts';
import { UserTable } from './user-table.tsx';

/** A search that finds as many may not have found all: half of what the server answers at most. */
const MANY = 12;

/** Everybody, or those whom the server finds by the beginning of email or name. Begins anew with every search. */
export function UserList({ search, ownId }: { readonly search: string; readonly ownId: string }): React.JSX.Element {
  const { users, loadMore, refetch } = useUsers(search);
  useSearchReport(
    'By the beginning of the email or name',
    users.status === 'ready' ? reportOf(users.value.length) : users.status === 'failed' ? '' : 'Searching …',
  );
  switch (users.status) {
    case 'loading':
      return <CardTableSkeleton label="Loading users" />;
    case 'failed':
      return <FailureBlock reason={users.reason} onRetry={refetch} />;
    case 'ready':
      return users.value.length === 0 ? (
        <NoticeBlock picture="/img/site/plate.webp" title="Nothing found">
          Nobody has an email that begins so, or these words in their name.
        </NoticeBlock>
      ) : (
        <>
          <UserTable users={users.value} ownId={ownId} />
          {loadMore && (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={loadMore}>
              Show more users
            </Button>
          )}
        </>
      );
  }
}

function reportOf(count: number): string {
  return count >= MANY ? `The first ${count}: type more` : foundSentence(count, false);
}
