import { Firestore } from '@google-cloud/firestore';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useServer } from '../start-server.ts';

// Random concurrent transactions over a few documents. Each reads some, then writes a function of what it read to others.
// The end state must be that of some order of the transactions, one after the other.

const server = useServer();
const KEYS = ['a', 'b', 'c'] as const;
type Key = (typeof KEYS)[number];
type State = Record<Key, number>;

interface Step {
  readonly reads: readonly Key[];
  readonly writes: Key;
  readonly add: number;
}

let db: Firestore;

beforeAll(() => {
  process.env['FIRESTORE_EMULATOR_HOST'] = server.address();
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  db = new Firestore({ projectId: 'serialisable' });
});

afterAll(async () => {
  await db.terminate();
});

function next(state: State, { reads, writes, add }: Step): State {
  // Not commutative, so that the order of two transactions shows.
  const value = reads.reduce((sum, key) => (sum * 3 + state[key]) % 10_007, add);
  return { ...state, [writes]: value };
}

function* orders(steps: readonly Step[]): Iterable<readonly Step[]> {
  if (steps.length === 0) yield [];
  for (const [index, step] of steps.entries()) {
    for (const rest of orders(steps.filter((_other, other) => other !== index))) yield [step, ...rest];
  }
}

const STEP = fc.record({
  reads: fc.uniqueArray(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 3 }),
  writes: fc.constantFrom(...KEYS),
  add: fc.integer({ min: 1, max: 99 }),
});

it('lets concurrent transactions end as if they had run one after the other', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 2, maxLength: 4 }), async (steps) => {
      run += 1;
      const reference = (key: Key): FirebaseFirestore.DocumentReference => db.doc(`run${run}/${key}`);
      const start: State = { a: 1, b: 2, c: 3 };
      await Promise.all(KEYS.map((key) => reference(key).set({ value: start[key] })));
      await Promise.all(
        steps.map((step) =>
          db.runTransaction(
            async (transaction) => {
              const found = await transaction.getAll(...step.reads.map(reference));
              const state = {
                ...start,
                ...Object.fromEntries(found.map((document) => [document.id, document.get('value') as number])),
              };
              transaction.set(reference(step.writes), { value: next(state, step)[step.writes] });
            },
            { maxAttempts: 50 },
          ),
        ),
      );
      const end = Object.fromEntries(
        await Promise.all(KEYS.map(async (key) => [key, (await reference(key).get()).get('value') as number])),
      );
      const possible = [...orders(steps)].map((order) => JSON.stringify(order.reduce(next, start)));
      expect(possible).toContain(JSON.stringify(end));
    }),
    { numRuns: 12 },
  );
}, 180_000);
