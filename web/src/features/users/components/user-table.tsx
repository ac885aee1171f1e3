import { MESSAGES, userDeletedMessage, type Role, type UserBody } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/button.tsx';
import { Tag } from '../../../components/tag.tsx';
import { CardTable } from '../../../components/card-table.tsx';
import type { Column } from '../../../components/table-frame.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { useManageUsers, type ManageUserResult } from '../api/use-users.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';

const MADE: Record<Role, string> = { admin: MESSAGES.madeAdmin, chef: MESSAGES.madeChef, user: MESSAGES.madeUser };

/** Users with the buttons that change them. What cannot be done is said in a sentence. */
export function UserTable({ users }: { readonly users: readonly UserBody[] }): React.JSX.Element {
  const { setRole, remove } = useManageUsers();
  const [busy, setBusy] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<UserBody | null>(null);
  const isOnline = useOnline();
  const change = async (user: UserBody, role: Role): Promise<void> => {
    setBusy(user._id);
    const result = await setRole(user.email, role);
    setBusy(null);
    if (result.status === 'done') {
      if (result.count > 0) toast.success(MADE[role]);
    } else toast.error(explain(result));
  };
  const drop = async (user: UserBody): Promise<void> => {
    setBusy(user._id);
    const result = await remove(user.email);
    setBusy(null);
    setDoomed(null);
    if (result.status === 'done') {
      if (result.count > 0) toast.success(userDeletedMessage(user.email));
    } else toast.error(explain(result));
  };
  const columns = columnsOf({
    isDisabled: busy !== null || !isOnline,
    busy,
    onChange: (user, role) => void change(user, role),
    onDelete: setDoomed,
  });
  return (
    <>
      <CardTable
        label="All Users"
        rows={users}
        rowKey={({ _id }) => _id}
        columns={columns}
        searchText={({ email, role, displayName }) => `${email} ${role} ${displayName}`}
      />
      {doomed && (
        <DeleteUserDialog
          email={doomed.email}
          isBusy={busy === doomed._id}
          onCancel={() => {
            setDoomed(null);
          }}
          onDelete={() => void drop(doomed)}
        />
      )}
    </>
  );
}

interface Actions {
  readonly isDisabled: boolean;
  /** The id of the user whose change is under way. */
  readonly busy: string | null;
  readonly onChange: (user: UserBody, role: Role) => void;
  readonly onDelete: (user: UserBody) => void;
}

function columnsOf(actions: Actions): readonly Column<UserBody>[] {
  return [
    { label: 'Email', cell: ({ email }) => email, value: ({ email }) => email, minWidth: 220 },
    { label: 'Role', cell: ({ role }) => <Tag>{role}</Tag>, value: ({ role }) => role },
    { label: 'Action', minWidth: 330, cell: (user) => <UserActions user={user} {...actions} /> },
  ];
}

function UserActions({
  user,
  isDisabled,
  busy,
  onChange,
  onDelete,
}: Actions & { readonly user: UserBody }): React.JSX.Element {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {(['admin', 'chef'] as const).map((role) => {
        const word = role === 'admin' ? 'Admin' : 'Chef';
        const has = user.role === role;
        const label = has ? `Remove ${word}` : `Make ${word}`;
        return (
          <Button
            key={role}
            size="small"
            variant="outlined"
            tone={has ? 'error' : 'secondary'}
            disabled={isDisabled}
            isBusy={busy === user._id}
            aria-label={`${label}: ${user.email}`}
            onClick={() => {
              onChange(user, has ? 'user' : role);
            }}
          >
            {label}
          </Button>
        );
      })}
      <Button
        size="small"
        tone="error"
        disabled={isDisabled}
        aria-label={`Delete: ${user.email}`}
        onClick={() => {
          onDelete(user);
        }}
      >
        Delete
      </Button>
    </Box>
  );
}

function explain(result: Exclude<ManageUserResult, { status: 'done' }>): string {
  switch (result.status) {
    case 'self':
      return 'Nobody changes or deletes himself: ask another admin.';
    case 'last-admin':
      return 'This is the last admin of the house: make another one first.';
    case 'failed':
      return result.reason === 'no-permission'
        ? MESSAGES.failedToMakeAdmin
        : result.reason === 'offline'
          ? 'You are offline: nothing was changed.'
          : 'That did not work. Please try again.';
  }
}
