import { searchTermsOf } from '@foodhouse/domain';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SearchRenewal } from './services/menu/renew-search.ts';
import { openTimedHouse, type TimedHouse } from './testing/timed-house.ts';
import { runTick } from './triggers/tick.ts';

vi.spyOn(logger, 'write').mockReturnValue();
const HOUR_MS = 3_600_000;
/** More than one run looks through. */
const FOODS = 230;

/** As builds stored it: before there was a map, and with other words in it. */
const OLD_FOODS = { 'food-3': FieldValue.delete(), 'food-7': { ramen: true }, 'food-229': FieldValue.delete() };

async function found(house: TimedHouse, collection: string, typed: string): Promise<readonly string[]> {
  const terms = searchTermsOf(typed);
  const query = terms.reduce(
    (rest, term) => rest.where(new FieldPath('search', term), '==', true),
    house.db.collection(collection).limit(300),
  );
  return (await query.get()).docs.map(({ id }) => id);
}

it('what another build has stored is found within minutes of a deployment, and nothing is written again', async () => {
  const house = await openTimedHouse({ projectId: 'demo-search', foods: FOODS, portions: 9, customers: 2 });
  onTestFinished(house.stop);
  const { db, ports } = house;
  await Promise.all(
    Object.entries(OLD_FOODS).map(([id, search]) => db.doc(`foods/${id}`).update({ name: 'Bœuf pho', search })),
  );
  await db.doc('users/customer-1').update({ displayName: 'Zoë', search: FieldValue.delete() });
  await db.doc('users/guest').set({ role: 'guest' });
  const before = (await db.doc('foods/food-1').get()).updateTime;
  expect(await ports.searchBook.outdated()).toBe(4);
  const renewal = new SearchRenewal();
  const minute = async (): Promise<void> => {
    house.moveTo(house.nowMs() + 60_000);
    await runTick(async () => ports, renewal);
  };
  await minute();
  await minute();
  await minute();
  expect(await found(house, 'foods', 'boeuf')).toEqual(Object.keys(OLD_FOODS).toSorted());
  expect(await found(house, 'users', 'zoe')).toEqual(['customer-1']);
  expect(await ports.searchBook.outdated()).toBe(0);
  expect((await db.doc('foods/food-1').get()).updateTime).toEqual(before);

  await house.billed();
  await minute();
  const quiet = await house.billed();
  expect(quiet.filter(({ writes }) => writes > 0)).toEqual([]);
  await db.doc('foods/food-3').update({ search: { of: true } });
  house.moveTo(house.nowMs() + HOUR_MS);
  await minute();
  expect(await found(house, 'foods', 'boeuf')).toContain('food-3');
});

it('a food that is saved meanwhile keeps what was saved', async () => {
  const house = await openTimedHouse({ projectId: 'demo-search-race', foods: 1, portions: 9, customers: 0 });
  onTestFinished(house.stop);
  const { db, ports } = house;
  await db.doc('foods/food-0').update({ search: FieldValue.delete() });
  const [renewing] = await Promise.all([
    ports.searchBook.renew({ of: 'foods', after: null }, 200),
    db.doc('foods/food-0').update({ name: 'Saved meanwhile' }),
  ]);
  expect(renewing.next).toEqual({ of: 'users', after: null });
  expect((await db.doc('foods/food-0').get()).get('name')).toBe('Saved meanwhile');
});
