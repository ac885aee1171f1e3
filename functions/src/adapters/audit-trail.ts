import { COLLECTIONS } from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { digest } from '../services/shared/digest.ts';
import type { AuditTrail, RefusedCall } from '../services/shared/ports.ts';
import { toTimestamp } from './documents.ts';
import { withFirestoreDeadline } from './deadline.ts';
import { codeOf } from './error-code.ts';

const MINUTE_MS = 60_000;
const ALREADY_EXISTS = 6;

export class FirestoreAuditTrail implements AuditTrail {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async recordRefusal({ action, byUid, role, reason, requestId, atMs }: RefusedCall): Promise<void> {
    const id = digest(byUid, action, reason, String(Math.floor(atMs / MINUTE_MS)));
    const entry = { action: 'call.refused', byUid, subject: action, before: role, after: reason, requestId };
    try {
      await withFirestoreDeadline(
        this.#db
          .collection(COLLECTIONS.audit)
          .doc(id)
          .create({ ...entry, at: toTimestamp(atMs) }),
      );
    } catch (error) {
      if (codeOf(error) !== ALREADY_EXISTS) throw error; // this minute's entry is there
    }
  }
}
