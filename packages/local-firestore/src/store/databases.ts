import { formatDatabaseName, type DatabaseName } from '../model/name.ts';
import type { Document } from '../model/document.ts';
import { Database } from './database.ts';
import type { CommitRecord } from './history.ts';

/** All databases of a server, created on first use. They share nothing. */
export class Databases {
  readonly #databases = new Map<string, Database>();
  readonly #clock: () => bigint;
  readonly #observers: ((name: DatabaseName, record: CommitRecord) => void)[] = [];
  readonly #seeds = new Map<string, readonly Pick<Document, 'path' | 'key' | 'fields'>[]>();

  constructor(clock: () => bigint = wallClockMicros) {
    this.#clock = clock;
  }

  /** Follows every commit of every database used from now on. */
  observeAll(observer: (name: DatabaseName, record: CommitRecord) => void): void {
    this.#observers.push(observer);
  }

  /** Sets the initial documents of databases with this id, in any project. Databases in use do not change. */
  seedWith(databaseId: string, documents: readonly Pick<Document, 'path' | 'key' | 'fields'>[]): void {
    this.#seeds.set(databaseId, documents);
  }

  /** Drops everything; seeds apply again. Listeners see both. */
  reset(): void {
    for (const database of this.#databases.values()) {
      database.reset(this.#seeds.get(database.name.database) ?? []);
    }
  }

  get(name: DatabaseName): Database {
    const key = formatDatabaseName(name);
    const existing = this.#databases.get(key);
    if (existing) return existing;
    const database = new Database(name, this.#clock);
    database.seed(this.#seeds.get(name.database) ?? []);
    this.#databases.set(key, database);
    for (const observer of this.#observers)
      database.observe((record) => {
        observer(name, record);
      });
    return database;
  }

  all(): Iterable<Database> {
    return this.#databases.values();
  }
}

/** The machine's own clock: a timer since the start would miss a sleep of the machine and a clock that is set. */
function wallClockMicros(): bigint {
  return BigInt(Date.now()) * 1000n;
}
