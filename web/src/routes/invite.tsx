import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { sendVerification } from '../features/account/api/account.ts';
import { InvitationScreen } from '../features/invitations/invitation-screen.tsx';
import { keyOfLink } from '../features/invitations/kept-key.ts';

/** The link of an invitation. */
export function Component(): React.JSX.Element {
  const { hash } = useLocation();
  const linkKey = useMemo(() => keyOfLink(hash), [hash]);
  return <InvitationScreen linkKey={linkKey} sendVerification={sendVerification} />;
}
