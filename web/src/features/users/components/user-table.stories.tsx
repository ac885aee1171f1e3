import { aUserDto } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { UserTable } from './user-table.tsx';

export const stories: Stories = {
  'each role, not verified, a long address and oneself': (
    <UserTable
      ownId="me"
      users={[
        aUserDto({ _id: 'me', email: 'admin@example.com', role: 'admin' }),
        aUserDto({ _id: 'amy', email: 'amy@example.com', role: 'admin' }),
        aUserDto({ _id: 'chef', email: 'chef@example.com', role: 'chef' }),
        aUserDto({ emailVerified: false }),
        aUserDto({ _id: 'long', email: `${'ann'.repeat(18)}@example.com` }),
      ]}
    />
  ),
};
