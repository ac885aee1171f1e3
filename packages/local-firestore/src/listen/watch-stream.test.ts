import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { plainQuery } from '../../test/plain-query.ts';
import { pathKey, type DatabaseName } from '../model/name.ts';
import type { Query } from '../model/query.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import { compileQuery } from '../query/compile-query.ts';
import { runQuery } from '../query/run-query.ts';
import { validateQuery } from '../query/validate-query.ts';
import { Database } from '../store/database.ts';
import { stageCommit } from '../store/stage.ts';
import type { Write } from '../store/write.ts';
import type { ListenEvent } from './events.ts';
import { decodeResumeToken, encodeResumeToken } from './resume-token.ts';
import { WatchStream } from './watch-stream.ts';

const NAME: DatabaseName = { project: 'p', database: '(default)' };

function newDatabase(): Database {
  let micros = 1_700_000_000_000_000n;
  return new Database(NAME, () => (micros += 1000n));
}

const integer = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });

function set(id: string, fields: Record<string, number>): Write {
  const path = ['foods', id];
  const entries = Object.entries(fields).map(([key, value]): [string, Value] => [key, integer(value)]);
  return {
    kind: 'set',
    path,
    key: pathKey(path),
    fields: new Map(entries),
    mask: null,
    transforms: [],
    precondition: null,
  };
}

function remove(id: string): Write {
  const path = ['foods', id];
  return { kind: 'delete', path, key: pathKey(path), precondition: null };
}

function commit(database: Database, ...writes: readonly Write[]): void {
  database.apply(stageCommit(NAME, writes, (key) => database.get(key), database.now()));
}

/** The documents that a client has: events are applied at each snapshot, as the SDKs do. */
class ClientView {
  readonly events: ListenEvent[] = [];
  shown = new Map<string, Timestamp>();
  resumeFrom: Timestamp | 'unknown' | null = null;

  take(event: ListenEvent): void {
    this.events.push(event);
    if (event.kind === 'target-reset') this.shown.clear();
    if (event.kind === 'document-changed') {
      if (event.targetIds.length > 0) this.shown.set(event.document.key, event.document.updateTime);
      else this.shown.delete(event.document.key);
    }
    if (event.kind === 'document-deleted') this.shown.delete(pathKey(event.path));
    if (event.kind === 'snapshot') this.resumeFrom = decodeResumeToken(encodeResumeToken(event.readTime));
  }
}

function open(database: Database, view: ClientView, query: Query): WatchStream {
  const stream = new WatchStream({
    database,
    emit: (event) => {
      view.take(event);
    },
    authorizeDocument: () => {},
    authorizeQuery: () => {},
  });
  stream.addTarget({ kind: 'query', targetId: 2, query, resumeFrom: view.resumeFrom });
  return stream;
}

describe('a query target', () => {
  it('sends the result in order, then current, then one snapshot', () => {
    const database = newDatabase();
    commit(database, set('b', { n: 1 }), set('a', { n: 1 }));
    const view = new ClientView();
    open(database, view, plainQuery('foods')).close();
    expect(view.events.map((event) => (event.kind === 'document-changed' ? event.document.key : event.kind))).toEqual([
      'target-added',
      'foods/a',
      'foods/b',
      'target-current',
      'snapshot',
    ]);
  });

  it('sends nothing for a commit that changes nothing for it', () => {
    const database = newDatabase();
    const view = new ClientView();
    const stream = open(
      database,
      view,
      plainQuery('foods', { filter: { kind: 'field', path: ['n'], operator: '==', value: integer(1) } }),
    );
    const before = view.events.length;
    commit(database, set('a', { n: 2 }));
    expect(view.events).toHaveLength(before);
    commit(database, set('a', { n: 1 }), set('b', { n: 1 }));
    expect(view.events.slice(before).map((event) => event.kind)).toEqual([
      'document-changed',
      'document-changed',
      'snapshot',
    ]);
    stream.close();
  });

  it('resumes with only what was missed', () => {
    const database = newDatabase();
    commit(database, set('a', { n: 1 }), set('b', { n: 1 }), set('c', { n: 1 }));
    const view = new ClientView();
    open(database, view, plainQuery('foods')).close();
    commit(database, set('b', { n: 2 }));
    commit(database, remove('c'), set('d', { n: 1 }));
    view.events.length = 0;
    open(database, view, plainQuery('foods')).close();
    expect(view.events.map((event) => (event.kind === 'document-changed' ? event.document.key : event.kind))).toEqual([
      'target-added',
      'foods/b',
      'foods/d',
      'document-deleted',
      'target-current',
      'snapshot',
    ]);
  });

  it('sends a heartbeat while nothing happens', () => {
    vi.useFakeTimers();
    const view = new ClientView();
    const stream = open(newDatabase(), view, plainQuery('foods'));
    view.events.length = 0;
    vi.advanceTimersByTime(65_000);
    stream.close();
    vi.advanceTimersByTime(65_000);
    vi.useRealTimers();
    expect(view.events.map((event) => event.kind)).toEqual(['snapshot', 'snapshot']);
  });

  it('starts anew, without an error, from a token it does not know', () => {
    const database = newDatabase();
    commit(database, set('a', { n: 1 }));
    const view = new ClientView();
    view.resumeFrom = 'unknown';
    open(database, view, plainQuery('foods')).close();
    expect(view.events.map((event) => event.kind)).toEqual([
      'target-added',
      'target-reset',
      'document-changed',
      'target-current',
      'snapshot',
    ]);
  });
});

const ID = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const WRITE = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ id: ID, n: fc.integer({ min: 0, max: 3 }), m: fc.integer({ min: 0, max: 9 }) })
      .map(({ id, n, m }) => set(id, { n, m })),
  },
  { weight: 1, arbitrary: ID.map(remove) },
);
const STEP = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(WRITE, { minLength: 1, maxLength: 4 }).map((writes) => ({ kind: 'commit' as const, writes })),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'disconnect' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reconnect' as const }) },
);
const QUERY = fc.record({
  limit: fc.option(fc.integer({ min: 1, max: 4 })),
  offset: fc.integer({ min: 0, max: 2 }),
  filter: fc.option(
    fc
      .integer({ min: 0, max: 3 })
      .map((n) => ({ kind: 'field' as const, path: ['n'], operator: '>=' as const, value: integer(n) })),
  ),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
});

it('shows after any commits, disconnects and resumes what a fresh query shows', () => {
  fc.assert(
    fc.property(QUERY, fc.array(STEP, { maxLength: 30 }), ({ limit, offset, filter, direction }, steps) => {
      const database = newDatabase();
      const orderBy = [{ path: filter ? ['n'] : ['m'], direction }];
      const query = plainQuery('foods', { limit, offset, filter, orderBy });
      const view = new ClientView();
      let stream: WatchStream | null = open(database, view, query);
      for (const step of [...steps, { kind: 'reconnect' as const }]) {
        if (step.kind === 'commit') commit(database, ...step.writes);
        else if (step.kind === 'disconnect') {
          stream?.close();
          stream = null;
        } else stream ??= open(database, view, query);
        if (stream === null) continue;
        const { documents } = runQuery(compileQuery(NAME, validateQuery(query)), database.current());
        expect(view.shown).toEqual(new Map(documents.map(({ key, updateTime }) => [key, updateTime])));
      }
      stream?.close();
    }),
    { numRuns: 500 },
  );
});
