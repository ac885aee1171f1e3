import { COLLECTIONS } from '@foodhouse/domain';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock, Health } from '../services/shared/ports.ts';
import { isAuthOutage } from './auth-accounts.ts';
import { withDeadline, withFirestoreDeadline } from './deadline.ts';

/** Firestore and Auth are checked at most this often. */
const FRESH_MS = 5000;
const NOBODY = 'health-check';

export class BackendHealth implements Health {
  readonly #db: Firestore;
  readonly #auth: Auth;
  readonly #clock: Clock;
  #last: { readonly answer: Promise<void>; readonly untilMs: number } | null = null;

  constructor(db: Firestore, auth: Auth, clock: Clock) {
    this.#db = db;
    this.#auth = auth;
    this.#clock = clock;
  }

  check(): Promise<void> {
    const nowMs = this.#clock.nowMs();
    if (!this.#last || nowMs >= this.#last.untilMs) this.#last = { answer: this.#ask(), untilMs: nowMs + FRESH_MS };
    return this.#last.answer;
  }

  async #ask(): Promise<void> {
    await Promise.all([
      withFirestoreDeadline(this.#db.collection(COLLECTIONS.counters).doc('foods').get()),
      withDeadline('Auth', this.#auth.getUsers([{ uid: NOBODY }]), isAuthOutage),
    ]);
  }
}
