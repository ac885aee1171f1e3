import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { digest } from '../services/digest.ts';
import type { AuditTrail, RefusedCall } from '../services/ports.ts';
import { COLLECTIONS } from './documents.ts';
import { reachFirestore } from './reach.ts';

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
      await reachFirestore(
        this.#db
          .collection(COLLECTIONS.audit)
          .doc(id)
          .create({ ...entry, at: Timestamp.fromMillis(atMs) }),
      );
    } catch (error) {
      if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error; // this minute's entry is there
    }
  }
}
