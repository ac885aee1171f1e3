import { ROLES } from '@foodhouse/domain';
import { listStories } from '../../../dev/list-stories.tsx';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { UserRegion } from './user-list.tsx';

const ANN = {
  _id: 'ann',
  email: 'ann@example.com',
  role: 'user',
  displayName: 'Ann',
  emailVerified: true,
  createdAt: '2026-01-02T00:00:00Z',
} as const;

export const stories: Stories = {
  ...listStories(
    (_id, displayName, index) => ({
      ...ANN,
      _id,
      displayName,
      email: `${displayName.toLowerCase().replaceAll(' ', '.')}@example.com`,
      role: ROLES[index % ROLES.length] ?? 'user',
    }),
    (users) => (
      <UserRegion
        users={users.status === 'ready' ? { status: 'ready', value: users.value.items } : users}
        more={null}
        ownId="3-2"
      />
    ),
  ),
  'there are more': (
    <UserRegion users={{ status: 'ready', value: [ANN] }} more={{ state: 'there', load: nothing }} ownId="me" />
  ),
  'the next page has failed': (
    <UserRegion users={{ status: 'ready', value: [ANN] }} more={{ state: 'failed', load: nothing }} ownId="me" />
  ),
};
