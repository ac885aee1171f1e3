import { lowerRole, type GivenRole } from '@foodhouse/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PeopleHouse, type Pause } from '../testing/people-house.ts';

// Changes of users that are interrupted between two writes, as by the death of a process, and changes that race. An
// unfinished change grants nobody more than record or claims do, and a later call completes it.

const MINUTE_MS = 60_000;
/** `npm run test:long` sets more. */
const RACES = Number(process.env['HISTORIES'] ?? 500);

/** Lets so many writes happen and nothing after them. */
function deathAfter(writes: number): Pause & { readonly hasHappened: () => boolean } {
  let written = 0;
  let hasDied = false;
  return {
    before: () => {
      hasDied ||= written >= writes;
      return hasDied ? Promise.reject(new Error('the process died')) : Promise.resolve();
    },
    wrote: () => {
      written += 1;
    },
    hasHappened: () => hasDied,
  };
}

type Services = ReturnType<PeopleHouse['through']>;

interface Change {
  readonly what: string;
  readonly from: GivenRole;
  /** Null deletes. */
  readonly to: GivenRole | null;
  /** Whether Ann makes it herself, by the link of an invitation. */
  readonly isByLink?: true;
  /** How often something is written: the points to cut at lie before, between and behind them. */
  readonly writes: number;
}

const CHANGES: readonly Change[] = [
  { what: 'Make Admin', from: 'user', to: 'admin', writes: 3 },
  { what: 'Make Chef', from: 'user', to: 'chef', writes: 3 },
  { what: 'Accept an invitation', from: 'user', to: 'chef', writes: 3, isByLink: true },
  { what: 'Remove Admin', from: 'admin', to: 'user', writes: 3 },
  { what: 'Make Chef of an admin', from: 'admin', to: 'chef', writes: 3 },
  { what: 'Delete User', from: 'user', to: null, writes: 6 },
  { what: 'Delete User of an admin', from: 'admin', to: null, writes: 6 },
];

const RECOVERIES: readonly (readonly [string, (services: Services, change: Change) => Promise<unknown>])[] = [
  ['a repeat of the call', make],
  ['the tick', (services) => services.tick()],
  ['the opening of All Users', (services) => services.openAllUsers()],
];

const CASES = CHANGES.flatMap((change) =>
  Array.from({ length: change.writes }, (_, cut) => cut + 1).flatMap((cut) =>
    RECOVERIES.map(([name, recover]) => ({ ...change, change, cut, name, recover })),
  ),
);

function make(services: Services, { to, isByLink }: Change): Promise<unknown> {
  if (isByLink) return services.accept('ann');
  return to === null ? services.remove('ann') : services.setRole('ann', to);
}

describe('an interrupted change', () => {
  it.each(CASES)(
    '$what after write $cut of $writes: grants nobody more, and is completed by $name',
    async ({ change, cut, writes, recover }) => {
      const house = new PeopleHouse(change.from);
      const death = deathAfter(cut);
      await make(house.through(death), change).catch(() => undefined);
      expect(death.hasHappened()).toBe(cut < writes);
      expect(await house.unfinished()).toHaveLength(cut < writes ? 1 : 0);

      const entered = await house.through().enter('ann');
      if (change.to === null) {
        expect(entered.status).toBe('refused');
        expect(await house.through().register('ann')).toMatchObject({ status: 'refused' });
        expect(house.record('ann')).toBeNull();
      } else {
        const role = cut === 1 ? lowerRole(change.from, change.to) : change.to;
        expect(entered).toMatchObject({ value: { role } });
      }

      house.nowMs += MINUTE_MS;
      await recover(house.through(), change);
      expect(await house.problems()).toEqual([]);
      expect(house.record('ann')?.role ?? null).toBe(change.to);
      expect(house.accounts.accounts.has('ann')).toBe(change.to !== null);
      expect(house.store.audit).toHaveLength(change.isByLink ? 2 : 1);
      if (change.to === null) {
        expect(JSON.stringify([...house.store.documents.values()])).not.toContain('ann@example.com');
      }
    },
  );

  it('is left to its call while it is young', async () => {
    const house = new PeopleHouse('user');
    await expect(house.through(deathAfter(1)).setRole('ann', 'chef')).rejects.toThrow('died');
    await house.through().tick();
    expect(await house.unfinished()).toMatchObject([
      { kind: 'role', uid: 'ann', role: 'chef', email: 'ann@example.com' },
    ]);
  });

  it('is completed by the tick although another one fails', async () => {
    const house = new PeopleHouse('user');
    const services = house.through(deathAfter(1));
    await expect(services.setRole('ann', 'chef')).rejects.toThrow('died');
    await expect(house.through(deathAfter(1)).setRole('boss', 'admin')).resolves.toMatchObject({ status: 'done' });
    house.store.put('pendingChanges/gone', {
      kind: 'deletion',
      uid: 'gone',
      email: 'gone@example.com',
      startedAtMs: 0,
    });
    const remove = house.accounts.remove.bind(house.accounts);
    house.accounts.remove = (uid) => (uid === 'gone' ? Promise.reject(new Error('Auth is away')) : remove(uid));
    house.nowMs += MINUTE_MS;
    expect(await house.through().tick()).toMatchObject({
      changes: {
        finished: [{ uid: 'ann' }],
        failed: [{ change: { uid: 'gone' }, error: { message: 'Auth is away' } }],
      },
    });
    expect(await house.unfinished()).toMatchObject([{ uid: 'gone' }]);
  });

  it('costs one read a tick when there is none', async () => {
    const house = new PeopleHouse('user');
    let reads = 0;
    const counting: Pause = {
      before: () => {
        reads += 1;
        return Promise.resolve();
      },
      wrote: () => expect.fail('an idle tick writes nothing'),
    };
    await house.through(counting).tick();
    expect(reads).toBe(1);
  });

  it('of a deletion completes that one, and spares the new account with its address', async () => {
    const house = new PeopleHouse('user');
    await expect(house.through(deathAfter(5)).remove('ann')).rejects.toThrow('died');
    const account = house.accounts.accounts.get('boss');
    house.accounts.accounts.set('anew', { ...account, uid: 'anew', email: 'ann@example.com', role: 'user' } as never);
    expect(await house.through().remove('ann')).toMatchObject({ value: { deletedCount: 1 } });
    expect(house.accounts.accounts.has('anew')).toBe(true);
    expect(await house.unfinished()).toEqual([]);
  });
});

