import Box from '@mui/material/Box';
import { Button } from '../../../ui/button.tsx';
import { DataTableSkeleton } from '../../../ui/data-table/table-skeleton.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { NoticeBlock } from '../../../ui/notice-block.tsx';
import { foundSentence, searchReport, useSearchReport } from '../../../ui/table-search.tsx';
import { useUsers, type MoreUsers, type Users } from '../api/use-users.ts';
import { UserTable } from './user-table.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const SHAPE = { hasPicture: true, actions: 376, card: 136 };
/** A search with this many results may be incomplete: half of the server's limit. */
const MANY = 12;

/** Every user, or those whose email or name begins with the search. It starts anew with every search. */
export function UserList({
  search,
  ownId,
  count,
}: {
  readonly search: string;
  readonly ownId: string;
  readonly count: number | null;
}): React.JSX.Element {
  const { users, more } = useUsers(search, ownId, count);
  useSearchReport(
    texts.searchHint(),
    searchReport(users, ({ length }) => reportOf(length)),
  );
  return <UserRegion users={users} more={more} ownId={ownId} />;
}

/** A list of users in each of its states. */
export function UserRegion({ users, more, ownId }: Users & { readonly ownId: string }): React.JSX.Element {
  switch (users.status) {
    case 'loading':
      return <DataTableSkeleton label={texts.loadingUsers()} shape={SHAPE} />;
    case 'failed':
      return <FailureBlock reason={users.reason} onRetry={users.retry} />;
    case 'ready':
      return users.value.length === 0 ? (
        <NoticeBlock picture="/img/site/plate.webp" title={common.nothingFound()}>
          {texts.nobodyFound()}
        </NoticeBlock>
      ) : (
        <>
          <UserTable users={users.value} ownId={ownId} />
          {more && <MoreButton more={more} />}
        </>
      );
  }
}

function MoreButton({ more: { state, load } }: { readonly more: MoreUsers }): React.JSX.Element {
  return (
    <Box sx={{ mt: 2 }}>
      {state === 'failed' && <p role="alert">{texts.moreNotLoaded()}</p>}
      <Button variant="outlined" loading={state === 'coming'} onClick={load}>
        {texts.showMore()}
      </Button>
    </Box>
  );
}

function reportOf(count: number): string {
  return count >= MANY ? texts.firstOfMany({ count }) : foundSentence(count, false);
}
