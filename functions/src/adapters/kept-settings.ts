import {
  categoriesFromDocument,
  COLLECTIONS,
  settingsFromDocument,
  tablesFromDocument,
  type Categories,
  type DocumentFields,
  type HouseSettings,
} from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { CategoryBook, Clock, HouseBook, TableBook } from '../services/ports.ts';
import type { DocumentReads } from './document-reads.ts';
import { KeptDocument } from './kept-document.ts';

const KEEP_CATEGORIES_MS = 30_000;

/** The settings in memory: many quotes at once cost one read of them. An order reads them. */
export class KeptSettings implements HouseBook {
  readonly #kept: KeptDocument<HouseSettings>;

  /** @param keptMs how old they may be, in milliseconds */
  constructor(db: Firestore, reads: DocumentReads, clock: Clock, keptMs: number) {
    this.#kept = new KeptDocument(
      async () => settingsFromDocument(await readHouse(db, reads, 'settings')),
      clock,
      keptMs,
    );
  }

  settings(): Promise<HouseSettings> {
    return this.#kept.value();
  }

  know(settings: HouseSettings): void {
    this.#kept.know(settings);
  }
}

/** The categories of the menu in memory. */
export class KeptCategories implements CategoryBook {
  readonly #kept: KeptDocument<Categories>;

  constructor(db: Firestore, reads: DocumentReads, clock: Clock) {
    this.#kept = new KeptDocument(
      async () => categoriesFromDocument(await readHouse(db, reads, 'categories')),
      clock,
      KEEP_CATEGORIES_MS,
    );
  }

  categories(): Promise<Categories> {
    return this.#kept.value();
  }

  know(categories: Categories): void {
    this.#kept.know(categories);
  }
}

/** The tables of the house, as they are: only quotes for a table and admins ask for them. */
export function tablesIn(db: Firestore, reads: DocumentReads): TableBook {
  return { tables: async () => tablesFromDocument(await readHouse(db, reads, 'tables')) };
}

async function readHouse(db: Firestore, reads: DocumentReads, id: string): Promise<DocumentFields | null> {
  return (await reads.read(db.collection(COLLECTIONS.house).doc(id))).data() ?? null;
}
