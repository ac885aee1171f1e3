import { MESSAGES, userDeletedMessage, type Role, type UserBody } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/button.tsx';
import { Tag } from '../../../components/tag.tsx';
import { CardTable } from '../../../components/card-table.tsx';
import type { Column } from '../../../components/table-frame.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { useManageUsers } from '../api/use-users.ts';
import { explain } from './explain.ts';
import { UserQuestion, type Question } from './user-question.tsx';

const MADE: Record<Role, string> = { admin: MESSAGES.madeAdmin, chef: MESSAGES.madeChef, user: MESSAGES.madeUser };

/** Users with the buttons that change them, but for one's own row. What cannot be done is said in a sentence. */
export function UserTable({
  users,
  ownId,
}: {
  readonly users: readonly UserBody[];
  readonly ownId: string;
}): React.JSX.Element {
  const { setRole, remove } = useManageUsers();
  const [busy, setBusy] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const isOnline = useOnline();
  const change = async (user: UserBody, role: Role): Promise<void> => {
    setBusy(user._id);
    const result = await setRole(user.email, role);
    setBusy(null);
    setQuestion(null);
    if (result.status === 'done') {
      if (result.count > 0) toast.success(MADE[role]);
    } else toast.error(explain(result));
  };
  const drop = async (user: UserBody): Promise<void> => {
    setBusy(user._id);
    const result = await remove(user.email);
    setBusy(null);
    setQuestion(null);
    if (result.status === 'done') {
      if (result.count > 0) toast.success(userDeletedMessage(user.email));
    } else toast.error(explain(result));
  };
  const columns = columnsOf({
    isDisabled: busy !== null || !isOnline,
    busy,
    ownId,
    onChange: (user, role) => {
      if (role === 'admin') setQuestion({ kind: 'make-admin', user });
      else void change(user, role);
    },
    onDelete: (user) => {
      setQuestion({ kind: 'delete', user });
    },
  });
  return (
    <>
      <CardTable label="All Users" rows={users} rowKey={({ _id }) => _id} columns={columns} />
      {question && (
        <UserQuestion
          question={question}
          isBusy={busy === question.user._id}
          onCancel={() => {
            setQuestion(null);
          }}
          onYes={() => void (question.kind === 'delete' ? drop(question.user) : change(question.user, 'admin'))}
        />
      )}
    </>
  );
}

interface Actions {
  readonly isDisabled: boolean;
  /** The id of the user whose change is under way. */
  readonly busy: string | null;
  readonly ownId: string;
  readonly onChange: (user: UserBody, role: Role) => void;
  readonly onDelete: (user: UserBody) => void;
}

function columnsOf(actions: Actions): readonly Column<UserBody>[] {
  return [
    { label: 'Email', cell: ({ email }) => email, value: ({ email }) => email, minWidth: 220 },
    { label: 'Role', cell: ({ role }) => <Tag>{role}</Tag>, value: ({ role }) => role },
    {
      label: 'Verified',
      cell: ({ emailVerified }) => <Tag tone={emailVerified ? 'plain' : 'warning'}>{emailVerified ? 'Yes' : 'No'}</Tag>,
      value: ({ emailVerified }) => (emailVerified ? 'yes' : 'no'),
    },
    {
      label: 'Action',
      minWidth: 330,
      cell: (user) => (user._id === actions.ownId ? 'You' : <UserActions user={user} {...actions} />),
    },
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
