import { formatDatabaseName, type DatabaseName } from '../model/name.ts';
import { Database } from './database.ts';

/** All databases of a server, made on first use. Nothing is shared between two of them. */
export class Databases {
  readonly #databases = new Map<string, Database>();
  readonly #clock: () => bigint;

  constructor(clock: () => bigint = wallClockMicros) {
    this.#clock = clock;
  }

  get(name: DatabaseName): Database {
    const key = formatDatabaseName(name);
    const existing = this.#databases.get(key);
    if (existing) return existing;
    const database = new Database(name, this.#clock);
    this.#databases.set(key, database);
    return database;
  }

  all(): Iterable<Database> {
    return this.#databases.values();
  }
}

export function wallClockMicros(): bigint {
  return BigInt(Math.floor((performance.timeOrigin + performance.now()) * 1000));
}
