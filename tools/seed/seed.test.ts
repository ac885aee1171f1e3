import { decideMove, judgeWaiting, ORDER_STATUSES } from '@foodhouse/domain';
import { DEMO_ACCOUNTS } from '@foodhouse/domain/demo';
import { describe, expect, it } from 'vitest';
import { pictureFiles } from '../../web/prerender/pictures.ts';
import { lifeOf } from './order-life.ts';
import { DEMO_FOODS, pictureAddress } from './foods.ts';
import { PROFILE_NAMES, profileNamed } from './house-profiles.ts';

const NOW_MS = Date.UTC(2026, 5, 1, 12);

describe.each(PROFILE_NAMES.filter((name) => name !== 'empty'))('an order of the %s demo house', (name) => {
  const profile = profileNamed(name) ?? expect.fail(`no profile ${name}`);
  const lives = profile.orders.map((order) => lifeOf(order, NOW_MS, profile));

  it.each(lives)('has the events of its life: $order.id', ({ order, events, actors }) => {
    expect(events[0]).toMatchObject({ from: null, to: 'pending', atMs: order.createdAtMs });
    expect(events.at(-1)).toMatchObject({ to: order.status, atMs: order.updatedAtMs });
    expect(events.slice(1).map(({ from }) => from)).toEqual(events.slice(0, -1).map(({ to }) => to));
    expect(events.map(({ atMs }) => atMs)).toEqual(events.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
    expect(order.updatedAtMs).toBeLessThan(NOW_MS);
    const timeOf = (status: string): number | null => events.find(({ to }) => to === status)?.atMs ?? null;
    expect([order.acceptedAtMs, order.deliveredAtMs]).toEqual([timeOf('approved'), timeOf('delivered')]);
    expect(actors.map(({ to, atMs }) => [to, atMs])).toEqual(events.slice(1).map(({ to, atMs }) => [to, atMs]));
  });

  it.each(lives)('was changed only by people who may: $order.id', ({ order, events, actors }) => {
    for (const [index, { from, to, byRole }] of events.slice(1).entries()) {
      const decided =
        from &&
        byRole !== 'system' &&
        decideMove({ ...order, status: from }, { request: 'change', to }, [byRole], NOW_MS).status;
      expect(decided).toBe('allowed');
      expect(DEMO_ACCOUNTS.find(({ uid }) => uid === actors[index]?.byUid)?.role).toBe(byRole);
    }
  });

  it('exists in every status; the kitchen has a late one and an almost late one', () => {
    expect(new Set(lives.map(({ order }) => order.status))).toEqual(new Set(ORDER_STATUSES));
    const waiting = lives.filter(({ order }) => order.status === 'approved');
    expect(waiting.map(({ order }) => judgeWaiting(NOW_MS - (order.acceptedAtMs ?? NOW_MS)))).toEqual([
      'late',
      'warning',
    ]);
  });
});

it('every demo food has a picture that the site ships', () => {
  const pictures = pictureFiles();
  expect(DEMO_FOODS.filter((food) => !pictures.has(pictureAddress(food)))).toEqual([]);
});
