import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeOrders, press, renderScreen } from '../test/render-screen.tsx';

// What staff type into the dialog of an order that somebody else decides, or that its deadline ends, meanwhile.

const WORDS = 'The oven is being mended until seven';
const MINUTE_MS = 60_000;
const at = Date.now() + 22 * MINUTE_MS;
const pending = anOrder({ answerByMs: Date.now() + 5 * MINUTE_MS, prepMinutes: 20, createdAtMs: Date.now() });
const accepted = anOrder({ status: 'approved', acceptedAtMs: Date.now(), promisedAtMs: at, firstPromisedAtMs: at });
const delivered: Order = { ...accepted, status: 'delivered', deliveredAtMs: Date.now(), updatedAtMs: Date.now() };
const rejected: Order = { ...pending, status: 'reject', answerByMs: null, updatedAtMs: Date.now() };
const expired: Order = { ...rejected, rejectCode: 'not-answered' };

const ORDER_LIST = ['/dashboard/orderlist', 'admin', pending] as const;
const ACCEPTED = ['/dashboard/orderlist?status=approved', 'admin', accepted] as const;
const KITCHEN = ['/dashboard/kitchen', 'chef', accepted] as const;

afterEach(() => {
  vi.useRealTimers();
});

async function typeInto(
  [path, role, order]: readonly [string, 'admin' | 'chef', Order],
  button: RegExp,
  field: string,
  words: string,
): Promise<HTMLElement> {
  await renderScreen(path, { role, orders: [order] });
  await press(await screen.findByRole('button', { name: button }, { timeout: 5000 }));
  const dialog = await screen.findByRole('dialog');
  const typed = await within(dialog).findByLabelText(field);
  await userEvent.clear(typed);
  await userEvent.type(typed, words);
  return dialog;
}

const buttonsOf = (dialog: HTMLElement): readonly (string | null)[] =>
  within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('a dialog whose order is over', () => {
  it.each([
    ['Reject', 'nobody answered in time', ORDER_LIST, /^Reject Pho/, expired, /^Nobody answered in time: the order is/],
    [
      'Reject',
      'its guest took it back',
      ORDER_LIST,
      /^Reject Pho/,
      { ...rejected, rejectCode: 'customer' },
      /^The guest/,
    ],
    [
      'Reject',
      'another admin accepted it',
      ORDER_LIST,
      /^Reject Pho/,
      { ...accepted, promisedAtMs: null },
      /^Already accepted by someone else\.$/,
    ],
    ['Running late', 'it was delivered', ACCEPTED, /^Running late/, delivered, /^Already delivered by someone else\.$/],
    ['Cannot cook', 'it was delivered', KITCHEN, /^Cannot cook/, delivered, /^Already delivered by someone else\.$/],
    [
      'Cannot cook',
      'another gave it back',
      KITCHEN,
      /^Cannot cook/,
      { ...pending, returnedAtMs: 1 },
      /^Already given back by someone else/,
    ],
  ] as const)('%s: says that %s, keeps what was typed, and closes', async (_dialog, _what, page, button, now, says) => {
    const dialog = await typeInto(page, button, 'Reason', WORDS);
    await changeOrders(now);
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(says);
    const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Reason');
    expect([field.value, field.readOnly]).toEqual([WORDS, true]);
    expect(buttonsOf(dialog)).toEqual(['Close']);
    await press(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it.each([
    ['Reject', ORDER_LIST, /^Reject Pho/, { ...accepted, promisedAtMs: null }],
    ['Running late', ACCEPTED, /^Running late/, delivered],
    ['Cannot cook', KITCHEN, /^Cannot cook/, delivered],
  ] as const)('%s: asks for no reason any more where none was typed', async (_dialog, page, button, now) => {
    const dialog = await typeInto(page, button, 'Reason', ' {Backspace}');
    await changeOrders(now);
    await within(dialog).findByRole('alert');
    expect(within(dialog).queryByLabelText('Reason')).toBeNull();
    expect(buttonsOf(dialog)).toEqual(['Close']);
    await waitFor(() =>
      expect(dialog.contains(document.activeElement) || dialog.parentElement === document.activeElement).toBe(true),
    );
  });

  it('says so at the deadline, before the server has written it', async () => {
    const dialog = await typeInto(ORDER_LIST, /^Reject Pho/, 'Reason', 'Sorry');
    vi.useFakeTimers({ now: Date.now() + 5 * MINUTE_MS, toFake: ['Date'] });
    expect((await within(dialog).findByRole('alert', {}, { timeout: 5000 })).textContent).toMatch(/^Nobody answered/);
    within(dialog).getByDisplayValue('Sorry');
  });

  it('keeps the minutes of an acceptance', async () => {
    const dialog = await typeInto(ORDER_LIST, /^20 min: change them/, 'Minutes', '35');
    await changeOrders(expired);
    await within(dialog).findByRole('alert');
    within(dialog).getByDisplayValue('35');
    expect(buttonsOf(dialog)).toEqual(['Close']);
  });
});

it.each([
  ['Running late', ACCEPTED, /^Running late/, /^Tell the guest/],
  ['Cannot cook', KITCHEN, /^Cannot cook/, /^Give back/],
] as const)('%s: what the server refuses stays typed, to be sent again', async (_dialog, page, button, send) => {
  const dialog = await typeInto(page, button, 'Reason', WORDS);
  await press(within(dialog).getByRole('button', { name: send }));
  expect((await within(dialog).findByRole('alert')).textContent).not.toBe('');
  within(dialog).getByDisplayValue(WORDS);
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: send }).disabled).toBe(false);
});
