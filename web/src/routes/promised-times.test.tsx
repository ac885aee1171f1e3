import { anOrder } from '@foodhouse/domain/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../test/render-screen.tsx';

const at = Date.now() + 22 * 60_000;
const accepted = anOrder({
  id: 'accepted',
  foodName: 'Ramen',
  status: 'approved',
  acceptedAtMs: Date.now(),
  promisedAtMs: at,
  firstPromisedAtMs: at,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('in a house that promises times', () => {
  it('a guest reads the time of what is under way', async () => {
    await renderScreen('/dashboard/myorders', { role: 'user', orders: [accepted] });
    const region = await screen.findByRole('region', { name: 'Under way' });
    expect(await within(region).findByText('in 22 min')).toBeDefined();
  });

  it('a guest reads the newest first, and what was ordered on demand', async () => {
    const sooner = anOrder({ id: 'sooner', foodName: 'Pho', status: 'approved', promisedAtMs: at - 60_000 });
    const [line] = sooner.lines;
    if (!line) throw new Error('expected a line');
    const orders = [accepted, { ...sooner, createdAtMs: at, lines: [{ ...line, quantity: 2 }] }];
    await renderScreen('/dashboard/myorders', { role: 'user', orders });
    const region = await screen.findByRole('region', { name: 'Under way' });
    const cards = [...region.querySelectorAll('[data-under-way]')];
    expect(cards.map((card) => card.getAttribute('data-under-way'))).toEqual(['sooner', 'accepted']);
    // Also of one portion beside another card, so that no card ends empty.
    const folded = within(region)
      .getAllByText('Items')
      .map((said) => said.closest('details'));
    expect(folded.map((part) => [part?.open, part?.textContent])).toEqual([
      [false, expect.stringContaining('2 ×')],
      [false, expect.stringContaining('1 ×')],
    ]);
  });

  it('an admin reads at Accept what it promises', async () => {
    await renderScreen('/dashboard/orderlist', { role: 'admin', orders: [anOrder({ prepMinutes: 20 })] });
    const row = await screen.findByRole('table', { name: 'Orders: Pending' });
    expect(await within(row).findByRole('button', { name: /^Accept .*\d\d:\d\d: Pho, token K7M2QX$/ })).toBeDefined();
    expect(within(row).getByRole('button', { name: /^Reject/ })).toBeDefined();
  });

  it('an admin says on accepted rows that an order is late', async () => {
    await renderScreen('/dashboard/orderlist?status=approved', { role: 'admin', orders: [accepted] });
    expect(await screen.findByRole('button', { name: 'Running late: Ramen, token K7M2QX' })).toBeDefined();
  });

  it('an admin reads first among accepted orders what is due first', async () => {
    const sooner = anOrder({ id: 'sooner', foodName: 'Pho', status: 'approved', promisedAtMs: at - 60_000 });
    await renderScreen('/dashboard/orderlist?status=approved', { role: 'admin', orders: [accepted, sooner] });
    const table = await screen.findByRole('table', { name: 'Orders: Accepted' });
    const rows = [...table.querySelectorAll('[data-order]')];
    expect(rows.map((row) => row.getAttribute('data-order'))).toEqual(['sooner', 'accepted']);
    expect(within(table).getByRole('columnheader', { name: 'Due' })).toBeDefined();
    expect(await within(table).findByText('in 21 min')).toBeDefined();
  });

  it('a ticket of the kitchen has the time in its head', async () => {
    await renderScreen('/dashboard/kitchen', { role: 'chef', orders: [accepted] });
    const ticket = await screen.findByRole('article', { name: 'Ramen, token K7M2QX' });
    expect(ticket.textContent).toMatch(/^1?.*\d\d:\d\d on timein (21|22) min/);
  });

  it.each([
    ['nearly due', 14, 2, /^1?.*\d\d:\d\d soonin 2 min/],
    ['late', 40, -25, /^1?.*\d\d:\d\d 25 min late/],
  ])('a ticket that is %s says what its minutes are', async (_, since, left, head) => {
    const now = Date.now();
    const promisedAtMs = now + left * 60_000 - 1000;
    const acceptedAtMs = now - since * 60_000;
    await renderScreen('/dashboard/kitchen', { role: 'chef', orders: [{ ...accepted, acceptedAtMs, promisedAtMs }] });
    const ticket = await screen.findByRole('article', { name: 'Ramen, token K7M2QX' });
    expect(ticket.textContent.replace(/^1(?=\d\d:)/, '')).toMatch(head);
  });
});

describe('in a house that promises nothing', () => {
  it('Accept is as it was, and accepted rows have no column of actions', async () => {
    await renderScreen('/dashboard/orderlist', { role: 'admin', orders: [anOrder()] });
    const accept = await screen.findByRole('button', { name: 'Accept Pho, token K7M2QX' });
    expect(accept.textContent).toBe('Accept');
    expect(screen.queryByRole('button', { name: /change them/ })).toBeNull();
  });

  it('accepted rows have no column of actions', async () => {
    await renderScreen('/dashboard/orderlist?status=approved', {
      role: 'admin',
      orders: [anOrder({ status: 'approved' })],
    });
    const table = await screen.findByRole('table', { name: 'Orders: Accepted' });
    expect(within(table).queryByText('Action')).toBeNull();
  });
});
