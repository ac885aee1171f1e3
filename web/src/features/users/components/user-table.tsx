import type { GivenRole, UserDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useOnline } from '../../../lib/use-online.ts';
import { manageUsers } from '../api/use-users.ts';
import { explain } from './explain.ts';
import type { Question } from './user-question.tsx';
import * as texts from './texts.ts';
import * as site from '../../../texts.ts';

/** Loaded when somebody is asked. */
const UserQuestion = lazyDialog(async () => (await import('./user-question.tsx')).UserQuestion);

const MADE: Record<GivenRole, string> = { admin: texts.madeAdmin(), chef: texts.madeChef(), user: texts.madeUser() };
const MAKE = { admin: texts.makeAdmin(), chef: texts.makeChef() } as const;
const UNMAKE = { admin: texts.removeAdmin(), chef: texts.removeChef() } as const;

/**
 * Users with the buttons that change them, except in the person's own row. A new role shows at once; a refused one is
 * reverted with a sentence.
 */
export function UserTable({
  users,
  ownId,
}: {
  readonly users: readonly UserDto[];
  readonly ownId: string;
}): React.JSX.Element {
  const [busy, setBusy] = useState<string | null>(null);
  const [given, setGiven] = useState<NewRole | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const isOnline = useOnline();
  const change = async (user: UserDto, role: GivenRole): Promise<void> => {
    setQuestion(null);
    setBusy(user._id);
    setGiven({ id: user._id, role, over: users });
    const result = await manageUsers.setRole(user.email, role);
    setBusy(null);
    const isMade = result.status === 'done' && result.count > 0;
    if (!isMade) setGiven(null);
    if (isMade) toast.success(MADE[role]);
    else if (result.status !== 'done') toast.error(explain(result));
  };
  const drop = async (user: UserDto): Promise<void> => {
    setBusy(user._id);
    const result = await manageUsers.remove(user.email);
    setBusy(null);
    setQuestion(null);
    if (result.status === 'done') {
      if (result.count > 0) toast.success(texts.userDeleted({ email: user.email }));
    } else toast.error(explain(result));
  };
  const isGiven = given !== null && (busy === given.id || users === given.over);
  const rows = isGiven ? users.map((user) => (user._id === given.id ? { ...user, role: given.role } : user)) : users;
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
      <DataTable
        label={site.allUsers()}
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={columns}
        tablet={TABLET}
        phone={PHONE}
      />
      {question && (
        <UserQuestion
          question={question}
          loading={busy === question.user._id}
          onCancel={() => {
            setQuestion(null);
          }}
          onYes={() => void (question.kind === 'delete' ? drop(question.user) : change(question.user, 'admin'))}
        />
      )}
    </>
  );
}

/** A role that was set here. It is shown until a new list contains it. */
interface NewRole {
  readonly id: string;
  readonly role: GivenRole;
  /** The list when the role was set. */
  readonly over: readonly UserDto[];
}

/** Role and verification under the name. */
const TABLET = { below: 1023.95, columns: 'auto minmax(0, 1fr) auto' };
const PHONE = { below: 767.95, columns: 'auto minmax(0, 1fr)' };

interface Actions {
  readonly isDisabled: boolean;
  /** The user whose change is in progress. */
  readonly busy: string | null;
  readonly ownId: string;
  readonly onChange: (user: UserDto, role: GivenRole) => void;
  readonly onDelete: (user: UserDto) => void;
}

