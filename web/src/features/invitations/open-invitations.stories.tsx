import type { InvitationDto } from '@foodhouse/domain';
import { each, nothing, type Stories } from '../../dev/stories.tsx';
import { InvitationList } from './open-invitations.tsx';

const INVITATION: InvitationDto = {
  id: 'one',
  role: 'chef',
  name: 'Linh',
  by: 'Ada Boss',
  createdAt: '2036-07-01T18:30:00.000Z',
  endsAt: '2036-07-08T18:30:00.000Z',
};
const callBack = async (): Promise<void> => undefined;
const list = (...value: readonly InvitationDto[]): React.JSX.Element => (
  <InvitationList invitations={{ status: 'ready', value }} onCallBack={callBack} />
);

export const stories: Stories = {
  'of two, one of which does not work': list(
    { ...INVITATION, id: 'two', role: 'admin', name: '' },
    { ...INVITATION, by: null },
  ),
  'with a long name': list({ ...INVITATION, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }),
  'of none': list(),
  loading: <InvitationList invitations={{ status: 'loading' }} onCallBack={callBack} />,
  ...each(['offline', 'no-permission'], (reason) => (
    <InvitationList invitations={{ status: 'failed', reason, retry: nothing }} onCallBack={callBack} />
  )),
};
