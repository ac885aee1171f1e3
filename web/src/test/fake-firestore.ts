// A fake Firestore SDK: queries over documents in memory, which answer at once, never, or with a refusal. Hooks and
// screens above it are real.

type Fields = Readonly<Record<string, unknown>>;

export type Answering = 'answers' | 'is silent' | 'refuses' | 'is down';

const store: { documents: ReadonlyMap<string, Fields>; answering: Answering; isLive: boolean } = {
  documents: new Map(),
  answering: 'answers',
  isLive: true,
};

const listeners = new Set<() => void>();

/** The paths and collections that were listened to, in order. */
export const listened: string[] = [];

/** @param documents by path, such as `foods/pho` */
export function fillFirestore(documents: ReadonlyMap<string, Fields>, answering: Answering): void {
  store.documents = new Map(documents);
  store.answering = answering;
  store.isLive = true;
}

/** Loses the connection, or has it again, and tells those who listen. */
export function connectFirestore(isLive: boolean): void {
  store.isLive = isLive;
  for (const tell of listeners) tell();
}

/** Changes documents, and tells those who listen. */
export function changeFirestore(changed: ReadonlyMap<string, Fields>): void {
  store.documents = new Map([...store.documents, ...changed]);
  for (const tell of listeners) tell();
}

/** A timestamp as documents contain it. */
export function timestamp(ms: number): { readonly toMillis: () => number; readonly valueOf: () => string } {
  return { toMillis: () => ms, valueOf: () => String(ms).padStart(16, '0') };
}

interface Reference {
  readonly path: string;
  readonly id: string;
}

interface Query {
  readonly collection: string;
  readonly constraints: readonly Constraint[];
}

type Constraint =
  | { readonly kind: 'where'; readonly field: unknown; readonly operator: string; readonly value: unknown }
  | { readonly kind: 'order'; readonly field: string; readonly sign: 1 | -1 }
  | { readonly kind: 'limit'; readonly count: number }
  | { readonly kind: 'cursor' };

class Snapshot {
  readonly id: string;
  readonly metadata = { fromCache: !store.isLive };
  readonly #fields: Fields | undefined;

  constructor(id: string, fields: Fields | undefined) {
    this.id = id;
    this.#fields = fields;
  }

  readonly exists = (): boolean => this.#fields !== undefined;
  readonly data = (): Fields | undefined => this.#fields;
  readonly get = (field: string): unknown => this.#fields?.[field];
}

/** The functions that replace the SDK's. */
export const fakes = {
  getFirestore: () => ({}),
  connectFirestoreEmulator: () => undefined,
  terminate: () => Promise.resolve(),
  collection: (_firestore: unknown, ...path: readonly string[]): Query => ({
    collection: path.join('/'),
    constraints: [],
  }),
  doc: (_firestore: unknown, ...path: readonly string[]): Reference => ({
    path: path.join('/'),
    id: path.at(-1) ?? '',
  }),
  query: (base: Query, ...constraints: readonly Constraint[]): Query => ({
    ...base,
    constraints: [...base.constraints, ...constraints],
  }),
  where: (field: unknown, operator: string, value: unknown): Constraint => ({ kind: 'where', field, operator, value }),
  orderBy: (field: string, direction = 'asc'): Constraint => ({
    kind: 'order',
    field,
    sign: direction === 'asc' ? 1 : -1,
  }),
  limit: (count: number): Constraint => ({ kind: 'limit', count }),
  startAfter: (): Constraint => ({ kind: 'cursor' }),
  endAt: (): Constraint => ({ kind: 'cursor' }),
  onSnapshot: (
    target: Query | Reference,
    options: unknown,
    next: (snapshot: unknown) => void,
    fail?: (error: { readonly code: string }) => void,
  ): (() => void) => {
    let isWanted = true;
    listened.push('path' in target ? target.path : target.collection);
    const tell = (): void => {
      if (!isWanted || store.answering === 'is silent') return;
      if (store.answering === 'refuses') fail?.({ code: 'permission-denied' });
      else if (store.answering === 'is down') fail?.({ code: 'unavailable' });
      else next('path' in target ? new Snapshot(target.id, store.documents.get(target.path)) : answerOf(target));
    };
    queueMicrotask(tell);
    listeners.add(tell);
    return () => {
      isWanted = false;
      listeners.delete(tell);
    };
  },
  getCountFromServer: (target: Query) =>
    store.answering === 'answers'
      ? Promise.resolve({ data: () => ({ count: found(target).length }) })
      : new Promise(() => undefined),
};

function answerOf(target: Query): unknown {
  const docs = found(target);
  return { docs, docChanges: () => docs.map((doc) => ({ doc })), metadata: { fromCache: !store.isLive } };
}

function found({ collection, constraints }: Query): readonly Snapshot[] {
  const all = [...store.documents]
    .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
    .map(([path, fields]) => new Snapshot(path.slice(collection.length + 1), fields));
  const most = constraints.reduce((count, one) => (one.kind === 'limit' ? one.count : count), Infinity);
  return all
    .filter((document) => constraints.every((one) => one.kind !== 'where' || fulfils(document, one)))
    .toSorted((a, b) => {
      for (const one of constraints) {
        const order = one.kind === 'order' ? one.sign * compare(valueOf(a, one.field), valueOf(b, one.field)) : 0;
        if (order !== 0) return order;
      }
      return 0;
    })
    .slice(0, most);
}

function fulfils(document: Snapshot, { field, operator, value }: Constraint & { readonly kind: 'where' }): boolean {
  const held = valueOf(document, String(field));
  const order = compare(held, plain(value));
  switch (operator) {
    case '==':
      return held === plain(value);
    case '<':
    case '<=':
      return held !== null && (order < 0 || (operator === '<=' && order === 0));
    case '>':
    case '>=':
      return held !== null && (order > 0 || (operator === '>=' && order === 0));
    case 'array-contains':
      return Array.isArray(held) && held.includes(value);
    case 'in':
      return Array.isArray(value) && value.map(plain).includes(held);
    default:
      throw new Error(`the fake Firestore knows no ${operator}`);
  }
}

function valueOf(document: Snapshot, field: string): unknown {
  return field === '__name__' ? document.id : plain(document.get(field));
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function'
    ? value.toMillis()
    : (value ?? null);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}
