import { DELETED_USER, onlyLineOf } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { createTheme } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { ContactName } from '../details/order-contact.tsx';
import { OrderTable } from './order-table.tsx';

vi.mock('../../../data/use-signed-in-user.ts', () => ({ useSignedInUser: () => ({ role: 'admin' }) }));
vi.mock('../../../data/use-live.ts', () => ({
  useLiveDocument: () => ({
    status: 'ready',
    value: { item: { name: 'Ida', phone: '030 1234', address: null, expiresAtMs: 0 }, isFresh: true },
  }),
}));

beforeAll(async () => {
  await import('../../../ui/data-table/table-toolbar.tsx'); // preloaded, since its modules take longer than a test may wait
}, 60_000);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  [false, ['Download as CSV', 'Download lines of 2 orders as CSV', 'Print']],
  [true, ['Download as CSV', 'Print']],
])('exports lines, and says of how many orders, once they are known: first rows %s', async (isFirst, items) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  render(<OrderTable label="Orders" orders={[anOrder({ id: 'a' }), anOrder({ id: 'b' })]} isFirst={isFirst} />);
  await act(async () => {
    fireEvent.click(screen.getByText('Sort, filter, export')); // starts loading the tools
  });
  fireEvent.click(await screen.findByText('Export'));
  await screen.findByText('Print');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(items);
});

it.each([
  ['customer', 'Cancelled'],
  ['not-answered', 'Not answered'],
  ['no-connection', 'Not answered'],
  [null, 'Reject'],
] as const)('calls an order that ended by %s: %s', (rejectCode, label) => {
  render(<OrderTable label="Orders: Reject" orders={[anOrder({ status: 'reject', rejectCode })]} />);
  expect(document.querySelector('td[data-label="Status"]')?.textContent).toBe(label);
});

it('says with tools too how long an order waits', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  const orders = [12, 3].map((minutes) =>
    anOrder({ id: `${minutes}`, foodName: `Tea ${minutes}`, createdAtMs: Date.now() - minutes * 60_000 - 5000 }),
  );
  render(<OrderTable label="Orders" orders={orders} kind="deciding" />);
  await act(async () => {
    fireEvent.click(screen.getByText('Sort, filter, export'));
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Wait/ }));
  const cells = (label: string) =>
    [...document.querySelectorAll(`td[data-label="${label}"]`)].map(({ textContent }) => textContent);
  expect([cells('Wait'), cells('Food'), cells('Ordered')]).toEqual([
    ['waits 3 min', 'waits 12 min'],
    ['Tea 3', 'Tea 12'],
    [],
  ]);
});

it('has what was chosen and asked for in the row of an order that waits', () => {
  const order = anOrder({ note: 'Ring twice' });
  const { rerender } = render(<OrderTable label="Orders" orders={[order]} kind="deciding" />);
  screen.getByText('“Ring twice”');
  rerender(<OrderTable label="Orders" orders={[order]} />);
  expect(screen.queryByText('“Ring twice”')).toBeNull();
});

it('has every food of an order that waits with its number, of many the last by a press', () => {
  const tea = onlyLineOf(anOrder({ foodName: 'Tea' }));
  const lines = [1, 3, 12, 2, 4, 5, 6].map((quantity) => ({ ...tea, name: `Tea ${quantity}`, quantity }));
  const waits = (count: number) =>
    anOrder({ id: `${count}`, foodName: 'Tea 1 and more', lines: lines.slice(0, count) });
  const { rerender } = render(<OrderTable label="Orders" orders={[waits(3)]} kind="deciding" />);
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
  expect(shown()).toEqual(['1 × Tea 1', '3 × Tea 3', '12 × Tea 12']);
  expect(screen.queryByText(/and more/)).toBeNull(); // the first food opens the details
  expect(screen.getByRole('button', { name: /^What happened to/ }).textContent).toBe('Tea 1');
  rerender(<OrderTable label="Orders" orders={[waits(7)]} kind="deciding" />);
  expect(shown()).not.toContain('6 × Tea 6');
  fireEvent.click(screen.getByRole('button', { name: 'and 3 more' }));
  expect(shown()).toContain('6 × Tea 6');
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
});

