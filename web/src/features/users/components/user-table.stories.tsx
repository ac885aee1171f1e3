import type { UserDto } from '@foodhouse/domain';
import type { Stories } from '../../../dev/stories.tsx';
import { UserTable } from './user-table.tsx';

const user = (changes: Partial<UserDto>): UserDto => ({
  _id: 'ann',
  email: 'ann@example.com',
  role: 'user',
  displayName: 'Ann',
  emailVerified: true,
  createdAt: '2026-01-02T00:00:00Z',
  ...changes,
});

export const stories: Stories = {
  'each role, not verified, a long address and oneself': (
    <UserTable
      ownId="me"
      users={[
        user({ _id: 'me', email: 'admin@example.com', role: 'admin' }),
        user({ _id: 'amy', email: 'amy@example.com', role: 'admin' }),
        user({ _id: 'chef', email: 'chef@example.com', role: 'chef' }),
        user({ emailVerified: false }),
        user({ _id: 'long', email: `${'ann'.repeat(18)}@example.com` }),
      ]}
    />
  ),
};
