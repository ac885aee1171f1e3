import { DEFAULT_SETTINGS, type Food, type HouseSettings, type StoredChoiceGroup } from '@foodhouse/domain';
import { aFood, aPicture } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { beginHouse } from './begin-house.ts';
import { readHouse, saveHouse, type ManageHousePorts } from './manage-house.ts';
import { placeOrder } from '../ordering/place-order.ts';
import { restoreFood } from '../menu/manage-foods.ts';
import { ANN, BOSS, countingIds, fixedClock } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryPictures } from '../testing/memory-pictures.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const BERLIN: HouseSettings = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  dayStart: '05:00',
  tax: { isInclusive: true, rates: [{ id: 'full', name: 'VAT', share: 19_000 }] },
};

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test names the type of what it stored
function storedIn<T>({ documents }: MemoryStore, collection: string): readonly T[] {
  const found = [...documents].filter(([key]) => key.startsWith(`${collection}/`));
  return found.map(([, { value }]) => value as T);
}

function house(): { store: MemoryStore; ports: ManageHousePorts & { readonly pictureBook: MemoryPictures } } {
  const store = new MemoryStore();
  let kept = DEFAULT_SETTINGS;
  const know = (settings: HouseSettings): void => {
    kept = settings;
  };
  const menu = async (): Promise<readonly Food[]> =>
    storedIn<Food>(store, 'foods').filter(({ retiredAtMs }) => retiredAtMs === null);
  const ports = {
    unitOfWork: store,
    clock: fixedClock,
    catalogue: { menu },
    choiceBook: { groups: async () => storedIn<StoredChoiceGroup>(store, 'choiceGroups') },
    houseBook: { settings: async () => kept, know },
    tableBook: { know: () => undefined },
    pictureBook: new MemoryPictures(),
  };
  return { store, ports };
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

  it('keep the hours that a page of an earlier build does not name', async () => {
    const { store, ports } = house();
    const hours = { pickup: [{ days: [2], from: '11:00', to: '14:00' }] };
    const { hours: none, exceptions, ...older } = BERLIN;
    await saveHouse(ports, BOSS, { ...BERLIN, hours });
    await saveHouse(ports, BOSS, { ...older, version: 1, dayStart: '06:00' });
    expect(store.get('house/settings')).toMatchObject({ version: 2, dayStart: '06:00', hours, exceptions });
    await saveHouse(ports, BOSS, { ...older, version: 2, hours: none });
    expect(store.get<HouseSettings>('house/settings')?.hours).toEqual({});
  });

  it('have a sign that is there and square, and say what another one is', async () => {
    const { store, ports } = house();
    const { pictureBook } = ports;
    const kept = { type: 'image/webp', small: aPicture('small'), createdAtMs: 0, checkAtMs: 0 } as const;
    await pictureBook.keep('square', { ...kept, large: aPicture('large', 'image/webp', { width: 512, height: 512 }) });
    await pictureBook.keep('food', { ...kept, large: aPicture('large') });
    const save = (id: string, version = 0) =>
      saveHouse(ports, BOSS, {
        ...BERLIN,
        version,
        about: { name: 'Harbour', address: '', phone: '', sign: `/api/pictures/${id}` },
      });
    expect(await save('none')).toMatchObject({
      details: { fields: { 'about.sign': expect.stringContaining('is gone') } },
    });
    expect(await save('food')).toMatchObject({
      details: { fields: { 'about.sign': 'expected 512 × 512 pixels, got 1200 × 900' } },
    });
    expect(store.commits).toBe(0);
    expect(await save('square')).toMatchObject({ status: 'done' });
    await pictureBook.delete('square'); // it was asked once
    expect(await saveHouse(ports, BOSS, { version: 1, dayStart: '06:00' })).toMatchObject({ status: 'done' });
  });

  it('have their tables in the same version, apart from what anybody may read', async () => {
    const { store, ports } = house();
    const seven = { code: 'T7T7T7', name: 'Table 7' };
    const saved = await saveHouse(ports, BOSS, { ...BERLIN, services: ['pickup', 'table'], tables: [seven] });
    expect(saved).toMatchObject({ status: 'done', value: { version: 1, services: ['pickup', 'table'] } });
    expect(await saveHouse(ports, BOSS, { ...BERLIN, services: ['pickup', 'table'], tables: [seven] })).toEqual(saved);
    expect(JSON.stringify([store.get('house/settings'), saved])).not.toContain(seven.code);
    expect([store.commits, store.get('house/tables')]).toEqual([1, [seven]]);
    const { services: _unnamed, ...older } = BERLIN;
    await saveHouse(ports, BOSS, { ...older, version: 1, dayStart: '06:00' });
    expect(store.get('house/settings')).toMatchObject({ version: 2, services: ['pickup', 'table'] });
    expect(store.get('house/tables')).toEqual([seven]);
  });

  it('give an order its business day and its tax', async () => {
    const { store, ports } = house();
    store.put('foods/pho', aFood({ priceMinor: 1190 }));
    await saveHouse(ports, BOSS, BERLIN);
    const request = { foodId: 'pho', userId: 'ann', priceMinor: 1190 };
    // 04:59 in Berlin.
    const clock = { nowMs: () => Date.UTC(2026, 5, 2, 2, 59) };
    const placed = await placeOrder(
      { ...ports, orderBook: new MemoryHouse(store), clock, ids: countingIds() },
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

describe('a house whose first admin is made', () => {
  it('is not open yet, once, where it has set nothing and has no food', async () => {
    const { store, ports } = house();
    expect(await beginHouse(ports, BOSS)).toEqual({ status: 'done', value: true });
    expect(store.get('house/settings')).toMatchObject({ version: 1, notOpenYet: true });
    expect(await beginHouse(ports, BOSS)).toEqual({ status: 'done', value: true });
    expect(store.audit).toMatchObject([{ action: 'house.settings', byUid: 'boss' }]);
  });

  it('stays open with a food or a setting', async () => {
    const [withFood, withSetting] = [house(), house()];
    withFood.store.put('foods/pho', aFood());
    await saveHouse(withSetting.ports, BOSS, BERLIN);
    for (const { store, ports } of [withFood, withSetting]) {
      expect(await beginHouse(ports, BOSS)).toEqual({ status: 'done', value: false });
      expect(store.get<HouseSettings>('house/settings')?.notOpenYet ?? false).toBe(false);
    }
  });

  it('opens once it has a food, and a repeat of that finds it open', async () => {
    const { store, ports } = house();
    await beginHouse(ports, BOSS);
    const open = { version: 1, notOpenYet: false };
    expect(await saveHouse(ports, BOSS, open)).toMatchObject({
      reason: 'INVALID_FIELDS',
      details: { fields: { notOpenYet: 'expected a food on the menu before the house opens, got none' } },
    });
    store.put('foods/pho', aFood({ retiredAtMs: 1 }));
    expect(await saveHouse(ports, BOSS, open)).toMatchObject({ reason: 'INVALID_FIELDS' });
    store.put('foods/pho', aFood());
    for (let time = 0; time < 2; time += 1)
      expect(await saveHouse(ports, BOSS, open)).toMatchObject({ value: { version: 2, notOpenYet: false } });
    expect(store.audit).toHaveLength(2);
  });

  it('stays closed when a part of the settings is saved that does not name it', async () => {
    const { ports } = house();
    await beginHouse(ports, BOSS);
    expect(await saveHouse(ports, BOSS, { version: 1, timeZone: 'Europe/Berlin' })).toMatchObject({
      value: { notOpenYet: true },
    });
  });
});

describe('the currency of the house', () => {
  it('becomes that of the whole menu in the same commit, and of what is put back later', async () => {
    const { store, ports } = house();
    store.put('foods/pho', aFood({ priceMinor: 1190 }));
    store.put('foods/old', aFood({ id: 'old', retiredAtMs: 1 }));
    expect(await saveHouse(ports, BOSS, { ...BERLIN, currency: 'EUR' })).toMatchObject({ status: 'done' });
    expect(store.commits).toBe(1);
    expect(store.get<Food>('foods/pho')).toMatchObject({ priceMinor: 1190, currency: 'EUR' });
    expect(await restoreFood({ ...ports, ids: countingIds() }, 'old')).toMatchObject({ value: { currency: 'EUR' } });
    const request = { foodId: 'pho', userId: 'ann', priceMinor: 1190 };
    const call = { caller: ANN, request, idempotencyKey: null };
    const placed = await placeOrder({ ...ports, orderBook: new MemoryHouse(store), ids: countingIds() }, call);
    expect(placed).toMatchObject({ value: { priceMinor: 1190, currency: 'EUR' } });
  });

  it('stays as it is where a save names none, and is refused at its field while prices have other decimals', async () => {
    const { store, ports } = house();
    expect(await saveHouse(ports, BOSS, { ...BERLIN, currency: 'JPY' })).toMatchObject({ value: { currency: 'JPY' } });
    const { currency: _left, ...older } = { ...BERLIN, version: 1 };
    expect(await saveHouse(ports, BOSS, older)).toMatchObject({ value: { version: 2, currency: 'JPY' } });
    store.put('foods/pho', aFood({ priceMinor: 1190, currency: 'JPY' }));
    const refusal = await saveHouse(ports, BOSS, { ...BERLIN, version: 2, currency: 'KWD' });
    expect(refusal).toMatchObject({
      reason: 'INVALID_FIELDS',
      details: { fields: { currency: expect.stringContaining('JPY has 0 decimals, KWD 3') } },
    });
    expect(store.get<Food>('foods/pho')).toMatchObject({ currency: 'JPY' });
    expect(await saveHouse(ports, BOSS, { ...BERLIN, version: 2, currency: 'KRW' })).toMatchObject({ status: 'done' });
  });
});
