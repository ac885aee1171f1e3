import { toOrderDto, type Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { Receipt, receiptFrame, useLiveOrder } from './receipt.tsx';

let now: Order;
vi.mock('./live-order.ts', () => ({
  followOrder: (_id: string, tell: (order: Order) => void) => {
    tell(now);
    return () => undefined;
  },
}));

const ORDERED = anOrder({ id: 'o1', foodName: 'Ramen' });

function Placed(): React.JSX.Element {
  const order = toOrderDto(ORDERED);
  const live = useLiveOrder(order._id);
  return (
    <MemoryRouter>
      <TitledDialog {...receiptFrame(order, live)} actions={null} onClose={() => undefined}>
        <Receipt order={order} live={live} />
      </TitledDialog>
    </MemoryRouter>
  );
}

it('of an order that the house rejects meanwhile says why, and no longer that it was ordered', async () => {
  now = { ...ORDERED, status: 'reject', rejectReason: 'The oven is broken' };
  render(<Placed />);
  expect(screen.getByRole('heading', { name: 'Ordered: Ramen' })).toBeDefined();
  await screen.findByText('“The oven is broken”');
  expect(screen.getByRole('heading', { name: 'Not taken: Ramen' })).toBeDefined();
});

it('of an order that was taken back says that', async () => {
  now = { ...ORDERED, status: 'reject', rejectCode: 'customer' };
  render(<Placed />);
  await screen.findByRole('heading', { name: 'Cancelled: Ramen' });
});

it.each([
  [1, 'Your portion is back on the menu.'],
  [2, 'Your portions are back on the menu.'],
])('of %i rejected portions says what became of them', async (quantity, words) => {
  now = { ...ORDERED, status: 'reject', lines: ORDERED.lines.map((line) => ({ ...line, quantity })) };
  render(<Placed />);
  expect(await screen.findByText(words)).toBeDefined();
});

it('says where the order is fetched, while it is one to fetch', async () => {
  learnHouseFace({ name: 'Harbour', address: 'Uferstr. 12', phone: '' });
  now = ORDERED;
  render(<Placed />);
  expect((await screen.findByText(/^Pick up at/)).textContent).toBe('Pick up at Uferstr. 12');
  cleanup();
  now = { ...ORDERED, status: 'reject' };
  render(<Placed />);
  await screen.findByRole('heading', { name: 'Not taken: Ramen' });
  expect(screen.queryByText(/^Pick up at/)).toBeNull();
});

it('says what the order has, where nothing was remembered of it', async () => {
  now = { ...ORDERED, lines: ORDERED.lines.map((line) => ({ ...line, quantity: 2 })) };
  render(<Placed />);
  expect((await screen.findByRole('listitem')).textContent).toContain('2 ×');
});

it.each([
  ['pending', null, 'Ready about'],
  ['pending', { kind: 'delivery', area: { id: 'old', name: 'Old town' } }, 'With you about'],
  ['approved', null, null],
] as const)('says while it is %s about when it would be ready: %o', async (status, fulfilment, words) => {
  now = { ...ORDERED, status, fulfilment };
  const order = toOrderDto({ ...ORDERED, fulfilment });
  render(
    <MemoryRouter>
      <Receipt order={order} live={now} readyInMs={20 * 60_000} />
    </MemoryRouter>,
  );
  const said = screen.queryByText(/(Ready|With you) about .*, once it is accepted\.$/)?.textContent ?? null;
  expect(said).toEqual(words === null ? null : expect.stringContaining(words));
});

it('says a later time the longer it waits, and in another zone that it is of the house', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 17, 12) });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  act(() => {
    learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    learnHouseDay({ version: 1, timeZone: 'UTC', dayStart: '04:00' });
  });
  now = { ...ORDERED, status: 'pending' };
  render(
    <MemoryRouter>
      <Receipt order={toOrderDto(now)} live={now} readyInMs={20 * 60_000} />
    </MemoryRouter>,
  );
  const said = (): string => screen.getByText(/Ready about/).textContent;
  const at = (minute: number): string => houseClock().time(Date.UTC(2026, 10, 27, 17, minute));
  expect(said()).toContain(`about ${at(35)},`);
  await act(async () => vi.advanceTimersByTime(19 * 60_000));
  expect(said()).toContain(`about ${at(55)},`);
  expect(screen.getByText('Times are house time (Tokyo).')).toBeDefined();
});
