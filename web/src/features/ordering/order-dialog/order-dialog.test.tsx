import { type Food, type Order, type Voucher } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NewLine } from '../../orders/again/new-line.ts';
import { LazyServedFrom } from '../../house/now/lazy-served-from.tsx';
import { sayAway } from '../../house/now/served-from.tsx';
import { ANN, CITY, Inside, serveBaskets, server } from '../basket-dialog/testing-checkout.tsx';
import { keepFulfilmentChoice, say } from '../basket/said.ts';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { confirm, fakeServer, PLACED, refusal } from './testing-order-dialog.ts';
import { publish } from '../../../data/session-store.ts';

const INSIDE = { wrapper: Inside };

// The order as the receipt follows it: what the database answers is the test's to say.
let tellOrder: (order: Order) => void = () => undefined;
vi.mock('../checkout/live-order.ts', () => ({
  followOrder: (_id: string, tell: (order: Order) => void) => {
    tellOrder = tell;
    return () => undefined;
  },
}));

/** The vouchers that wait. */
let vouchers: readonly Voucher[] = [];
vi.mock('../../orders/vouchers/follow-vouchers.ts', () => ({
  followVouchers: (_uid: string, tell: (waiting: readonly Voucher[]) => void) => {
    tell(vouchers);
    return () => undefined;
  },
}));

beforeAll(() => Promise.all([LazyVoucherOffer.load(), LazyServedFrom.load(), LazyWantedBlock.load()]));

serveBaskets();

beforeEach(() => {
  vouchers = [];
  server.menu = ['pho', 'unheard', 'last', 'old'].map((id) => aFood({ id, quantity: 7 }));
});

