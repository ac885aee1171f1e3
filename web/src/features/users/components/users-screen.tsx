import { cleanLine, LIMITS } from '@foodhouse/domain';
import type { ReactNode } from 'react';
import { useCounter } from '../../../data/use-counter.ts';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { ListBar, useTypedSearch } from '../../../ui/table-search.tsx';
import { useUnfinishedChanges } from '../api/use-unfinished-changes.ts';
import { UnfinishedChanges } from './unfinished-changes.tsx';
import { UserList } from './user-list.tsx';
import * as site from '../../../texts.ts';

/** The list of users, below the interrupted changes. */
export function UsersScreen({
  ownId,
  invite,
}: {
  readonly ownId: string;
  /** The button that invites somebody. */
  readonly invite: ReactNode;
}): React.JSX.Element {
  const search = cleanLine(useTypedSearch(), LIMITS.email);
  const unfinished = useUnfinishedChanges();
  const { count, isFresh } = useCounter('users');
  return (
    <>
      <PageHeading title={site.allUsers()} aside={invite}>
        {site.totalUsers({ count: count ?? '…' })}
      </PageHeading>
      <FreshnessBanner isFresh={isFresh} />
      {unfinished.length > 0 && <UnfinishedChanges changes={unfinished} />}
      <ListBar />
      <UserList key={search} search={search} ownId={ownId} count={count} />
    </>
  );
}
