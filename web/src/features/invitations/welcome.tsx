// No stories: leads to another page.
import { hasAtLeast, type Role } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import toast from 'react-hot-toast';
import { Navigate } from 'react-router-dom';
import { loadIdentity, type SignedInUser } from '../../data/session.ts';
import { repeatWithPauses } from '../../lib/repeat-with-pauses.ts';
import { beginningOf } from '../../paths.ts';
import { forgetKey } from './kept-key.ts';
import * as texts from './texts.ts';

/** Leads to the work of a new role as soon as the session has it. */
export function Welcome({ role, user }: { readonly role: Role; readonly user: SignedInUser }): React.JSX.Element {
  useEffect(() => {
    forgetKey();
    toast.success(texts.accepted({ role }));
  }, [role]);
  const hasCome = hasAtLeast(user.role, role);
  useEffect(
    () => (hasCome ? undefined : repeatWithPauses(async () => (await loadIdentity()).refreshRole())),
    [hasCome],
  );
  if (hasCome) return <Navigate to={beginningOf(role)} replace />;
  return <Typography role="status">{`${texts.accepted({ role })} ${texts.begins()}`}</Typography>;
}
