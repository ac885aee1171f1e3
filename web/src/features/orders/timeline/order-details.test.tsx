import { onlyLineOf, type OrderStatus } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { DocumentData } from 'firebase/firestore';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Pages from '../../../data/use-live-pages.ts';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { TimelineDialog } from './timeline-dialog.tsx';

const AT_MS = Date.UTC(2026, 0, 2, 12);
let happened: readonly DocumentData[] = [];

/** The events, oldest first, in pages. */
function useLivePages(
  _key: string,
  { size }: Parameters<typeof Pages.useLivePages>[1],
  _makeQuery: unknown,
  read: (id: string, data: DocumentData) => unknown,
): unknown {
  const [pages, setPages] = useState(1);
  return {
    status: 'ready',
    value: {
      items: happened.slice(0, pages * size).map((data, index) => read(`event-${index}`, data)),
      isFresh: true,
      older: happened.length > pages * size ? 'some' : 'none',
      showOlder: () => setPages(pages + 1),
    },
  };
}
vi.mock('../../../data/use-live-pages.ts', () => ({
  useLivePages: (...given: Parameters<typeof useLivePages>) => useLivePages(...given),
}));
vi.mock('../../../data/use-signed-in-user.ts', () => ({ useSignedInUser: () => user }));

let user = { uid: 'chef', role: 'chef' };

const moves = (...statuses: readonly OrderStatus[]): readonly DocumentData[] =>
  statuses.map((to, index) => ({
    from: statuses[index - 1] ?? null,
    to,
    byRole: 'chef',
    at: { toMillis: () => AT_MS },
    reason: null,
  }));
const shown = (): readonly (string | null | undefined)[] =>
  screen.getAllByRole('listitem').map(({ firstElementChild }) => firstElementChild?.textContent);
const open = (order = anOrder()): void => {
  render(<TimelineDialog order={order} onClose={() => undefined} />);
};

beforeEach(() => {
  happened = [];
});

describe('the details of an order', () => {
  it('say to whoever fetches it where that is', () => {
    learnHouseFace({ name: 'Harbour', address: 'Uferstr. 12', phone: '' });
    const order = anOrder({ status: 'approved' });
    open(order); // the kitchen knows
    expect(screen.queryByText(/^Pick up at/)).toBeNull();
    cleanup();
    user = { uid: order.userId, role: 'user' };
    open(order);
    expect(screen.getByText(/^Pick up at/).textContent).toBe('Pick up at Uferstr. 12');
    cleanup();
    open({ ...order, fulfilment: { kind: 'delivery', area: { id: 'old', name: 'Old town' } } });
    expect(screen.queryByText(/^Pick up at/)).toBeNull();
    user = { uid: 'chef', role: 'chef' };
  });

  it('say what has to be decided: the total, how it is served and for when, and what the guest asks', () => {
    open(
      anOrder({
        priceMinor: 1950,
        fulfilment: { kind: 'delivery', area: { id: 'old', name: 'Old town' } },
        wantedAtMs: AT_MS,
        note: 'Ring twice',
      }),
    );
    screen.getByText(/· Total \$19\.50$/);
    screen.getByText('Delivery, Old town');
    expect(screen.getByText('For').nextElementSibling?.textContent).toMatch(/:00/);
    screen.getByText('“Ring twice”');
  });

  it('say the price and the tax of one portion too, where its price is not the total', () => {
    const onTop = { share: 7000, netMinor: 1290, taxMinor: 90 };
    const line = { ...onlyLineOf(anOrder()), eachMinor: 1290, totalMinor: 1290 };
    open(anOrder({ lines: [line], priceMinor: 1380, taxes: [onTop] }));
    expect(screen.getByRole('list', { name: 'Items' }).textContent).toContain('$12.90');
    expect(screen.getByText('plus 7% tax').nextSibling?.textContent).toBe('$0.90');
  });

  it('say that it is wanted at once, and nothing in a house that offers no choice', () => {
    open(anOrder({ fulfilment: { kind: 'pickup' } }));
    screen.getByText('as soon as possible');
    cleanup();
    open();
    expect(screen.queryByText('For')).toBeNull();
  });
});

describe('the history of an order', () => {
  it('lists the lines of a basket, with what was chosen and their prices', () => {
    const pho = {
      ...onlyLineOf(anOrder()),
      quantity: 2,
      totalMinor: 1900,
      note: 'no onions',
      allergens: { contains: ['soya'], undeclared: [] } as const,
    };
    const pizza = { ...onlyLineOf(anOrder()), name: 'Pizza', size: { id: 'large', name: 'Large', kitchenName: null } };
    render(<TimelineDialog order={anOrder({ lines: [pho, pizza] })} onClose={() => undefined} />);
    // Its foods stand below, each once.
    expect(screen.getByRole('dialog', { name: 'Order K7M2QX' }).textContent).not.toContain('Token');
    const lines = screen.getByRole('list', { name: 'Items' });
    expect([...lines.children].map(({ textContent }) => textContent)).toEqual([
      '2 × Pho $19.00“no onions”Contains: soya',
      '1 × Pizza $9.50LargeAllergens: please ask',
    ]);
  });

  it('begins with its placing, which newer orders have no event of', () => {
    happened = moves('pending', 'approved').slice(1);
    open();
    expect(shown()).toEqual(['Ordered', 'Accepted: the kitchen is cooking']);
  });

  it('shows every step, also when the kitchen returned it and the house accepted it again', () => {
    learnHouseFace(null);
    // Two events of one kind at one moment: React would warn of duplicate keys.
    happened = moves('pending', 'approved', 'pending', 'approved', 'delivered', 'approved', 'delivered');
    open();
    expect(shown()).toEqual([
      'Ordered',
      'Accepted: the kitchen is cooking',
      'The kitchen asked the house again',
      'Accepted: the kitchen is cooking',
      'Delivered',
      'Not delivered yet: the kitchen took that back',
      'Delivered',
    ]);
  });

  it('ends for its guest and for the staff with Picked up where they came to the house for it', () => {
    happened = moves('pending', 'approved', 'delivered');
    learnHouseFace({ name: 'Kanal', address: 'Uferstr. 12', phone: '' });
    for (const role of ['chef', 'user'] as const) {
      user = { uid: 'somebody', role };
      open();
      expect(shown().at(-1)).toBe('Picked up');
      cleanup();
    }
    user = { uid: 'chef', role: 'chef' };
  });

  it('says when it is cut', () => {
    const backAndForth = Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? 'pending' : 'approved'));
    happened = moves(...backAndForth, 'reject');
    open();
    while (screen.queryByRole('button', { name: 'Show what came next' }))
      fireEvent.click(screen.getByRole('button', { name: 'Show what came next' }));
    expect([shown().length, shown().at(-1)]).toEqual([121, 'Rejected: nothing is due']);
  });
});
