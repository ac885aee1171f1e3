import type { Stories } from '../../../dev/stories.tsx';
import { UnfinishedChanges } from './unfinished-changes.tsx';

export const stories: Stories = {
  'a role and a deletion': (
    <UnfinishedChanges
      changes={[
        { kind: 'role', uid: 'ann', email: 'ann@example.com', role: 'chef', startedAtMs: 0 },
        { kind: 'deletion', uid: 'bob', email: `${'bob'.repeat(18)}@example.com`, role: null, startedAtMs: 0 },
      ]}
    />
  ),
};
