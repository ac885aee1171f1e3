import { onlyLineOf, type Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { OwnOrders } from '../../orders/timing/ordered-since.ts';
import { News } from './order-news.tsx';
import { UnderWay } from './under-way.tsx';

vi.mock('../../../data/use-signed-in-user.ts', () => ({ useSignedInUser: () => ({ role: 'user' }) }));

const NOON = new Date(2036, 6, 4, 12).getTime();
const SEVEN = new Date(2036, 6, 4, 19).getTime();
const QUARTER_MS = 15 * 60_000;

beforeAll(() => import('../../orders/timing/order-parts.ts'), 60_000); // lazy

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The line of one order's news. */
async function newsOf(changes: Partial<Order>, own: readonly Order[] = []): Promise<string> {
  await act(async () => {
    render(
      <MemoryRouter>
        <OwnOrders value={own}>
          <News orders={[anOrder({ foodName: 'Pho', ...changes })]} onDismiss={vi.fn<() => void>()} />
        </OwnOrders>
      </MemoryRouter>,
    );
  });
  return (screen.getByRole('listitem').textContent ?? '').trim();
}

it('ends every sentence of an order’s news with a full stop', async () => {
  expect(await newsOf({ status: 'reject', rejectReason: 'Sold out' })).toMatch(
    /^Pho \(K7M2QX\): Rejected: nothing is due\. “Sold out”/,
  );
});

it('has nothing to do about what the customer cancelled', async () => {
  await newsOf({ status: 'reject', rejectCode: 'customer' });
  expect(screen.getByRole('listitem').textContent.trim()).toBe('Pho (K7M2QX): Cancelled: nothing is due.');
  expect(screen.queryByRole('link', { name: /^Try again/ })).toBeNull();
});

it('has Try again until the food is ordered again, by itself or with others', async () => {
  const rejected = { id: 'rejected', status: 'reject', updatedAtMs: NOON } as const;
  const tries = (): number => screen.queryAllByRole('link', { name: /^Try again/ }).length;
  await newsOf(rejected, [anOrder({ id: 'before', createdAtMs: NOON - 1 })]);
  expect(tries()).toBe(1);
  cleanup();
  await newsOf(rejected, [anOrder({ id: 'since', createdAtMs: NOON + 1 })]);
  expect(tries()).toBe(0);
});

const PHO = onlyLineOf(anOrder());
const TEA = { ...PHO, foodId: 'tea', name: 'Tea' };

it.each([
  ['can be tried again where one of its foods alone was ordered since', [{ lines: [PHO] }], 1],
  ['can be tried again where it was rejected again', [{ lines: [PHO, TEA], status: 'reject' }], 1],
  ['can be tried again after one of other foods', [{ lines: [{ ...PHO, foodId: 'ramen' }] }], 1],
  [
    'has been tried again where two orders have its foods',
    [{ lines: [TEA] }, { lines: [PHO], status: 'delivered' }],
    0,
  ],
] as const)('an order that was not taken %s', async (_which, since, links) => {
  await newsOf(
    { id: 'rejected', status: 'reject', updatedAtMs: NOON, lines: [PHO, TEA] },
    since.map((order, index) => anOrder({ id: `since ${index}`, createdAtMs: NOON + 1, ...order })),
  );
  expect(screen.queryAllByRole('link', { name: /^Try again/ })).toHaveLength(links);
});

it.each([
  ['once, where it is the wanted one', SEVEN, SEVEN, '19:00.'],
  ['beside the wanted one', SEVEN + QUARTER_MS, SEVEN + QUARTER_MS, '19:00. Ready at 19:15.'],
  ['beside the first one', SEVEN + QUARTER_MS, SEVEN, '19:00. Running late: ready at 19:15 instead of 19:00.'],
])('news of an order for later has the promised time %s', async (_which, promisedAtMs, firstPromisedAtMs, end) => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  const changes = { status: 'approved', wantedAtMs: SEVEN, promisedAtMs, firstPromisedAtMs, prepMinutes: 20 } as const;
  expect(await newsOf(changes)).toBe(`Pho (K7M2QX): Accepted for ${end}`);
});

it.each([
  [SEVEN, 1],
  [SEVEN + QUARTER_MS, 2],
])('a line of what is under way has each time once: promised for %d', async (promisedAtMs, times) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 599.95px'),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
  const first = anOrder({ id: 'first', status: 'approved', promisedAtMs: NOON });
  const later = anOrder({ id: 'later', status: 'approved', wantedAtMs: SEVEN, promisedAtMs });
  const { container } = render(<UnderWay orders={[first, later]} count={2} />);
  const line = container.querySelector('[data-under-way="later"]');
  await vi.waitFor(() => {
    expect(line?.textContent).toMatch(/ · in \d/);
  });
  expect(line?.textContent?.match(/19:\d\d/g)).toHaveLength(times);
});
