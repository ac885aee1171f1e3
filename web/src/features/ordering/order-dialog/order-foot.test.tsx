import { aFood } from '@foodhouse/domain/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { LazyServedFrom } from '../../house/now/lazy-served-from.tsx';
import type { NewLine } from '../../orders/again/new-line.ts';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { ANN, Inside, serveBaskets, server } from '../basket-dialog/testing-checkout.tsx';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { confirm, fakeServer, PLACED, refusal } from './testing-order-dialog.ts';

vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));
vi.mock('../../orders/vouchers/follow-vouchers.ts', () => ({ followVouchers: () => () => undefined }));

const INSIDE = { wrapper: Inside };
const FOOD = aFood({ quantity: 3 });

beforeAll(() => Promise.all([LazyVoucherOffer.load(), LazyServedFrom.load(), LazyWantedBlock.load()]));

serveBaskets();

beforeEach(() => {
  server.menu = [{ ...FOOD }];
});

afterEach(() => {
  act(() => {
    learnHouseFace(null);
  });
});

const buttons = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.MuiDialogActions-root button')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

it('is closed by a cross in its head', async () => {
  fakeServer();
  const onClose = vi.fn<() => void>();
  render(<OrderDialog food={FOOD} user={ANN} onClose={onClose} />, INSIDE);
  const cross = screen.getByRole('button', { name: 'Cancel' });
  expect([cross.textContent, cross.closest('.MuiDialogActions-root')]).toEqual(['', null]);
  await userEvent.click(cross);
  expect(onClose).toHaveBeenCalledOnce();
});

const weights = (): readonly (readonly [string | null, string | undefined])[] =>
  [...document.querySelectorAll<HTMLElement>('.MuiDialogActions-root button[data-size="large"]')].map(
    ({ textContent, dataset }) => [textContent, dataset['variant']],
  );

it.for([
  [
    'to order it now',
    false,
    [
      ['Add to basket', 'text'],
      ['Confirm', 'contained'],
    ],
  ],
  [
    'to put it into the basket',
    true,
    [
      ['Confirm', 'text'],
      ['Add to basket', 'contained'],
    ],
  ],
] as const)('opened %s has that as its last and only loud button', async ([, isAdding, expected]) => {
  fakeServer();
  for (const leastExtraMinor of [null, 0]) {
    const { unmount } = render(
      <OrderDialog
        food={{ ...FOOD, leastExtraMinor }}
        user={ANN}
        isAdding={isAdding}
        onAdd={() => {}}
        onClose={() => {}}
      />,
      INSIDE,
    );
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await screen.findByText('1 portion');
    expect(weights()).toEqual(expected);
    unmount();
  }
});

it('is of one portion in a house without a name, whose total stands above the buttons', async () => {
  fakeServer();
  render(<OrderDialog food={FOOD} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
  await screen.findByText('1 portion');
  expect(screen.queryByRole('button', { name: /^One more/ })).toBeNull();
  expect(screen.getByText('Total')).toBeDefined();
  expect(buttons()).toEqual(['Add to basket', 'Confirm']);
});

describe('in a house with a name', () => {
  beforeEach(() => {
    learnHouseFace({ name: 'Harbour', address: '', phone: '' });
  });

  it('has the sum once, on the next step', async () => {
    fakeServer();
    const { unmount } = render(<OrderDialog food={FOOD} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await screen.findByRole('button', { name: 'Confirm · $9.50' });
    expect(buttons()).toEqual(['Add to basket', 'Confirm · $9.50']);
    expect(screen.queryByText('Total')).toBeNull();
    unmount();
    render(<OrderDialog food={FOOD} user={null} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await screen.findByRole('button', { name: 'Add to basket · $9.50' });
    expect([buttons(), screen.queryByText('Total')]).toEqual([['Add to basket · $9.50'], null]);
  });

  it('says the total beside the amounts where the next step adds another sum', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    fakeServer();
    render(<OrderDialog food={FOOD} user={null} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await screen.findByText('plus 10% tax');
    expect(screen.getByText('Total').textContent).toBe('Total $10.45');
    expect(buttons()).toEqual(['Add to basket · $9.50']);
  });

  it('puts as many portions into the basket as are chosen, and no more than there are', async () => {
    fakeServer();
    const onAdd = vi.fn<(line: NewLine) => void>();
    render(<OrderDialog food={FOOD} user={null} onAdd={onAdd} onClose={() => {}} />, INSIDE);
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Pho' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less: Pho' }).disabled).toBe(true);
    await userEvent.click(more);
    await userEvent.click(more);
    expect(screen.getByLabelText<HTMLInputElement>('Portions of Pho').value).toBe('3');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Add to basket · $28.50' }));
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ foodId: 'pho', quantity: 3, eachMinor: 950 }));
  });

  it('orders several at once, and says so on the receipt', async () => {
    const sent = fakeServer([201, { ...PLACED, price: 19 }]);
    render(<OrderDialog food={FOOD} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(screen.getByRole('button', { name: 'One more: Pho' }));
    await screen.findByRole('button', { name: 'Confirm · $19.00' });
    await confirm('Confirm · $19.00');
    await screen.findByText('K7M2QX');
    expect(sent[0]?.body).toMatchObject({ lines: [{ foodId: 'pho', quantity: 2 }], shownTotal: 19 });
    expect(screen.getByRole('dialog').textContent).toContain('2 ×');
  });

  it('is not sold out where fewer are left than were ordered', async () => {
    fakeServer([409, refusal('OUT_OF_STOCK')]);
    render(<OrderDialog food={FOOD} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(screen.getByRole('button', { name: 'One more: Pho' }));
    await screen.findByRole('button', { name: 'Confirm · $19.00' });
    await confirm('Confirm · $19.00');
    await screen.findByText('There are not that many any more; nothing was ordered. Please take fewer.');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Confirm · $19.00' })).toHaveProperty('disabled', false);
    });
  });

  it('has the last portion still for whoever takes fewer', async () => {
    fakeServer([409, refusal('OUT_OF_STOCK')]);
    const { rerender } = render(<OrderDialog food={FOOD} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(screen.getByRole('button', { name: 'One more: Pho' }));
    await screen.findByRole('button', { name: 'Confirm · $19.00' });
    await confirm('Confirm · $19.00');
    await screen.findByText(/Please take fewer/);
    rerender(<OrderDialog food={{ ...FOOD, quantity: 1 }} user={ANN} onClose={() => {}} />);
    expect(screen.getByLabelText<HTMLInputElement>('Portions of Pho').value).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: 'One less: Pho' }));
    expect(screen.queryByText(/Please take fewer/)).toBeNull();
    const last = await screen.findByRole('button', { name: 'Confirm · $9.50' });
    await waitFor(() => {
      expect(last).toHaveProperty('disabled', false);
    });
  });
});