function columnsOf(actions: Actions): readonly Column<UserDto>[] {
  return [
    {
      label: texts.nameAndEmail(),
      cell: ({ _id, email, displayName }) => (
        <>
          <Box component="span" aria-hidden="true" sx={INITIAL}>
            {Array.from(displayName || email)[0]}
          </Box>
          <Box sx={WORDS}>
            {displayName !== '' && (
              <b>
                <bdi>{displayName}</bdi>
              </b>
            )}
            {_id === actions.ownId && <Chip label={texts.you()} sx={{ height: 20 }} />}
            <Box component="p" sx={displayName === '' ? EMAIL : [EMAIL, QUIET]}>
              {email}
            </Box>
          </Box>
        </>
      ),
      value: ({ email, displayName }) => (displayName === '' ? email : `${displayName} <${email}>`),
      minWidth: 220,
      sx: { ...PERSON, height: 64 },
      toolsSx: { whiteSpace: 'normal' },
      tabletSx: { gridColumn: '1 / 3', ...OF_BLOCK },
      phoneSx: { gridColumn: '1 / -1', ...OF_BLOCK },
    },
    {
      label: texts.role(),
      cell: ({ role }) => (
        <Chip
          label={site.role({ role })}
          variant={role === 'user' ? 'outlined' : 'filled'}
          sx={role === 'admin' ? { bgcolor: 'primary.light', color: 'primary.dark' } : null}
        />
      ),
      value: ({ role }) => site.role({ role }),
      sx: { width: 96 },
      tabletSx: { gridColumn: '1', gridRow: '2', paddingInlineStart: BESIDE_INITIAL },
      phoneSx: { gridColumn: '1', gridRow: '2', paddingInlineStart: BESIDE_INITIAL },
    },
    {
      label: texts.verified(),
      // A chip says what is out of the ordinary.
      cell: ({ emailVerified }) => (emailVerified ? texts.yes() : <Chip color="warning" label={texts.no()} />),
      value: ({ emailVerified }) => (emailVerified ? texts.yesInFile() : texts.noInFile()),
      sx: { width: 96, ...QUIET },
      tabletSx: { gridColumn: '2', gridRow: '2', ...NAMED },
      phoneSx: { gridColumn: '2', gridRow: '2', ...NAMED },
    },
    {
      label: texts.action(),
      minWidth: 360,
      sx: { width: '360px' },
      tabletSx: { gridRow: '1 / 3', gridColumn: '3', justifySelf: 'end' },
      phoneSx: {
        gridColumn: '1 / -1',
        mt: 0.5,
        paddingInlineStart: { sm: BESIDE_INITIAL },
        '&:empty': { display: 'none' },
      },
      cell: (user) => user._id !== actions.ownId && <UserActions user={user} {...actions} />,
    },
  ];
}

const QUIET = { typography: 'body2', color: 'text.secondary' } as const;
const NAMED = { '&::before': { content: `"${texts.verified()}: "` } } as const;

const BESIDE_INITIAL = '48px';
/** The initial is centred beside the name, the address and the line below them. */
const OF_BLOCK = { '--initial-top': 'calc(50% - 4px)' } as const;
const PERSON = { position: 'relative', overflowWrap: 'anywhere' } as const;
/** In a circle. */
const INITIAL = {
  position: 'absolute',
  top: 'var(--initial-top, calc(50% - 18px))',
  width: 36,
  borderRadius: '50%',
  bgcolor: 'action.selected',
  color: 'text.secondary',
  fontWeight: 700,
  lineHeight: '36px',
  textAlign: 'center',
  textTransform: 'uppercase',
} as const;
/** The name over the address. */
const WORDS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  paddingInlineStart: BESIDE_INITIAL,
} as const;
const EMAIL = { width: 1, m: 0 } as const;

/** In slots of one width, so that a button is at the same place in every row. */
function UserActions({
  user,
  isDisabled,
  busy,
  onChange,
  onDelete,
}: Actions & { readonly user: UserDto }): React.JSX.Element {
  return (
    <Box sx={ACTIONS}>
      {(['admin', 'chef'] as const).map((role) => {
        const has = user.role === role;
        const label = (has ? UNMAKE : MAKE)[role];
        return (
          <Button
            key={role}
            size="small"
            variant="outlined"
            disabled={isDisabled}
            loading={busy === user._id}
            aria-label={`${label}: ${user.email}`}
            sx={ROLE}
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
        color="error"
        disabled={isDisabled}
        aria-label={texts.deleteFor({ email: user.email })}
        sx={DELETE}
        onClick={() => {
          onDelete(user);
        }}
      >
        {texts.deleteButton()}
      </Button>
    </Box>
  );
}

/** On a phone from edge to edge of its card. */
const ACTIONS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) auto', sm: '116px 116px auto' },
  '@media (min-width: 1024px)': { gridTemplateColumns: '132px 132px auto' },
  gap: 1,
} as const;

const ROLE = { px: 1, lineHeight: 1.25, '&&:enabled': { color: 'text.primary', borderColor: 'edge' } } as const;
/** The word ends at the edge. */
const DELETE = { px: 1, marginInlineEnd: -1, whiteSpace: 'nowrap', '&:hover': { bgcolor: 'error.light' } } as const;
