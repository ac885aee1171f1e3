import { ROLES } from '@foodhouse/domain';
import { aUserDto } from '@foodhouse/domain/testing';
import { listStories } from '../../../dev/list-stories.tsx';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { UserRegion } from './user-list.tsx';

export const stories: Stories = {
  ...listStories(
    (_id, displayName, index) =>
      aUserDto({
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
    <UserRegion users={{ status: 'ready', value: [aUserDto()] }} more={{ state: 'there', load: nothing }} ownId="me" />
  ),
  'the next page has failed': (
    <UserRegion users={{ status: 'ready', value: [aUserDto()] }} more={{ state: 'failed', load: nothing }} ownId="me" />
  ),
};
