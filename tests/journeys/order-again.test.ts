import { anOrder } from '@foodhouse/domain/testing';
import type { Food, OrderLine } from '@foodhouse/domain';
import { expect } from 'vitest';
import { database, removeFood } from '../../local/house.ts';
import { expectUsable } from '../support/axe.ts';
import { it, PHONE } from '../support/journey.ts';
import { untilAllMenusHave, untilOnMenu } from '../support/menu.ts';

const lineOf = ({ id, name, priceMinor }: Food): OrderLine => {
  const [line] = anOrder({ foodId: id, foodName: name, priceMinor }).lines;
  if (!line) throw new Error('expected a line');
  return { ...line, quantity: 2, totalMinor: 2 * priceMinor };
};

it('an order of last week is ordered again at what it costs today, without what has left the menu', async ({
  aPerson,
  putFood,
  putOrder,
  signInAs,
}) => {
  const put = (): Promise<Food> => putFood({ quantity: 9, createdAtMs: 1 }); // in the past: on the first page of the menu
  const [stays, leaves, person] = await Promise.all([put(), put(), aPerson()]);
  await untilOnMenu(stays);
  const before = await putOrder('delivered', {
    userId: person.uid,
    user: person.email,
    foodId: stays.id,
    foodName: stays.name,
    lines: [lineOf(stays), lineOf(leaves)],
    priceMinor: 3800,
  });
  await removeFood(leaves);
  await database().doc(`foods/${stays.id}`).update({ priceMinor: 1100, updatedAt: new Date() });
  await untilAllMenusHave(Date.now());
  const { page } = await signInAs(person, '/dashboard/myorders?status=delivered', { screen: PHONE, hasTouch: true });
  await page.getByRole('link', { name: new RegExp(`^Order again: .*token ${before.token}$`) }).tap();
  await page.waitForURL('**/inventory');
  const dialog = page.getByRole('dialog', { name: 'Your basket' });
  await dialog.getByText('No longer on the menu.').waitFor();
  await dialog.getByText('The price is $11.00 now; it was $9.50.').waitFor();
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Take $11.00' }).tap();
  await dialog
    .getByRole('button', { name: `Remove: ${leaves.name}` })
    .first()
    .tap();
  await dialog.getByText('Total $22.00').waitFor();
  await dialog.getByRole('button', { name: 'Confirm' }).tap();
  await page.getByText('Your order is Confirm').waitFor();
  const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
  const placed = docs.filter(({ id }) => id !== before.id).map((order) => order.get('lines') as readonly OrderLine[]);
  expect(placed).toMatchObject([[{ foodId: stays.id, quantity: 2, eachMinor: 1100, totalMinor: 2200 }]]);
});
