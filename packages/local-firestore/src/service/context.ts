import type { DatabaseName } from '../model/name.ts';
import type { DeclaredIndexes } from '../query/declared-indexes.ts';
import type { Database } from '../store/database.ts';
import type { Databases } from '../store/databases.ts';
import type { RulesRegistry } from './rules-registry.ts';
import type { TriggerRegistry } from './triggers.ts';
import type { UsageMeter } from './usage.ts';

export type LogLine = (line: string) => void;

/** The state that every operation works on. */
export interface ServiceContext {
  readonly databases: Databases;
  readonly rules: RulesRegistry;
  readonly triggers: TriggerRegistry;
  /** Null when queries need none, as with the official emulator. */
  readonly indexes: DeclaredIndexes | null;
  readonly usage: UsageMeter;
  readonly latency: Latency;
  readonly log: LogLine;
}

/** How long a unary call takes on its way, in milliseconds: a real service is not on the same machine. */
export interface Latency {
  readonly readMs: number;
  readonly commitMs: number;
}

export function databaseOf(context: ServiceContext, name: DatabaseName): Database {
  return context.databases.get(name);
}