describe('claims that grant more than the record, without a pending change', () => {
  it('are set to the record when All Users is opened', async () => {
    const house = new PeopleHouse('user');
    await house.accounts.setRole('ann', 'admin');
    expect(await house.through().enter('ann')).toMatchObject({ value: { role: 'user' } });
    await house.through().openAllUsers();
    expect(await house.problems()).toEqual([]);
  });

  it('make a plain user of a new registration, uncounted as an admin, and are corrected by the tick', async () => {
    const house = new PeopleHouse('admin');
    await house.through().remove('ann');
    house.accounts.accounts.set('ann', { ...house.accounts.accounts.get('boss'), uid: 'ann' } as never);
    house.accounts.accounts.set('ann', { ...house.accounts.accounts.get('ann'), email: 'ann@example.com' } as never);
    expect(await house.through().register('ann')).toMatchObject({ status: 'done' });
    expect(house.record('ann')?.role).toBe('user');
    house.nowMs += MINUTE_MS;
    await house.through().tick();
    expect(await house.problems()).toEqual([]);
  });
});

describe('racing changes', { timeout: 600_000 }, () => {
  /** Plays calls on one house in an order that fast-check chooses, step by step, then lets the tick finish. */
  async function race(
    scheduler: fc.Scheduler,
    annsRole: GivenRole,
    calls: (services: Services, house: PeopleHouse) => readonly Promise<unknown>[],
  ): Promise<PeopleHouse> {
    const house = new PeopleHouse(annsRole);
    const services = house.through({
      before: () => scheduler.schedule(Promise.resolve()),
      wrote: () => undefined,
    });
    await scheduler.waitFor(Promise.all(calls(services, house)));
    house.nowMs += MINUTE_MS;
    await house.through().tick();
    return house;
  }

  const holds = (property: (scheduler: fc.Scheduler) => Promise<void>): Promise<void> =>
    fc.assert(fc.asyncProperty(fc.scheduler(), property), { numRuns: RACES });

  it('leave one admin when two demote each other', () =>
    holds(async (scheduler) => {
      const house = await race(scheduler, 'admin', ({ setRole }) => [
        setRole('ann', 'user', 'boss'),
        setRole('boss', 'user', 'ann'),
      ]);
      expect(await house.problems()).toEqual([]);
      const roles = ['ann', 'boss'].map((uid) => house.record(uid)?.role);
      expect(new Set(roles)).toEqual(new Set(['admin', 'user']));
    }));

  it('leave one admin when two delete each other', () =>
    holds(async (scheduler) => {
      const house = await race(scheduler, 'admin', ({ remove }) => [remove('ann', 'boss'), remove('boss', 'ann')]);
      expect(await house.problems()).toEqual([]);
      expect(house.accounts.accounts.size).toBe(1);
    }));

  it('leave no user when a promotion meets a deletion', () =>
    holds(async (scheduler) => {
      const house = await race(scheduler, 'user', ({ setRole, remove, register }) => [
        setRole('ann', 'admin'),
        remove('ann'),
        register('ann'),
      ]);
      expect(await house.problems()).toEqual([]);
      expect(house.record('ann')).toBeNull();
    }));

  it('give the role of an invitation to one of two who accept it', () =>
    holds(async (scheduler) => {
      const house = await race(scheduler, 'user', ({ accept }, { add }) => {
        add('bob', 'user');
        return [accept('ann'), accept('bob')];
      });
      expect(await house.problems()).toEqual([]);
      expect(new Set(['ann', 'bob'].map((uid) => house.record(uid)?.role))).toEqual(new Set(['chef', 'user']));
    }));

  it('give no role by an invitation once its maker is demoted', () =>
    holds(async (scheduler) => {
      const house = await race(scheduler, 'admin', ({ accept, setRole }, { add }) => {
        add('bob', 'user');
        return [setRole('boss', 'user', 'ann').then(() => accept('bob')), setRole('bob', 'user')];
      });
      expect(await house.problems()).toEqual([]);
      expect(house.record('bob')?.role).toBe('user');
    }));

  it('leave no user when an acceptance meets a deletion', () =>
    holds(async (scheduler) => {
      const house = await race(scheduler, 'user', ({ accept, remove }) => [accept('ann'), remove('ann')]);
      expect(await house.problems()).toEqual([]);
      expect(house.record('ann')).toBeNull();
    }));

  it('leave record and claims equal when roles of one person change concurrently', () =>
    holds(async (scheduler) => {
      const house = await race(scheduler, 'user', ({ setRole, openAllUsers }) => [
        setRole('ann', 'admin'),
        setRole('ann', 'chef'),
        setRole('ann', 'user'),
        openAllUsers(),
      ]);
      expect(await house.problems()).toEqual([]);
    }));
});