describe('in a house with a name', () => {
  beforeEach(() => {
    learnHouseFace({ name: 'Harbour', address: '', phone: '' });
  });
  afterEach(() => {
    learnHouseFace(null);
  });

  it('the row of an order that waits begins with how it is served, and says also a single food with its number', () => {
    const order = anOrder({ foodName: 'Tea', fulfilment: { kind: 'table', table: { name: 'Table 7' } } });
    const { rerender } = render(<OrderTable label="Orders" orders={[order]} kind="deciding" />);
    const food = () => document.querySelector('td[data-label="Food"]')?.textContent;
    expect(food()).toBe('Table 7 · $9.501 × Tea ');
    rerender(<OrderTable label="Orders" orders={[order]} kind="deciding" isFirst />); // its lines are not known yet
    expect(food()).toMatch(/^Tea/);
    rerender(<OrderTable label="Orders" orders={[order]} kind="due" />);
    expect(food()).toMatch(/^Tea/);
  });

  it('all cells of a row that is decided begin at its top', () => {
    render(<OrderTable label="Orders" orders={[anOrder()]} kind="deciding" action={() => 'Accept'} />);
    const cells = [...document.querySelectorAll('td')];
    expect(new Set(cells.map((cell) => getComputedStyle(cell).verticalAlign))).toEqual(new Set(['top']));
  });
});

it('a house without a name says a single food without a number', () => {
  render(<OrderTable label="Orders" orders={[anOrder({ foodName: 'Tea' })]} kind="deciding" />);
  expect(document.querySelector('td[data-label="Food"]')?.textContent).toMatch(/^Tea/);
});

it.each([
  ['deciding', 'absolute'],
  ['due', 'absolute'],
  ['plain', ''],
] as const)('has no line for an email on a phone, where something is to be done: %s', (kind, position) => {
  vi.stubGlobal('innerWidth', 390);
  render(<OrderTable label="Orders" orders={[anOrder({ user: 'ann@example.com' })]} kind={kind} />);
  expect(getComputedStyle(screen.getByText('ann@example.com')).position).toBe(position);
});

it('says to its reader that they ordered as a guest', () => {
  render(<OrderTable label="Orders" orders={[anOrder({ user: '' })]} isOwn />);
  screen.getByText('you, as a guest');
});

it('has the name and the phone of a guest, whom the house can call', () => {
  render(
    <OrderTable label="Orders" orders={[anOrder({ user: '', hasContact: true }), anOrder({ id: 'b', user: '' })]} />,
  );
  const phone = screen.getByRole('link', { name: '030 1234' });
  expect(phone.parentElement?.textContent).toBe('Ida · 030 1234');
  expect(getComputedStyle(phone).color).toBe(createTheme().palette.primary.main); // in the dark, too, it can be read
  screen.getByText('a guest');
});

it('keeps a phone number on one line, whatever is around it', () => {
  render(
    <ContactName order={anOrder({ user: '', hasContact: true })} hasPhone>
      a guest
    </ContactName>,
  );
  expect(getComputedStyle(screen.getByRole('link', { name: '030 1234' })).whiteSpace).toBe('nowrap');
});

it.each([
  ['pending', 1],
  ['approved', 1],
  ['delivered', 0],
  ['reject', 0],
] as const)('says of a deleted account that nobody will come while its order is open: %s', (status, times) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  render(<OrderTable label="Orders" orders={[anOrder({ status, user: DELETED_USER })]} />);
  expect(screen.queryAllByText('Nobody will come')).toHaveLength(times);
});

it.each([
  [{ kind: 'pickup' }, 'Nobody will come'],
  [{ kind: 'table', table: { name: 'Table 4' } }, 'The account was deleted. The guest is at the table.'],
  [{ kind: 'delivery', area: { id: 'city', name: 'Old town' } }, 'The account was deleted.'],
] as const)('says of a deleted account where its guest is: %j', (fulfilment, words) => {
  render(<OrderTable label="Orders" orders={[anOrder({ fulfilment, user: DELETED_USER })]} />);
  screen.getByText(words);
});
