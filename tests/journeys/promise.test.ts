import { orderEventFromDocument, orderFromDocument, timeWords, type Order } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { database, unique } from '../../local/house.ts';
import { PHONE, it } from '../support/journey.ts';

// The word given: from Accept with minutes to the guest who reads the time, and that it is later.

const MINUTE_MS = 60_000;
const MOST_MS = 2000;
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** As the pages write it: with its day, where midnight lies between. */
const clockOf = (atMs: number | null): string => timeWords(atMs ?? 0, Date.now(), timeZone);

async function stored(id: string): Promise<Order> {
  return orderFromDocument(id, (await database().doc(`orders/${id}`).get()).data() ?? {});
}

describe('a promise', () => {
  it('B3: the guest reads the accepted time within two seconds, then the later one and why; the first one stays', async ({
    signInAs,
    putOrder,
  }) => {
    const guest = await signInAs('user', '/dashboard/myorders', { screen: PHONE });
    const { uid: userId, email: user } = guest.person;
    const foodName = unique('Pho');
    const { id } = await putOrder('pending', { foodName, userId, user, prepMinutes: 20, createdAtMs: Date.now() });
    const [admin, chef] = await Promise.all([
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('chef', '/dashboard/kitchen'),
    ]);
    const card = guest.page.locator(`[data-under-way="${id}"]`);
    const news = guest.page.getByRole('region', { name: 'News of your orders' }).getByRole('listitem');
    await card.waitFor();

    await admin.page.getByRole('button', { name: `20 min: change them for ${foodName}` }).press('Enter');
    await admin.page.getByLabel('Minutes', { exact: true }).fill('25');
    await admin.page.getByLabel('Minutes', { exact: true }).press('Enter');
    await admin.page.getByRole('button', { name: `Undo: ${foodName}` }).waitFor();
    await card.getByText('Ready at').waitFor();
    const readAtMs = Date.now();
    const accepted = await stored(id);
    expect(readAtMs - (accepted.acceptedAtMs ?? 0)).toBeLessThan(MOST_MS);
    expect((accepted.promisedAtMs ?? 0) - (accepted.acceptedAtMs ?? 0)).toBe(25 * MINUTE_MS);
    await card.getByText(clockOf(accepted.promisedAtMs), { exact: true }).waitFor();
    await card.getByText('in 25 min').waitFor();
    await news.getByText(`Ready at ${clockOf(accepted.promisedAtMs)}.`).waitFor();

    const ticket = chef.page.getByRole('article', { name: foodName });
    await ticket.getByText(clockOf(accepted.promisedAtMs)).waitFor();
    // With the keyboard: tickets of other tests come and go, and the board moves under a mouse.
    await ticket.getByRole('button', { name: `Who ordered ${foodName}` }).press('Enter');
    await chef.page.getByRole('button', { name: `Running late: ${foodName}` }).click();
    await chef.page.getByRole('button', { name: 'We have our hands full' }).click();
    await chef.page.getByRole('button', { name: /^Tell the guest/ }).click();
    await card.getByText('Running late: ready at').waitFor();
    const laterAtMs = Date.now();
    const late = await stored(id);
    expect(laterAtMs - late.updatedAtMs).toBeLessThan(MOST_MS);
    expect([late.promisedAtMs, late.firstPromisedAtMs]).toEqual([
      (accepted.promisedAtMs ?? 0) + 10 * MINUTE_MS,
      accepted.promisedAtMs,
    ]);
    await card.getByText(clockOf(late.promisedAtMs), { exact: true }).waitFor();
    await card.locator('s').getByText(clockOf(accepted.promisedAtMs)).waitFor();
    await card.getByText('“We have our hands full”').waitFor();
    await news.getByText(/Running late: ready at/).waitFor();
    expect(await news.count()).toBe(1);

    const { docs } = await database().collection(`orders/${id}/events`).orderBy('at').get();
    expect(docs.map((event) => orderEventFromDocument(event.id, event.data()))).toMatchObject([
      { from: null, to: 'pending' },
      { to: 'approved', byRole: 'admin', promisedAtMs: accepted.promisedAtMs },
      { to: 'approved', byRole: 'chef', promisedAtMs: late.promisedAtMs, plusMinutes: 10 },
    ]);
    expect([guest, admin, chef].flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('is given by keys alone: the minutes, Accept, and taken back', async ({ signInAs, putOrder }) => {
    const foodName = unique('Pho');
    const { id } = await putOrder('pending', { foodName, prepMinutes: 20, createdAtMs: Date.now() });
    const { page, errors } = await signInAs('admin', '/dashboard/orderlist');
    const row = page.locator(`[data-order="${id}"]`);
    await row.getByRole('button', { name: /^Accept (?:\w{3} )?\d\d:\d\d: / }).focus();
    // The keys come after the page.
    await expect
      .poll(async () => {
        await page.keyboard.press('4');
        return row.getByRole('button', { name: `30 min: change them for ${foodName}` }).count();
      })
      .toBe(1);
    await page.keyboard.press('a');
    await row.getByRole('button', { name: `Undo: ${foodName}` }).waitFor();
    await page.keyboard.press('u');
    await row.locator('[data-act="approved"]:focus').waitFor();
    await page.keyboard.press('4');
    await page.keyboard.press('a');
    await row.waitFor({ state: 'detached' });
    const { promisedAtMs, acceptedAtMs } = await stored(id);
    expect((promisedAtMs ?? 0) - (acceptedAtMs ?? 0)).toBe(30 * MINUTE_MS);
    expect(errors).toEqual([]);
  });
});
