import { COLLECTIONS, settingsFromDocument, type HouseSettings } from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { Clock, HouseBook } from '../services/ports.ts';
import type { DocumentReads } from './document-reads.ts';

const KEEP_MS = 30_000;

/** The settings in memory: a quote costs no read of them, and may be half a minute behind. An order reads them. */
export class KeptSettings implements HouseBook {
  readonly #db: Firestore;
  readonly #reads: DocumentReads;
  readonly #clock: Clock;
  #asked: Promise<HouseSettings> | null = null;
  #freshUntilMs = 0;

  constructor(db: Firestore, reads: DocumentReads, clock: Clock) {
    this.#db = db;
    this.#reads = reads;
    this.#clock = clock;
  }

  settings(): Promise<HouseSettings> {
    const nowMs = this.#clock.nowMs();
    if (this.#asked && nowMs < this.#freshUntilMs) return this.#asked;
    this.#freshUntilMs = nowMs + KEEP_MS;
    const asked = this.#read();
    this.#asked = asked;
    asked.catch(() => {
      if (this.#asked === asked) this.#asked = null; // the next request asks again
    });
    return asked;
  }

  know(settings: HouseSettings): void {
    this.#asked = Promise.resolve(settings);
    this.#freshUntilMs = this.#clock.nowMs() + KEEP_MS;
  }

  async #read(): Promise<HouseSettings> {
    const snapshot = await this.#reads.read(this.#db.collection(COLLECTIONS.house).doc('settings'));
    return settingsFromDocument(snapshot.data() ?? null);
  }
}
