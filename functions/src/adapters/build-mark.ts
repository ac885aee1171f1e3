import { COLLECTIONS } from '@foodhouse/domain';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { UnavailableError } from '../services/shared/outcomes.ts';
import type { BuildMark } from '../services/shared/ports.ts';
import { withFirestoreDeadline } from './deadline.ts';

/**
 * How this build writes documents. A release whose documents an earlier build would spoil raises it by one, and says so
 * in docs/deploy.md, "Going back".
 */
export const WRITES = 2;

/** A later build has written this house: what this one writes would be lost, or wrong. */
class OlderBuildError extends UnavailableError {
  constructor(writes: number) {
    super('Firestore', null);
    this.name = 'OlderBuildError';
    this.message = `a later build has written this house (${writes}, this one ${WRITES}): docs/deploy.md, Going back`;
  }
}

/** @param settings `house/settings`, which every change of stock reads @throws OlderBuildError */
export function refuseNewer(settings: DocumentData | null): void {
  const writes: unknown = settings?.['writes'];
  if (typeof writes === 'number' && writes > WRITES) throw new OlderBuildError(writes);
}

/** Says in `house/settings` that this build writes the house. */
export class FirestoreBuildMark implements BuildMark {
  readonly #db: Firestore;
  #isMarked = false;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async mark(): Promise<void> {
    if (this.#isMarked) return;
    const ref = this.#db.collection(COLLECTIONS.house).doc('settings');
    const settings = (await withFirestoreDeadline(ref.get())).data() ?? null;
    refuseNewer(settings);
    if (settings?.['writes'] !== WRITES) await withFirestoreDeadline(ref.set({ writes: WRITES }, { merge: true }));
    this.#isMarked = true;
  }
}
