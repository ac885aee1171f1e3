import { COLLECTIONS, toRole } from '@foodhouse/domain';
import { doc, onSnapshot } from 'firebase/firestore';
import { useEffect } from 'react';
import { firebaseFirestore } from './firebase/firestore.ts';
import { refreshRole } from './session-identity.ts';
import type { SignedInUser } from './session-store.ts';
import { watchRole } from './watch-role.ts';

/**
 * Follows the person's own record. When the role changes, the claims are fetched anew, so that links appear or vanish
 * within seconds; when the record is deleted, the session ends. A component of its own that renders nothing, so that
 * the record's arrival renders nothing else.
 */
export function RoleWatch({ user: { uid, role } }: { readonly user: SignedInUser }): null {
  useEffect(
    () =>
      watchRole(
        (onRole, onEnd) =>
          onSnapshot(
            doc(firebaseFirestore(), COLLECTIONS.users, uid),
            { includeMetadataChanges: true }, // the server's answer may only confirm the cache
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
