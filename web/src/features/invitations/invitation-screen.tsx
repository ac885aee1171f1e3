// No stories: asks the server. Its parts have them.
import { isMember, type AcceptedInvitationDto } from '@foodhouse/domain';
import Container from '@mui/material/Container';
import { useCallback, useState } from 'react';
import { useSession } from '../../data/session-context.tsx';
import type { SignedInUser } from '../../data/session.ts';
import { useRequest } from '../../data/use-request.ts';
import { useHouseName } from '../../lib/house-face.ts';
import { inviteOf } from '../../paths.ts';
import { AcceptInvitation, type SendVerification } from './accept-invitation.tsx';
import { InvitationRegion, NotWorking, type Visitor } from './invitation-region.tsx';
import { findInvitation, type Over } from './invitations.ts';
import { Welcome } from './welcome.tsx';
import * as texts from './texts.ts';

interface Linked {
  /** Of the link; empty without one. */
  readonly linkKey: string;
  readonly sendVerification: SendVerification;
}

/** The page of an invitation's link: who invites, to what, and the button that accepts. */
export function InvitationScreen({ linkKey, sendVerification }: Linked): React.JSX.Element {
  const session = useSession();
  const house = useHouseName();
  const user = session.status === 'signed-in' && isMember(session.user.role) ? session.user : null;
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out';
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, sm: 5 }, minHeight: '60vh' }}>
      <title>{texts.title({ house })}</title>
      <meta name="robots" content="noindex" />
      {linkKey === '' ? (
        <NotWorking over="INVITATION_NOT_FOUND" user={user} />
      ) : (
        <FoundInvitation
          key={`${linkKey} ${user?.uid ?? ''}`}
          linkKey={linkKey}
          visitor={isKnown ? user : 'not known'}
          sendVerification={sendVerification}
        />
      )}
    </Container>
  );
}

function FoundInvitation({
  linkKey,
  visitor,
  sendVerification,
}: Linked & { readonly visitor: Visitor }): React.JSX.Element {
  const user: SignedInUser | null = visitor === 'not known' ? null : visitor;
  const isSignedIn = user !== null;
  const [accepted, setAccepted] = useState<AcceptedInvitationDto | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const request = useCallback(() => findInvitation(linkKey, isSignedIn), [linkKey, isSignedIn]);
  const found = useRequest(request);
  if (accepted?.isGranted && user) return <Welcome role={accepted.role} user={user} />;
  if (over) return <NotWorking over={over} user={user} />;
  return (
    <InvitationRegion
      found={found}
      visitor={visitor}
      from={inviteOf(linkKey)}
      hasEnough={accepted !== null}
      accept={
        user && (
          <AcceptInvitation
            linkKey={linkKey}
            user={user}
            sendVerification={sendVerification}
            onAccepted={setAccepted}
            onOver={setOver}
          />
        )
      }
    />
  );
}
