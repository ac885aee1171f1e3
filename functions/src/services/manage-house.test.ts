import { DEFAULT_SETTINGS, type HouseSettings } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { readHouse, saveHouse, type ManageHousePorts } from './manage-house.ts';
import { placeOrder } from './place-order.ts';
import { ANN, BOSS, countingIds, fixedClock } from './testing/fakes.ts';
import { MemoryStore } from './testing/memory-store.ts';

const BERLIN: HouseSettings = {
  version: 0,
  timeZone: 'Europe/Berlin',
  dayStart: '05:00',
  tax: { isInclusive: true, rates: [{ id: 'full', name: 'VAT', share: 19_000 }] },
  voucher: null,
};

function house(): { store: MemoryStore; ports: ManageHousePorts } {
  const store = new MemoryStore();
  let kept = DEFAULT_SETTINGS;
  const know = (settings: HouseSettings): void => {
    kept = settings;
  };
  return { store, ports: { unitOfWork: store, clock: fixedClock, houseBook: { settings: async () => kept, know } } };
}

describe('the settings of the house', () => {
  it('are those of a house that has set nothing, until an admin saves others', async () => {
    const { store, ports } = house();
    expect(await readHouse(ports)).toMatchObject({ value: { version: 0, timeZone: 'UTC', tax: { rates: [] } } });
    expect(await saveHouse(ports, BOSS, BERLIN)).toEqual({ status: 'done', value: { ...BERLIN, version: 1 } });
    expect(await readHouse(ports)).toMatchObject({ value: { version: 1 } });
    expect(store.audit).toMatchObject([{ action: 'house.settings', byUid: 'boss' }]);
  });

  it('are not overwritten by somebody who saw older ones, and saved once', async () => {
    const { store, ports } = house();
    store.losesAnswer = true;
    await saveHouse(ports, BOSS, BERLIN);
    const late = { ...BERLIN, dayStart: '06:00' };
    expect(await saveHouse(ports, BOSS, late)).toMatchObject({ reason: 'SETTINGS_CHANGED', details: { version: 1 } });
    expect([store.commits, store.get<HouseSettings>('house/settings')?.dayStart]).toEqual([1, '05:00']);
  });

  it('give an order its business day and its tax', async () => {
    const { store, ports } = house();
    store.put('foods/pho', aFood({ priceMinor: 1190 }));
    await saveHouse(ports, BOSS, BERLIN);
    const request = { foodId: 'pho', userId: 'ann', priceMinor: 1190 };
    // 04:59 in Berlin.
    const clock = { nowMs: () => Date.UTC(2026, 5, 2, 2, 59) };
    const placed = await placeOrder(
      { ...ports, clock, ids: countingIds() },
      { caller: ANN, request, idempotencyKey: null },
    );
    expect(placed).toMatchObject({
      value: {
        businessDay: '2026-06-01',
        priceMinor: 1190,
        taxes: [{ share: 19_000, netMinor: 1000, taxMinor: 190 }],
        lines: [{ taxShare: 19_000 }],
      },
    });
  });
});
