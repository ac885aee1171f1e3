import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepToken } from '../data/token.ts';
import { parseBody } from '../test/parse-body.ts';
import { RejectDialog } from '../features/board/decide/reject-dialog.tsx';
import { ReturnDialog } from '../features/board/kitchen/return-dialog.tsx';
import { LateDialog } from '../features/orders/timing/late-dialog.tsx';

// Every reason that one press gives, as it is shown, and as it leaves the dialog.

vi.mock('../data/use-live.ts', () => ({ useLiveDocument: () => ({ status: 'loading' }) }));

beforeEach(() => {
  keepToken(`head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
});

const nothing = (): void => undefined;
const accepted = anOrder({ status: 'approved', promisedAtMs: Date.now(), firstPromisedAtMs: Date.now() });

/** The dialogs that ask for a reason: their button, and what they show. `told` takes the reason where none is sent. */
const DIALOGS: readonly (readonly [
  name: string,
  submit: RegExp,
  reasons: readonly string[],
  dialog: (order: Order, told: (reason: string) => void) => React.JSX.Element,
])[] = [
  [
    'Reject',
    /^Reject$/,
    ['Sold out', 'The kitchen is closing', 'We cannot cook this today'],
    (order, told) => <RejectDialog order={order} first="" onCancel={nothing} onGive={told} />,
  ],
  [
    'Give back',
    /^Give back$/,
    ['Sold out', 'An ingredient is missing', 'The oven is broken'],
    (order) => <ReturnDialog order={order} onClose={nothing} />,
  ],
  [
    'Running late',
    /^Tell the guest/,
    ['We have our hands full', 'Something has to be cooked again', 'We wait for an ingredient'],
    (order) => <LateDialog order={order} onCancel={nothing} onDone={nothing} />,
  ],
];

it.each(DIALOGS)('%s gives each of its frequent reasons by one press', async (_name, submit, reasons, dialog) => {
  const given: unknown[] = [];
  const told = (reason: unknown): void => void given.push(reason);
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    const sent = parseBody(body) as { reason: unknown } | null; // the server's time is asked for without a body
    if (sent) told(sent.reason);
    return Promise.resolve(Response.json({ status: 200, data: {} }));
  });
  const { unmount } = render(dialog(accepted, told));
  const shown = within(screen.getByRole('group', { name: 'Frequent reasons' })).getAllByRole('button');
  expect(shown.map(({ textContent }) => textContent)).toEqual(reasons);
  unmount();
  for (const [index, reason] of reasons.entries()) {
    const opened = render(dialog(accepted, told));
    await userEvent.click(screen.getByRole('button', { name: reason }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(reason);
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await expect.poll(() => given).toEqual(reasons.slice(0, index + 1));
    opened.unmount();
  }
});
