import {
  categoriesFromDocument,
  COLLECTIONS,
  settingsFromDocument,
  tablesFromDocument,
  type Categories,
  type DocumentFields,
  type HouseSettings,
  type Table,
} from '@foodhouse/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { CategoryBook, Clock, HouseBook, TableBook } from '../services/shared/ports.ts';
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

  settings(isFresh?: boolean): Promise<HouseSettings> {
    return this.#kept.value(isFresh);
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

/** The tables of the house: as they are for admins, in memory for whoever names a code. */
export class KeptTables implements TableBook {
  readonly tables: () => Promise<readonly Table[]>;
  readonly #kept: KeptDocument<readonly Table[]>;

  /** @param keptMs how old they may be in memory, in milliseconds */
  constructor(db: Firestore, reads: DocumentReads, clock: Clock, keptMs: number) {
    this.tables = async () => tablesFromDocument(await readHouse(db, reads, 'tables'));
    this.#kept = new KeptDocument(this.tables, clock, keptMs);
  }

  tablesLately(): Promise<readonly Table[]> {
    return this.#kept.value();
  }

  know(tables: readonly Table[]): void {
    this.#kept.know(tables);
  }
}

async function readHouse(db: Firestore, reads: DocumentReads, id: string): Promise<DocumentFields | null> {
  return (await reads.read(db.collection(COLLECTIONS.house).doc(id)))?.data() ?? null;
}
