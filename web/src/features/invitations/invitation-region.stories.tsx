import type { ShownInvitationDto } from '@foodhouse/domain';
import { each, nothing, type Stories } from '../../dev/stories.tsx';
import type { SignedInUser } from '../../data/session.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { InvitationRegion, type Visitor } from './invitation-region.tsx';
import type { Found } from './invitations.ts';

const INVITATION: ShownInvitationDto = {
  role: 'chef',
  by: 'Ada Boss',
  endsAt: '2036-07-04T18:30:00.000Z',
  isAccepted: false,
};
const LINH: SignedInUser = { uid: 'linh', email: 'linh@example.com', displayName: 'Linh', role: 'user' };

const accept = (
  <AcceptInvitation
    linkKey="key"
    user={LINH}
    sendVerification={async () => ({ status: 'done' })}
    onAccepted={nothing}
    onOver={nothing}
  />
);
const shown = (value: Found, visitor: Visitor): React.JSX.Element => (
  <InvitationRegion
    found={{ status: 'ready', value }}
    visitor={visitor}
    from="/invite#key"
    hasEnough={false}
    accept={visitor === LINH && accept}
  />
);
const failed = (reason: 'offline' | 'unavailable'): React.JSX.Element => (
  <InvitationRegion
    found={{ status: 'failed', reason, retry: nothing }}
    visitor={null}
    from="/invite"
    hasEnough={false}
    accept={null}
  />
);

export const stories: Stories = {
  'to somebody who is not signed in': shown(INVITATION, null),
  'to somebody who is signed in': shown({ ...INVITATION, role: 'admin' }, LINH),
  'by somebody without a name, to somebody who is not known yet': shown({ ...INVITATION, by: '' }, 'not known'),
  'by somebody with a long name': shown({ ...INVITATION, by: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }, null),
  'to somebody who has the role': shown(INVITATION, { ...LINH, role: 'admin' }),
  'to somebody who has accepted it': shown({ ...INVITATION, isAccepted: true }, { ...LINH, role: 'chef' }),
  loading: (
    <InvitationRegion found={{ status: 'loading' }} visitor={null} from="/invite#key" hasEnough={false} accept={null} />
  ),
  ...each(['offline', 'unavailable'], failed),
  ...each(
    ['INVITATION_NOT_FOUND', 'INVITATION_USED', 'INVITATION_CALLED_BACK', 'INVITATION_EXPIRED', 'INVITATION_VOID'],
    (over) => shown({ over }, null),
  ),
};
