import { firestoreAddress, type Send } from '../operator.ts';
import { field, read } from '../doctor/finding.ts';

const MINUTE_MS = 60_000;
/** How far the operator's clock may be ahead of Google's. */
const SKEW_MS = 10_000;

/**
 * The last whole minute, which a database with point-in-time recovery tells for seven days: a backup of millions of
 * documents takes longer than the hour for which it tells any other moment.
 * @returns null without point-in-time recovery
 * @source https://cloud.google.com/firestore/docs/use-pitr
 */
export async function lastingMoment(send: Send, projectId: string, nowMs: number): Promise<string | null> {
  const database = await read(send, `${firestoreAddress(projectId)}/projects/${projectId}/databases/(default)`);
  if (field(database, 'pointInTimeRecoveryEnablement') !== 'POINT_IN_TIME_RECOVERY_ENABLED') return null;
  return new Date(Math.floor((nowMs - SKEW_MS) / MINUTE_MS) * MINUTE_MS).toISOString();
}
