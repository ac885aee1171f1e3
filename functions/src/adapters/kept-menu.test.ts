import type { Food } from '@foodhouse/domain';
import { BOSS } from '../services/testing/fakes.ts';
import { aFood } from '@foodhouse/domain/testing';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editFood, restoreFood, retireFood, type ManageFoodsPorts } from '../services/menu/manage-foods.ts';
import { randomIds } from './system.ts';
import { DocumentReads } from './document-reads.ts';
import { FirestoreMenu } from './firestore-queries.ts';
import { FirestoreUnitOfWork } from './firestore-unit-of-work.ts';
import { KeptMenu, type KnownFood, type MenuReading, type MenuSource } from './kept-menu.ts';
import { serveFirestore } from './testing/serve-firestore.ts';

// The menu in memory of one process or of several, over a real store. A process of the functions has a clock, a queue
// and a menu of its own.

const TEN_MINUTES_MS = 600_000;

let db: Firestore;
let nowMs = Date.UTC(2026, 5, 1, 12);

const pass = (ms: number): void => {
  nowMs += ms;
};

beforeAll(async () => {
  const served = await serveFirestore();
  db = served.db;
  return served.stop;
});

beforeEach(async () => {
  await db.recursiveDelete(db.collection('foods'));
});

interface Process {
  readonly ports: ManageFoodsPorts;
  readonly menu: KeptMenu;
  /** Each question to Firestore with the number of foods in its answer. */
  readonly asked: readonly (readonly [question: string, foods: number])[];
  readonly add: (food: Food) => Promise<void>;
  readonly shown: () => Promise<Record<string, number>>;
}

/** @param aheadMs how much its clock is ahead of the others' */
function aProcess(aheadMs = 0): Process {
  const clock = { nowMs: () => nowMs + aheadMs };
  const asked: [string, number][] = [];
  const menu = new KeptMenu(noting(new FirestoreMenu(db), asked), clock);
  const unitOfWork = new FirestoreUnitOfWork(db, new DocumentReads(db), menu.know.bind(menu));
  return {
    ports: { unitOfWork, clock, ids: randomIds },
    menu,
    asked,
    add: (food) => unitOfWork.run(food.id, async (own) => own.createFood(food)),
    shown: async () => Object.fromEntries((await menu.menu()).map(({ id, quantity }) => [id, quantity])),
  };
}

function noting(source: MenuSource, asked: [string, number][]): MenuSource {
  const note = (question: string, reading: MenuReading): MenuReading => {
    asked.push([question, reading.foods.length]);
    return reading;
  };
  return {
    whole: async () => note('whole', await source.whole()),
    changedSince: async (atUs) => note('changed', await source.changedSince(atUs)),
    food: async (id) => {
      const found = await source.food(id);
      asked.push([id, Number(found !== null)]);
      return found;
    },
  };
}

describe('the menu of one process', () => {
  it('is asked for once in five seconds, however many ask, and then for what changed alone', async () => {
    const house = aProcess();
    for (const id of ['pho', 'tea', 'pie']) await house.add(aFood({ id }));
    const menus = await Promise.all([house.menu.menu(), house.menu.menu(), house.shown()]);
    expect(menus[0]).toBe(menus[1]);
    await house.menu.food('pho');
    pass(4999);
    expect(await house.menu.menu()).toBe(menus[0]);
    expect(house.asked).toEqual([['whole', 3]]);
    pass(1);
    expect(await house.menu.menu()).toEqual(menus[0]);
    expect(house.asked.map(([question]) => question)).toEqual(['whole', 'changed']);
  });

  it('is read as a whole again after ten minutes, so that even a deleted document leaves it', async () => {
    const house = aProcess();
    await house.add(aFood({ id: 'pho' }));
    await house.add(aFood({ id: 'tea' }));
    await house.shown();
    await db.doc('foods/tea').delete();
    pass(TEN_MINUTES_MS - 1);
    expect(Object.keys(await house.shown())).toEqual(['pho', 'tea']);
    pass(5000);
    expect(Object.keys(await house.shown())).toEqual(['pho']);
    expect(house.asked.map(([question]) => question)).toEqual(['whole', 'changed', 'whole']);
  });

  it('shows its own changes at once, without asking', async () => {
    const house = aProcess();
    await house.add(aFood({ id: 'pho', quantity: 3 }));
    expect(await house.shown()).toEqual({ pho: 3 });
    await editFood(house.ports, BOSS, 'pho', { quantity: 2 });
    await house.add(aFood({ id: 'tea', quantity: 8, createdAtMs: nowMs }));
    expect(await house.shown()).toEqual({ pho: 2, tea: 8 });
    await house.ports.unitOfWork.run('pho', async (own) => {
      const food = await own.food('pho');
      if (food) own.saveStock({ ...food, quantity: 1 });
    });
    await retireFood(house.ports, 'tea');
    expect(await house.shown()).toEqual({ pho: 1 });
    expect((await house.menu.food('tea'))?.retiredAtMs).toBe(nowMs);
    expect(house.asked).toEqual([['whole', 1]]);
  });

  it('is listed newest last, without removed foods', async () => {
    const house = aProcess();
    for (const [index, id] of ['d', 'b', 'c', 'a'].entries())
      await house.add(aFood({ id, createdAtMs: index < 2 ? 1 : 2 }));
    const ids = async (): Promise<readonly string[]> => (await house.menu.menu()).map(({ id }) => id);
    expect(await ids()).toEqual(['b', 'd', 'a', 'c']);
    await retireFood(house.ports, 'd');
    expect(await ids()).toEqual(['b', 'a', 'c']);
  });

  it('looks up an id that it does not know, and remembers what it found', async () => {
    const [house, other] = [aProcess(), aProcess()];
    expect(await house.shown()).toEqual({});
    await other.add(aFood({ id: 'pho' }));
    expect(await house.menu.food('nothing')).toBeNull();
    expect((await house.menu.food('pho'))?.id).toBe('pho');
    expect((await house.menu.food('pho'))?.id).toBe('pho');
    expect(house.asked).toEqual([
      ['whole', 0],
      ['nothing', 0],
      ['pho', 1],
    ]);
  });
});

