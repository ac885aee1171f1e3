import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { singleKeys } from '../../../lib/single-keys.ts';
import { AcceptButtons, type AcceptButtonsProps } from '../../orders/timing/accept-buttons.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { DecisionKeys } from './decision-keys.tsx';
import type { Decided, Decisions } from './use-decisions.ts';

// At once, what the page fetches with the first order that needs it.
vi.mock('../../orders/timing/lazy-parts.tsx', () => ({
  AcceptButtons: ({ children, ...props }: AcceptButtonsProps & { readonly children: ReactNode }) =>
    props.order.prepMinutes === null ? children : <AcceptButtons {...props} />,
}));
vi.mock('../../../ui/lazy-dialog.tsx', () => ({
  lazyDialog: () => (props: { readonly order: Order }) => (
    <div role="dialog" aria-label={`of ${props.order.foodName}`} />
  ),
}));

let decided: Map<string, Decided>;
let said: unknown[];
const listeners = new Set<() => void>();
const put = (id: string, decision: Decided | null): void => {
  if (decision) decided.set(id, decision);
  else decided.delete(id);
  for (const tell of listeners) tell();
};
const decisions: Decisions = {
  of: ({ id }) => decided.get(id) ?? null,
  undoMs: () => 0,
  decide: ({ id }, to, words) => {
    said.push([id, to, words]);
    put(id, { to, stage: 'waiting' });
  },
  undo: (id) => {
    said.push([id, 'undo']);
    put(id, null);
  },
  unsentReason: () => '',
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

beforeEach(() => {
  decided = new Map();
  said = [];
  singleKeys.set(true);
  vi.stubGlobal('fetch', async () => new Response());
});

const ORDERS = ['ann', 'ben', 'cho'].map((id) => anOrder({ id, foodName: id, prepMinutes: 20 }));

function List({ orders = ORDERS, isLive = true }: { readonly orders?: readonly Order[]; readonly isLive?: boolean }) {
  return (
    <>
      <input aria-label="Search" />
      {orders.map((order) => (
        <div key={order.id} data-order={order.id}>
          <button type="button">{order.foodName}</button>
          <DecisionButtons order={order} decisions={decisions} isLive={isLive} />
        </div>
      ))}
      <DecisionKeys />
    </>
  );
}

const inFocus = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-order]')?.dataset['order'];
const type = (keys: string) => userEvent.keyboard(keys);

describe('the keys of the Order List', () => {
  it('go from order to order, accept the one with the focus, and take that back', async () => {
    render(<List />);
    await type('{ArrowDown}');
    expect(inFocus()).toBe('ann');
    await type('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(inFocus()).toBe('cho');
    await type('{ArrowUp}a');
    expect(said).toEqual([['ben', 'approved', { minutes: 20 }]]);
    await type('u');
    expect(said.at(-1)).toEqual(['ben', 'undo']);
  });

  it('keep the focus in the row: on Undo once it is accepted, and on Accept once that is taken back', async () => {
    render(<List />);
    await type('{ArrowDown}a');
    const undo = screen.getByRole('button', { name: /^Undo: ann/ });
    await vi.waitFor(() => {
      expect(document.activeElement).toBe(undo);
    });
    await type('u');
    await vi.waitFor(() => {
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Accept .*: ann/);
    });
  });

  it('pick the minutes, which the button says before', async () => {
    render(<List />);
    await type('{ArrowDown}4');
    expect(screen.getByRole('button', { name: /^30 min: change them for ann/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^20 min: change them for ben/ })).toBeDefined();
    await type('a');
    expect(said).toEqual([['ann', 'approved', { minutes: 30 }]]);
    await type('{ArrowDown}6a{ArrowDown}1a');
    expect(said.slice(1)).toEqual([
      ['ben', 'approved', { minutes: 60 }],
      ['cho', 'approved', { minutes: 10 }],
    ]);
  });

  it('accept with the picked minutes, however soon after them', async () => {
    render(<List />);
    await type('{ArrowDown}');
    const presses = ['4', 'a'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const press of presses) document.activeElement?.dispatchEvent(press);
    expect(said).toEqual([['ann', 'approved', { minutes: 30 }]]);
  });

  it('go on below a row that has left', async () => {
    const { rerender } = render(<List />);
    await type('{ArrowDown}{ArrowDown}a');
    rerender(<List orders={ORDERS.filter(({ id }) => id !== 'ben')} />);
    await type('{ArrowDown}');
    expect(inFocus()).toBe('cho');
  });

  it('open the reasons for a rejection, and do nothing beside it', async () => {
    render(<List />);
    await type('{ArrowDown}r');
    expect(await screen.findByRole('dialog', { name: 'of ann' })).toBeDefined();
    await type('a');
    expect(said).toEqual([]);
  });

  it('do nothing without an order in focus, while somebody types, when they are off, and while the list is not live', async () => {
    const { rerender } = render(<List />);
    await type('a1r');
    await userEvent.click(screen.getByLabelText('Search'));
    await type('a1r{ArrowDown}');
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('a1r');
    act(() => {
      (document.activeElement as HTMLElement).blur();
      singleKeys.set(false);
    });
    await type('{ArrowDown}a1');
    expect(inFocus()).toBe('ann');
    act(() => {
      singleKeys.set(true);
    });
    rerender(<List isLive={false} />);
    await type('a');
    expect(said).toEqual([]);
  });

  it('leave the numbers alone in a house that promises no times', async () => {
    render(<List orders={[anOrder({ id: 'ann' })]} />);
    await type('{ArrowDown}');
    expect(inFocus()).toBe('ann');
    const pressed = new KeyboardEvent('keydown', { key: '3', bubbles: true, cancelable: true });
    act(() => void document.activeElement?.dispatchEvent(pressed));
    expect(pressed.defaultPrevented).toBe(false);
  });
});

describe('a press on a button of a row', () => {
  const focused = (): string =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

  it.each(['{Enter}', ' '])(
    'keeps the focus there: on Undo, and on Accept once that is pressed: key "%s"',
    async (key) => {
      render(<List />);
      screen.getByRole('button', { name: /^Accept .*: ann/ }).focus();
      await type(key);
      expect(focused()).toMatch(/^Undo: ann/);
      await type(key);
      expect(focused()).toMatch(/^Accept .*: ann/);
      expect(said).toEqual([
        ['ann', 'approved', { minutes: 20 }],
        ['ann', 'undo'],
      ]);
    },
  );

  it('takes nothing back while its key is held', async () => {
    render(<List />);
    screen.getByRole('button', { name: /^Accept .*: ann/ }).focus();
    await type('{Enter>5/}');
    expect(said).toHaveLength(1);
  });

  it('leaves the focus on the next order once the row has left, which it does not decide', async () => {
    const { rerender } = render(<List />);
    screen.getByRole('button', { name: /^Accept .*: ben/ }).focus();
    await type('{Enter}');
    act(() => {
      put('ben', { to: 'approved', stage: 'sent' });
    });
    act(() => {
      put('ben', { to: 'approved', stage: 'done' });
    });
    rerender(<List orders={ORDERS.filter(({ id }) => id !== 'ben')} />);
    await vi.waitFor(() => {
      expect(focused()).toBe('cho');
    });
  });

  it('takes the focus from nobody who went on meanwhile', async () => {
    const { rerender } = render(<List />);
    screen.getByRole('button', { name: /^Accept .*: ben/ }).focus();
    await type('{Enter}');
    screen.getByLabelText('Search').focus();
    rerender(<List orders={ORDERS.filter(({ id }) => id !== 'ben')} />);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });
});
