import type { PendingChange } from '@foodhouse/domain';
import { finishDeletion, type DeleteUserPorts } from './delete-user.ts';
import { finishRoleChange } from './set-user-role.ts';

export type FinishChangesPorts = Pick<
  DeleteUserPorts,
  'accounts' | 'invitationBook' | 'orderBook' | 'pendingChanges' | 'unitOfWork'
>;

/** The result of completing pending changes; failed ones stay pending and are retried. */
export interface FinishedChanges {
  readonly finished: readonly PendingChange[];
  readonly failed: readonly { readonly change: PendingChange; readonly error: unknown }[];
}

const AT_ONCE = 50;

/** Completes pending changes that began before a moment. One read when there are none. */
export async function finishChanges(ports: FinishChangesPorts, startedBeforeMs: number): Promise<FinishedChanges> {
  const [oldest] = await ports.pendingChanges.startedBefore(startedBeforeMs, 1);
  const changes = oldest ? await ports.pendingChanges.startedBefore(startedBeforeMs, AT_ONCE) : [];
  const finished: PendingChange[] = [];
  const failed: { change: PendingChange; error: unknown }[] = [];
  for (const change of changes) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- there are few, and nothing waits for them
      await finishChange(ports, change);
      finished.push(change);
    } catch (error) {
      failed.push({ change, error });
    }
  }
  return { finished, failed };
}

function finishChange(ports: FinishChangesPorts, { kind, uid }: PendingChange): Promise<void> {
  switch (kind) {
    case 'role':
      return finishRoleChange(ports, uid);
    case 'deletion':
      return finishDeletion(ports, uid);
  }
}
