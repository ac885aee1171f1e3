import type { MadeInvitationDto } from '@foodhouse/domain';
import type { Stories } from '../../dev/stories.tsx';
import { MadeLink } from './made-link.tsx';

const MADE: MadeInvitationDto = {
  id: 'one',
  role: 'chef',
  name: 'Linh',
  by: 'Ada Boss',
  createdAt: '2036-07-01T18:30:00.000Z',
  endsAt: '2036-07-08T18:30:00.000Z',
  key: 'kEy-of_a-lInK-kEy-of_a-lInK-kEy1',
};

export const stories: Stories = {
  'for somebody with a name': <MadeLink invitation={MADE} />,
  'for somebody': <MadeLink invitation={{ ...MADE, role: 'admin', name: '' }} />,
};
