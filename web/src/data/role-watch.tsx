import { COLLECTIONS, toRole } from '@foodhouse/domain';
import { useEffect } from 'react';
import { loadDatabase } from './database.ts';
import { loadIdentity } from './session.ts';
import type { SignedInUser } from './session-store.ts';
import { watchRole, type ListenToRole } from './watch-role.ts';

/**
 * Follows the person's own record. When the role changes, the claims are fetched anew, so that links appear or vanish
 * within seconds; when the record is deleted, the session ends. A component of its own that renders nothing, so that
 * the record's arrival renders nothing else.
 */
export function RoleWatch({ user: { uid, role } }: { readonly user: SignedInUser }): null {
  useEffect(() => watchRole((onRole, onEnd) => listenToRole(uid, onRole, onEnd), role, refreshRole), [uid, role]);
  return null;
}

function listenToRole(uid: string, ...[onRole, onEnd]: Parameters<ListenToRole>): () => void {
  let isWanted = true;
  let stop: () => void = () => undefined;
  loadDatabase().then(
    ({ doc, firebaseFirestore, onSnapshot }) => {
      if (!isWanted) return;
      stop = onSnapshot(
        doc(firebaseFirestore(), COLLECTIONS.users, uid),
        { includeMetadataChanges: true }, // the server's answer may only confirm the cache
        (record) => {
          if (!record.metadata.fromCache) onRole(record.exists() ? toRole(record.get('role')) : 'no record');
        },
        onEnd,
      );
    },
    () => {
      if (isWanted) onEnd();
    },
  );
  return () => {
    isWanted = false;
    stop();
  };
}

async function refreshRole(): Promise<void> {
  await (await loadIdentity()).refreshRole();
}
