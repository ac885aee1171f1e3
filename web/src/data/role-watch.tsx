import { COLLECTIONS, toRole } from '@foodhouse/domain';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect } from 'react';
import { firebaseFirestore } from './firebase/firestore.ts';
import { refreshRole } from './session-identity.ts';
import type { SignedInUser } from './session-store.ts';
import { watchRole } from './watch-role.ts';

/**
 * Follows the person's own record: when the role changed, the token is fetched anew, so that links appear or vanish within
 * seconds; and when the person was deleted, the session ends. Shows nothing, so that nothing else is rendered again when the
 * record is there.
 */
export function RoleWatch({ user: { uid, role } }: { readonly user: SignedInUser }): null {
  useEffect(
    () =>
      watchRole(
        (onRole, onEnd) =>
          onSnapshot(
            doc(firebaseFirestore(), COLLECTIONS.users, uid),
            { includeMetadataChanges: true }, // what the server says may only confirm the cache
            (record) => {
              if (!record.metadata.fromCache) onRole(record.exists() ? toRole(record.get('role')) : 'no record');
            },
            onEnd,
          ),
        role,
        refreshRole,
      ),
    [uid, role],
  );
  return null;
}
