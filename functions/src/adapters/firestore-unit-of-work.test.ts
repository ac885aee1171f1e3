import { foodFromDocument, NEW_FOOD, type Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { BusyError, UnavailableError } from '../services/shared/outcomes.ts';
import type { Transaction } from '../services/shared/ports.ts';
import { DocumentReads } from './document-reads.ts';
import { FirestoreUnitOfWork } from './firestore-unit-of-work.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

// The unit of work over a real store, as two processes of the functions have it: each has a queue of its own.

let db: Firestore;

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  return served.stop;
});

const aProcess = (): FirestoreUnitOfWork => new FirestoreUnitOfWork(db, new DocumentReads(db));

/** A food with so many portions. @returns its id */
async function putFood(quantity: number): Promise<string> {
  const id = db.collection('foods').doc().id;
  await aProcess().run(id, async (transaction) => transaction.createFood(aFood({ id, quantity })));
  return id;
}

async function portions(id: string): Promise<unknown> {
  return (await db.doc(`foods/${id}`).get()).get('quantity');
}

const isSold = async (transaction: Transaction, id: string): Promise<boolean> => {
  const food = await transaction.food(id);
  if (!food || food.quantity < 1) return false;
  transaction.saveStock({ ...food, quantity: food.quantity - 1 });
  return true;
};

describe('queued work', () => {
  it('sells each portion once', async () => {
    const id = await putFood(20);
    const house = aProcess();
    expect(await Promise.all(Array.from({ length: 20 }, () => house.run(id, (own) => isSold(own, id))))).not.toContain(
      false,
    );
    expect(await portions(id)).toBe(0);
  });

  it('runs again after a conflict with another process', async () => {
    const id = await putFood(12);
    const processes = [aProcess(), aProcess()];
    const sold = await Promise.all(
      processes.flatMap((house) => Array.from({ length: 8 }, () => house.run(id, (own) => isSold(own, id)))),
    );
    expect(sold.filter(Boolean)).toHaveLength(12);
    expect(await portions(id)).toBe(0);
  });

  it('reads again after a conflict on a document', async () => {
    const id = await putFood(2);
    const [house, other] = [aProcess(), aProcess()];
    let runs = 0;
    const sold = await house.run('something else', async (own) => {
      runs += 1;
      await own.food(id);
      if (runs === 1) await other.run(id, (theirs) => isSold(theirs, id));
      return isSold(own, id);
    });
    expect([sold, runs, await portions(id)]).toEqual([true, 2, 0]);
  });

  it('goes on behind work for which the database had no answer', async () => {
    const id = await putFood(1);
    const reads = new DocumentReads(db);
    const house = new FirestoreUnitOfWork(db, reads);
    vi.spyOn(reads, 'read').mockRejectedValueOnce(new UnavailableError('Firestore', new Error('no answer')));
    const answers = await Promise.allSettled([
      house.run(id, (own) => isSold(own, id)),
      house.run(id, (own) => isSold(own, id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});

it.each(['..', '__x__', 'a/b', '\ud800', ''])('%j is the id of no document, and nobody is asked', async (id) => {
  const read = vi.spyOn(DocumentReads.prototype, 'read');
  const found = await aProcess().run('a key', async (own) => [await own.food(id), await own.waitingAtTable(id)]);
  expect(found).toEqual([null, []]);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

describe('an error that is no conflict', () => {
  /** Firestore's own, where the project has no database (5) and where an index is missing (9). */
  class FailingReads extends DocumentReads {
    readonly #code: number;
    reads = 0;

    constructor(code: number) {
      super(db);
      this.#code = code;
    }

    override read(): Promise<never> {
      this.reads += 1;
      return Promise.reject(Object.assign(new Error('no such database or index'), { code: this.#code }));
    }
  }

  it.each([5, 9])('ends the work at once: code %i of a read', async (code) => {
    const reads = new FailingReads(code);
    const house = new FirestoreUnitOfWork(db, reads, () => undefined);
    await expect(house.run('a food', (own) => isSold(own, 'pho'))).rejects.toMatchObject({ code });
    expect(reads.reads).toBe(1);
  });

  it('ends the work at once: a commit that requires nothing of its documents', async () => {
    const absent = Object.assign(new Error('no such database'), { code: 5 });
    const nowhere = {
      batch: () => ({ set: () => undefined, commit: () => Promise.reject(absent) }),
      collection: db.collection.bind(db),
      doc: db.doc.bind(db),
    } as unknown as Firestore;
    const house = new FirestoreUnitOfWork(nowhere, new DocumentReads(db), () => undefined);
    let runs = 0;
    const work = house.run('a counter', async (own) => {
      runs += 1;
      own.addToCounter('foods', 1);
    });
    await expect(work).rejects.toBe(absent);
    expect(runs).toBe(1);
  });
});

describe('a deadline', () => {
  it('counts from the request’s arrival, so that earlier waiting is included', async () => {
    const id = await putFood(1);
    const house = aProcess();
    await expect(house.since(Date.now() - 60_000).run(id, (own) => isSold(own, id))).rejects.toThrow(BusyError);
    expect(await house.since(Date.now()).run(id, (own) => isSold(own, id))).toBe(true);
  });
});

describe('a food of which less is said than before', () => {
  it('lacks in the store what is no longer said', async () => {
    const id = db.collection('foods').doc().id;
    const said = { leastExtraMinor: 35, kitchenName: 'PHO', taxId: 'full', allergens: [], tags: ['hot'] } as const;
    const house = aProcess();
    await house.run(id, async (transaction) => transaction.createFood(aFood({ id, ...said })));
    const save = (changes: Partial<Food>): Promise<void> =>
      house.run(id, async (transaction) => {
        const food = await transaction.food(id);
        if (food) transaction.saveFood({ ...food, ...changes });
      });
    await save({ name: 'Pho bo' });
    const stored = async (): Promise<unknown> => foodFromDocument(id, (await db.doc(`foods/${id}`).get()).data() ?? {});
    expect(await stored()).toMatchObject({ name: 'Pho bo', ...said });
    await save(NEW_FOOD);
    expect(await stored()).toMatchObject(NEW_FOOD);
  });
});