describe('the menus of two processes whose clocks differ by five seconds', () => {
  it.each([
    ['the one that writes is ahead', 5000, 0],
    ['the one that reads is ahead', 0, 5000],
  ])('agree five seconds after a change, a removal and a return: %s', async (_what, writerMs, readerMs) => {
    const [writer, reader] = [aProcess(writerMs), aProcess(readerMs)];
    await writer.add(aFood({ id: 'pho', quantity: 3 }));
    await writer.add(aFood({ id: 'tea', quantity: 8, createdAtMs: nowMs }));
    expect(await reader.shown()).toEqual({ pho: 3, tea: 8 });
    await editFood(writer.ports, BOSS, 'pho', { quantity: 2 });
    await retireFood(writer.ports, 'tea');
    expect(await reader.shown()).toEqual({ pho: 3, tea: 8 });
    pass(5000);
    expect(await reader.shown()).toEqual({ pho: 2 });
    await restoreFood(writer.ports, 'tea');
    pass(5000);
    expect(await reader.shown()).toEqual({ pho: 2, tea: 8 });
    expect(reader.asked.map(([question]) => question)).toEqual(['whole', 'changed', 'changed']);
  });

  it('keep the later version, whichever they hear of first', async () => {
    const other = aProcess();
    await other.add(aFood({ id: 'pho', quantity: 9 }));
    const source = new FirestoreMenu(db);
    const [isRead, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: MenuSource = {
      whole: () => source.whole(),
      changedSince: async (atUs) => {
        const reading = await source.changedSince(atUs);
        isRead.resolve();
        await mayAnswer.promise;
        return reading;
      },
      food: (id) => source.food(id),
    };
    const menu = new KeptMenu(slow, { nowMs: () => nowMs });
    const unitOfWork = new FirestoreUnitOfWork(db, new DocumentReads(db), menu.know.bind(menu));
    await menu.menu();
    pass(5000);
    const asking = menu.menu();
    await isRead.promise;
    await editFood({ ...other.ports, unitOfWork }, BOSS, 'pho', { quantity: 7 });
    mayAnswer.resolve();
    expect((await asking)[0]?.quantity).toBe(7);
  });
});

describe('a failure', () => {
  it('is not kept: the next request asks again', async () => {
    let isAway = true;
    const known: KnownFood = { food: aFood({ id: 'pho' }), versionUs: 1 };
    const source: MenuSource = {
      whole: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ foods: [known], readAtUs: 1 })),
      changedSince: () => Promise.resolve({ foods: [], readAtUs: 1 }),
      food: () => Promise.resolve(null),
    };
    const menu = new KeptMenu(source, { nowMs: () => nowMs });
    await expect(menu.menu()).rejects.toThrow('away');
    isAway = false;
    expect(await menu.menu()).toEqual([known.food]);
  });
});

it('a food that is asked for anew is as another process left it a moment ago, and stays so', async () => {
  const [house, other] = [aProcess(), aProcess()];
  await house.add(aFood({ id: 'pho', priceMinor: 890 }));
  const price = async (isFresh?: boolean): Promise<unknown> => (await house.menu.food('pho', isFresh))?.priceMinor;
  expect(await price()).toBe(890);
  await editFood(other.ports, BOSS, 'pho', { price: 990 });
  expect([await price(), await price(true), await price()]).toEqual([890, 990, 990]);
});
