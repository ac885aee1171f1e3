import { toRole } from '@foodhouse/domain';
import { doc } from 'firebase/firestore';
import { useEffect } from 'react';
import { firebaseFirestore } from './firestore.ts';
import { refreshRole, type SignedInUser } from './session.ts';
import { useLiveDocument } from './use-live.ts';

const RETRY_MS = 1000;

/**
 * Follows the person's own record: when his role changed, the token is fetched anew, so that links appear or vanish
 * within seconds; and when he was deleted, the session ends. The claims follow the record, so it asks again until the two
 * agree. Shows nothing, so that nothing else is rendered again when the record is there.
 */
export function RoleWatch({ user }: { readonly user: SignedInUser }): null {
  const record = useLiveDocument(
    `user ${user.uid}`,
    () => doc(firebaseFirestore(), 'users', user.uid),
    (_id, data) => toRole(data['role']),
  );
  // Without a record the account is deleted: asking for a token then ends the session.
  const recorded = record.status === 'ready' && record.value.isFresh ? (record.value.item ?? 'nobody') : null;
  useEffect(() => {
    if (recorded === null || recorded === user.role) return;
    void refreshRole();
    const timer = setInterval(() => void refreshRole(), RETRY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [recorded, user.role]);
  return null;
}