describe('the order dialog', () => {
  it('shows the true price and sends it with a key', async () => {
    const sent = fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $9.50');
    });
    // A house that has set nothing asks for nothing.
    expect(screen.queryAllByRole('radio').length + screen.queryAllByRole('textbox').length).toBe(0);
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: { foodId: 'pho', userId: 'ann', status: 'pending', price: 9.5 },
      },
    ]);
  });

  it('says what the picture shows', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false); // or it has failed
    onTestFinished(() => void vi.restoreAllMocks());
    const food = aFood({ img: '/own.webp', pictureText: 'Noodles in a blue bowl' });
    await act(async () => render(<OrderDialog food={food} user={ANN} onClose={() => {}} />, INSIDE));
    expect(screen.getByRole('img', { name: 'Noodles in a blue bowl' })).toBeDefined();
  });

  it('charges what it shows where tax comes on top, with the tax beside it', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 8875 }] };
    const sent = fakeServer([201, { ...PLACED, price: 10.34 }]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    expect((await screen.findByText('plus 8.875% tax')).nextSibling?.textContent).toBe('$0.84');
    expect(screen.getByText('Total').textContent).toBe('Total $10.34');
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[0]?.body).toMatchObject({ foodId: 'pho', price: 10.34 });
    expect(screen.getByText('plus 8.875% tax')).toBeDefined(); // on the receipt
  });

  it('says the tax within the price on the receipt too', async () => {
    server.tax = { isInclusive: true, rates: [{ id: 'all', name: 'All', share: 19_000 }] };
    fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    const tax = (await screen.findByText('including 19% tax')).nextSibling?.textContent;
    await confirm();
    await screen.findByText('K7M2QX');
    expect(screen.getByText('including 19% tax').nextSibling?.textContent).toBe(tax);
  });

  it('orders nothing at a total that nobody has read', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    const sent = fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' })); // before the server has said it
    await screen.findByText('The price has changed to $10.45. Press again if that is fine.');
    expect(sent).toEqual([]);
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[0]?.body).toMatchObject({ price: 10.45 });
  });

  it('takes the voucher that waits off, and says so', async () => {
    server.vouchers = [{ id: 'o5', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: 1 }];
    const sent = fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    expect((await screen.findByText('Voucher')).nextSibling?.textContent).toBe('−$5.00');
    expect(screen.getByText('Total').textContent).toBe('Total $4.50');
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[0]?.body).toMatchObject({ price: 4.5 });
  });

  it('is delivered to the place that was said in the basket beside it, to whom it said', async () => {
    server.services = ['pickup', 'delivery'];
    const place = { postcode: '8001', address: 'Lime Street 7' };
    say({ how: { kind: 'delivery', code: '', place }, contact: { name: 'Ann', phone: '030 1234' } });
    const sent = fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByRole('radio', { name: 'Delivery', checked: true });
    expect(screen.getByLabelText('Address')).toHaveProperty('value', 'Lime Street 7');
    expect(screen.getByText('Total').textContent).toBe('Total $12.50');
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[0]?.body).toMatchObject({
      shownTotal: 12.5,
      fulfilment: { kind: 'delivery', ...place },
      contact: { name: 'Ann', phone: '030 1234' },
    });
  });

  it('says in a house that only delivers what is missing, at its field', async () => {
    server.services = ['delivery'];
    const sent = fakeServer();
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByRole('radio', { name: 'Delivery', checked: true });
    await confirm();
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    });
    expect(screen.getByText('Your postcode, please')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('says why it is not delivered below its least, in sight of whoever confirms', async () => {
    Object.assign(server, { services: ['pickup', 'delivery'], area: { ...CITY, minMinor: 1500 } });
    const place = { postcode: '8001', address: 'Lime Street 7' };
    say({ how: { kind: 'delivery', code: '', place }, contact: { name: 'Ann', phone: '030 1234' } });
    const sent = fakeServer();
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    const reason = await screen.findByText('Add food for $5.50 more to have it delivered.');
    const chosen = screen.getByRole('radio', { name: 'Delivery', checked: true });
    // Between the answer that it is about and the fields that ask more.
    const inTurn = [chosen, reason, screen.getByLabelText('Postcode')];
    for (const [index, part] of inTurn.slice(1).entries())
      expect(inTurn[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await confirm();
    await waitFor(() => {
      expect(document.activeElement).toBe(chosen);
    });
    expect(seen.mock.contexts).toContain(reason);
    expect(sent).toEqual([]);
  });

  it('says that the delivery is free', async () => {
    Object.assign(server, { services: ['delivery'], area: { ...CITY, freeFromMinor: 500 } });
    keepFulfilmentChoice({ kind: 'delivery', code: '', place: { postcode: '8001', address: 'Elm 3' } });
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    expect((await screen.findByText('Delivery', { selector: 'dt' })).nextSibling?.textContent).toBe('$0.00');
    expect(screen.getByText('Total').textContent).toBe('Total $9.50');
  });

  it('orders for a guest, who says name and phone, and leads to their link', async () => {
    const guest = { ...ANN, email: '', displayName: '', role: 'guest' } as const;
    publish({ status: 'signed-in', user: guest });
    const sent = fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={guest} onClose={() => {}} />, INSIDE);
    expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
    await confirm();
    await screen.findByText('A name, please');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    });
    await userEvent.type(screen.getByLabelText('Name'), 'Gus');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await confirm();
    const link = await screen.findByRole('link', { name: 'Track order' });
    expect(link.getAttribute('href')).toMatch(/^\/track\/o1#[\w-]{22}$/);
    expect(sent[0]?.body).toMatchObject({ contact: { name: 'Gus', phone: '030 1234' }, shownTotal: 9.5 });
  });

  it('is for the table whose code was scanned, until the house serves none', async () => {
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: 'T7T7T7' });
    const sentence = 'Nothing is served at tables now.';
    const sent = fakeServer([409, refusal('SERVICE_NOT_OFFERED', { sentence })], [201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText(new RegExp(sentence));
    expect(screen.getByRole('radio', { name: 'Table 7', checked: true })).toBeDefined();
    expect(sent[0]?.body).toMatchObject({
      lines: [{ foodId: 'pho', quantity: 1 }],
      shownTotal: 9.5,
      fulfilment: { kind: 'table', table: 'T7T7T7' },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[1]?.body).toMatchObject({ fulfilment: { kind: 'pickup' } });
  });

  it('says before it is confirmed from when on the food is served', async () => {
    sayAway([{ mealtime: 'dinner', from: '17:00', fromWords: '17:00' }]);
    onTestFinished(() => {
      sayAway([]);
    });
    render(<OrderDialog food={aFood({ mealtimes: ['dinner'] })} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByText('Served from 17:00');
    const order = screen.getByRole('button', { name: 'Confirm: From 17:00' });
    expect([order.textContent, order.dataset['variant']]).toEqual(['From 17:00', 'outlined']);
    act(() => {
      say({ wantedAt: '2027-01-01T18:00:00.000Z' });
    });
    expect(screen.getByRole('button', { name: 'Confirm' }).dataset['variant']).toBe('contained');
  });

  it('becomes a receipt that follows the order', async () => {
    fakeServer([201, PLACED]);
    const closed = vi.fn<() => void>();
    render(<OrderDialog food={aFood()} user={ANN} onClose={closed} />, INSIDE);
    await confirm();
    await screen.findByText('K7M2QX');
    const follow = screen.getByRole('link', { name: 'Track order' });
    await waitFor(() => {
      expect([follow.getAttribute('href'), document.activeElement]).toEqual(['/dashboard/myorders', follow]);
    });
    expect(screen.getByRole('status').textContent).toBe('Waiting for confirmation');
    await waitFor(() => {
      act(() => tellOrder(anOrder({ status: 'approved' })));
      expect(screen.getByRole('status').textContent).toBe('Accepted: the kitchen is cooking');
    });
    await act(async () => {
      tellOrder(anOrder({ status: 'reject' }));
      await Promise.resolve();
    });
    expect(follow.getAttribute('href')).toBe('/dashboard/myorders?status=reject');
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('says on the receipt that the kitchen asked the house again', async () => {
    fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText('K7M2QX');
    await act(async () => {
      tellOrder(anOrder({ status: 'pending', returnedAtMs: 1 }));
    });
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('The kitchen asked the house again');
    });
  });

  it('says on the receipt that nobody answered, with the way to order again', async () => {
    fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText('K7M2QX');
    await act(async () => {
      tellOrder(anOrder({ status: 'reject', rejectCode: 'not-answered' }));
    });
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('Nobody answered in time: nothing is due');
    });
    await screen.findByRole('link', { name: /^Try again: / });
  });

  it('says on the receipt of an order for later by when the house answers, which may be open', async () => {
    fakeServer([201, { ...PLACED, wantedAt: '2036-07-04T18:00:00.000Z' }]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText('We’ll answer while we are open. You’ll see it here.');
    await act(async () => {
      tellOrder(anOrder({ answerByMs: new Date(2036, 6, 4, 12, 5).getTime() }));
    });
    await screen.findByText('We’ll answer by Fri 4 Jul 2036 12:05. You’ll see it here.');
  });

  it('says on the receipt that an order for later is accepted, and not that the kitchen cooks it already', async () => {
    const wantedAtMs = new Date(2036, 6, 4, 18, 30).getTime();
    fakeServer([201, { ...PLACED, wantedAt: new Date(wantedAtMs).toISOString() }]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText('K7M2QX');
    await act(async () => {
      tellOrder(anOrder({ status: 'approved', wantedAtMs }));
    });
    await screen.findByText('Accepted for Fri 4 Jul 2036 18:30');
  });

  it('says on the receipt by when the order is ready, and that it is late and why', async () => {
    fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText('K7M2QX');
    const at = new Date(2036, 6, 4, 18, 25).getTime();
    const promised = anOrder({ status: 'approved', promisedAtMs: at, firstPromisedAtMs: at });
    await act(async () => {
      tellOrder(promised);
    });
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe(
        'Accepted: the kitchen is cooking. Ready at Fri 4 Jul 2036 18:25.',
      );
    });
    await act(async () => {
      tellOrder({ ...promised, promisedAtMs: at + 10 * 60_000, delayReason: 'The oven' });
    });
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe(
        'Accepted: the kitchen is cooking. Running late: ready at Fri 4 Jul 2036 18:35 instead of Fri 4 Jul 2036 18:25. “The oven”',
      );
    });
  });

  it('keeps a name that is written from right to left apart from the words of its title', () => {
    fakeServer();
    render(<OrderDialog food={aFood({ name: 'שקשוקה' })} user={ANN} onClose={() => {}} />, INSIDE);
    screen.getByRole('heading', { name: 'Order \u2068שקשוקה\u2069' });
  });

  it('has what was asked for the whole order above Confirm and on the receipt', async () => {
    say({ note: 'No cutlery' });
    const sent = fakeServer([201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    expect(screen.getByRole('textbox', { name: 'Note for the whole order' })).toHaveProperty('value', 'No cutlery');
    await confirm();
    await screen.findByText('“No cutlery”');
    expect(sent[0]?.body).toMatchObject({ note: 'No cutlery' });
  });

  it('retries with the same key without an answer, so that there is one order', async () => {
    const sent = fakeServer('no answer', [201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText(/^Checking your order/);
    await screen.findByText('K7M2QX');
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  });

  it('stops after three attempts, and the person retries with the same key', async () => {
    const sent = fakeServer('no answer', 'no answer', 'no answer', [201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText(/you will never get two orders/);
    await confirm('Try again');
    await waitFor(() => {
      expect(sent).toHaveLength(4);
    });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  }, 15_000);

  it('sends another order after the price has changed', async () => {
    const sent = fakeServer([409, refusal('PRICE_CHANGED', { price: 11 })], [201, PLACED]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $9.50');
    });
    server.menu = [aFood({ priceMinor: 1100, quantity: 7 })];
    await confirm();
    await screen.findByText('The price has changed to $11.00. Press again if that is fine.');
    await confirm();
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    expect(sent[1]?.body).toMatchObject({ price: 11 });
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('follows the live price, says so, and sends it beside the dashboard’s constant', async () => {
    const sent = fakeServer([201, PLACED]);
    const dialog = (priceMinor: number): React.JSX.Element => (
      <OrderDialog food={aFood({ priceMinor })} user={ANN} sentPrice="120$" onClose={() => {}} />
    );
    const { rerender } = render(dialog(950), INSIDE);
    server.menu = [aFood({ priceMinor: 1025, quantity: 7 })];
    rerender(dialog(1025));
    await screen.findByText('The price has changed to $10.25.'); // nobody has confirmed yet
    expect(screen.queryByText('$9.50')).toBeNull();
    await confirm();
    await waitFor(() => {
      expect(sent[0]?.body).toMatchObject({ price: '120$', shownPrice: 10.25 });
    });
  });

  it('repeats the same order after it was closed without an answer', async () => {
    const sent = fakeServer('no answer', 'no answer', 'no answer', [201, PLACED]);
    const dialog = <OrderDialog food={aFood({ id: 'unheard' })} user={ANN} onClose={() => {}} />;
    const { unmount } = render(dialog, INSIDE);
    await confirm();
    await screen.findByText(/you will never get two orders/);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    unmount();
    render(dialog, INSIDE);
    expect(screen.getByRole('link', { name: 'Look in My Orders' })).toBeDefined();
    await confirm('Try again');
    await waitFor(() => {
      expect(sent).toHaveLength(4);
    });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  }, 15_000);

  it('says how long to wait at the limit', async () => {
    fakeServer([429, refusal('RATE_LIMITED', { retryAfterSeconds: 42 })]);
    render(<OrderDialog food={aFood()} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText('You have ordered a lot within a minute. Please try again in 42 seconds.');
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false);
  });

  it('stops when the last portion is sold', async () => {
    fakeServer([409, refusal('OUT_OF_STOCK')]);
    render(<OrderDialog food={aFood({ quantity: 1 })} user={ANN} onClose={() => {}} />, INSIDE);
    await confirm();
    await screen.findByText(/Sold out meanwhile/);
    expect(screen.getByRole('button', { name: 'Sold out' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('an order without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const LOST = ['no answer', 'no answer', 'no answer'] as const;
  const dialogOf = (food: Food, onClose = (): void => undefined): React.JSX.Element => (
    <OrderDialog food={food} user={ANN} onAdd={() => {}} onClose={onClose} />
  );

  /** Presses a button of the dialog and skips all pauses. */
  async function press(name: string): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(1000)); // the quote
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
  }

  it('can be repeated when it took the last portion', async () => {
    const sent = fakeServer(...LOST, [201, { ...PLACED, createdAt: new Date().toISOString() }]);
    const food = aFood({ id: 'last', quantity: 1 });
    const { rerender } = render(dialogOf(food), INSIDE);
    await press('Confirm');
    const button = screen.getByRole('button', { name: 'Try again' });
    // Beside the button, in sight however far the dialog is scrolled.
    expect(button.closest('.MuiDialogActions-root')?.textContent).toContain('No answer came to your order');
    expect(screen.queryByText(/^Confirm orders/)).toBeNull();
    rerender(dialogOf({ ...food, quantity: 0 })); // taken by this very order
    await press('Try again');
    expect(screen.getByText('K7M2QX')).toBeTruthy();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is not mistaken for an order hours later', async () => {
    vi.setSystemTime(new Date(2030, 0, 1, 12, 3));
    const food = aFood({ id: 'old' });
    const made = { ...PLACED, createdAt: new Date().toISOString() };
    const sent = fakeServer(
      ...LOST,
      [201, made],
      [201, { ...PLACED, _id: 'o2', createdAt: '2030-01-01T20:00:00.000Z' }],
    );
    const { unmount } = render(dialogOf(food), INSIDE);
    await press('Confirm');
    unmount();
    vi.setSystemTime(new Date(2030, 0, 1, 19, 30));
    render(dialogOf(food), INSIDE);
    expect(screen.getByText(/^No answer came to your order of 12:03: .*\. Look in My Orders first/)).toBeTruthy();
    await press('Try again');
    expect(screen.getByText('K7M2QX')).toBeTruthy();
    cleanup();
    render(dialogOf(food), INSIDE);
    await press('Confirm');
    expect(screen.getByText('K7M2QX')).toBeTruthy();
    expect([sent.length, new Set(sent.map(({ key }) => key)).size]).toEqual([5, 2]);
  });
});

describe('a voucher that waits', () => {
  const FIVE: Voucher = { id: 'o5', amountMinor: 500, minMinor: 2000, currency: 'USD', expiresAtMs: 1 };

  function Page({ onAdd }: { readonly onAdd: (line: NewLine) => void }): React.JSX.Element {
    return (
      <>
        <OrderDialog food={aFood()} user={ANN} onAdd={onAdd} onClose={() => {}} />
        <output>{JSON.stringify(useLocation().state)}</output>
      </>
    );
  }

  it('is said, and offers the basket with this portion, which opens; nothing is ordered', async () => {
    vouchers = [{ ...FIVE, currency: 'EUR' }, FIVE];
    const sent = fakeServer();
    const onAdd = vi.fn<(line: NewLine) => void>();
    render(<Page onAdd={onAdd} />, INSIDE);
    const offer = await screen.findByRole('button', { name: 'Order through the basket' });
    expect(offer.closest('[role="status"]')?.textContent).toContain(
      'A voucher of $5.00 waits for you. It is taken off a basket from $20.00 on',
    );
    await userEvent.click(offer);
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ foodId: 'pho', quantity: 1, eachMinor: 950 }));
    expect(screen.getByText('{"wanted":null,"basket":true}')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('is not said to a guest, from whose orders none is taken off', async () => {
    vouchers = [FIVE];
    fakeServer();
    const guest = { ...ANN, role: 'guest' } as const;
    render(<OrderDialog food={aFood()} user={guest} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await screen.findByText('Total');
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $9.50');
    });
    expect(screen.queryByRole('button', { name: 'Order through the basket' })).toBeNull();
  });

  it('is not said of a food in another currency, and Confirm orders as before', async () => {
    vouchers = [{ ...FIVE, currency: 'EUR' }];
    const sent = fakeServer([201, PLACED]);
    render(<Page onAdd={() => {}} />, INSIDE);
    expect(screen.queryByText(/A voucher of/)).toBeNull();
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent.map(({ body }) => body)).toEqual([{ foodId: 'pho', userId: 'ann', status: 'pending', price: 9.5 }]);
  });
});
