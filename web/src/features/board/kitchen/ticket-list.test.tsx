import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { render, waitFor } from '@testing-library/react';
import { memo } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TicketList } from './ticket-list.tsx';
import type { Deliveries, DeliveryStage } from './use-deliveries.ts';

// Which tickets are rendered again: counted by a ticket that shows nothing.

const rendered = vi.hoisted((): string[] => []);
/** The places of the tickets, and whether they are for later. */
const placed = vi.hoisted(() => new Map<string, string>());
/** The times at the tickets. */
const ages = vi.hoisted(() => new Map<string, string>());
vi.mock('./ticket.tsx', () => ({
  Ticket: memo(function CountedTicket({
    order,
    place,
    isForLater,
    age,
  }: {
    readonly order: Order;
    readonly place: number | null;
    readonly isForLater: boolean;
    readonly age: string;
  }) {
    rendered.push(order.id);
    ages.set(order.id, age);
    placed.set(order.id, `${place}${isForLater ? ', for later' : ''}`);
    return null;
  }),
}));

const NOW = Date.UTC(2026, 5, 1, 12);
const ORDERS = ['first', 'second', 'third'].map((id, index) =>
  anOrder({ id, status: 'approved', acceptedAtMs: NOW - (8 - index) * 60_000 }),
);
const nothing = (): void => undefined;

function Board({
  orders = ORDERS,
  nowMs = NOW,
  stages = {},
}: {
  readonly orders?: readonly Order[];
  readonly nowMs?: number;
  readonly stages?: Readonly<Record<string, DeliveryStage>>;
}): React.JSX.Element {
  const deliveries: Deliveries = {
    of: ({ id }) => stages[id] ?? null,
    toOf: () => 'delivered',
    isOwn: (id) => id in stages,
    deliver: nothing,
    undo: nothing,
    last: null,
    keepStruck: (open) => [...open],
  };
  const value = { items: [...orders], isFresh: true, older: 'none', showOlder: nothing } as const;
  return (
    <TicketList
      status="approved"
      orders={{ status: 'ready', value }}
      deliveries={deliveries}
      nowMs={nowMs}
      size="L"
      isFull={false}
      byEmail={false}
    />
  );
}

beforeEach(() => {
  rendered.length = 0;
});

/** Renders the board, changes it, and returns the tickets that were rendered again. */
async function renderedAgain(change: React.ComponentProps<typeof Board>): Promise<readonly string[]> {
  const { rerender } = render(<Board />);
  await waitFor(() => expect(new Set(rendered).size).toBe(ORDERS.length)); // in steps
  rendered.length = 0;
  rerender(<Board {...change} />);
  return rendered;
}

it('renders no ticket again when nothing about it changes', async () => {
  expect(await renderedAgain({})).toEqual([]);
});

it('renders one ticket again when one order changes, or one is delivered', async () => {
  const changed = ORDERS.map((order) => (order.id === 'second' ? { ...order, updatedAtMs: NOW } : order));
  expect(await renderedAgain({ orders: changed })).toEqual(['second']);
  expect(await renderedAgain({ stages: { third: 'delivering' } })).toEqual(['third']);
});

it('renders the next ticket too when the oldest one is delivered', async () => {
  expect(await renderedAgain({ stages: { first: 'delivering' } })).toEqual(['first', 'second']);
});

it('renders a ticket again once its minute is over', async () => {
  expect(await renderedAgain({ nowMs: NOW + 10_000 })).toEqual([]);
  expect(await renderedAgain({ nowMs: NOW + 60_000 })).toEqual(['first', 'second', 'third']);
});

it('puts what is for later behind what is to be made, until somebody has to begin', async () => {
  const wantedAtMs = NOW + 3_600_000;
  const later = anOrder({ id: 'later', status: 'approved', acceptedAtMs: NOW, wantedAtMs, promisedAtMs: wantedAtMs });
  const { rerender } = render(<Board orders={[later, ...ORDERS]} />);
  const listed = (): readonly string[] => ['first', 'second', 'third', 'later'].map((id) => placed.get(id) ?? '');
  await waitFor(() => expect(listed()).toEqual(['1', '2', '3', '4, for later']));
  rerender(<Board orders={[later, ...ORDERS]} nowMs={NOW + 1_800_000} />);
  expect(listed()).toEqual(['2', '3', '4', '1']);
});

it('says of a delivery in what time it has to leave', async () => {
  const promisedAtMs = NOW + 35 * 60_000;
  const orders = [15, null].map((wayMinutes) =>
    anOrder({ id: `way ${wayMinutes}`, status: 'approved', acceptedAtMs: NOW, promisedAtMs, wayMinutes }),
  );
  render(<Board orders={orders} />);
  await waitFor(() => {
    expect([ages.get('way 15'), ages.get('way null')]).toEqual(['in 20 min', 'in 35 min']);
  });
});
