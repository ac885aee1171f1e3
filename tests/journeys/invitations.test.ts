import { expect } from 'vitest';
import { database, unique } from '../../local/house.ts';
import { visit } from '../../local/browser.ts';
import { acceptInvitation } from '../support/accept-invitation.ts';
import { it } from '../support/journey.ts';

it('an admin invites somebody, who signs up by the link and stands in the kitchen', async ({ signInAs, visitor }) => {
  const { page: admins } = await signInAs('admin', '/dashboard/allusers');
  await admins.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = admins.getByRole('dialog', { name: 'Invite someone' });
  const name = unique('Linh');
  await dialog.getByLabel('For whom (optional)').fill(name);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: /^Link for / }).inputValue();
  await dialog.getByRole('button', { name: new RegExp(`Withdraw: Chef, for .*${name}`) }).waitFor();

  const linh = await visitor();
  const asked: string[] = [];
  linh.page.on('request', (request) => asked.push(request.url()));
  const { pathname, hash } = new URL(link);
  const email = await acceptInvitation(linh.page, link, 'Linh');
  await linh.page.getByRole('link', { name: 'Stock' }).first().waitFor();

  const key = hash.slice(1);
  expect(asked.filter((address) => address.includes(key))).toEqual([]);
  const { docs } = await database().collection('users').where('email', '==', email).get();
  expect(docs.map((user) => user.get('role') as string)).toEqual(['chef']);

  // Whoever finds the link later.
  const other = await visitor();
  await visit(other.page, pathname + hash);
  await other.page.getByRole('heading', { name: 'This invitation was used' }).waitFor();
});

it('no button of the dialog moves when the invitations that wait arrive', async ({ signInAs }) => {
  const { page } = await signInAs('admin', '/dashboard/allusers');
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  const make = dialog.getByRole('button', { name: 'Make a link' });
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await make.click();
  await dialog.getByRole('textbox', { name: /^Link for / }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/api/invitations', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await make.click({ trial: true }); // it stands still
  const before = await make.boundingBox();
  answered.resolve(undefined);
  await dialog
    .getByRole('button', { name: /^Withdraw: / })
    .first()
    .waitFor();
  expect(await make.boundingBox()).toEqual(before);
});
