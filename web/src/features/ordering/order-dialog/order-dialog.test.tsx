import {
  NO_CHOICES,
  businessDayOf,
  choicesOn,
  dayAfter,
  DEFAULT_HOUSE_DAY,
  toChoicesDto,
  toClosedDto,
  type Closed,
  type Food,
  type FoodChoices,
  type Order,
  type Voucher,
  nextMomentOf,
} from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NewLine } from '../../orders/again/new-line.ts';
import { CHOICES } from '../choose/testing.ts';
import { LazyServedFrom } from '../../house/now/lazy-served-from.tsx';
import { sayAway } from '../../house/now/served-from.tsx';
import { CITY, Inside, quoteOf, serveBaskets, server } from '../basket-dialog/testing-checkout.tsx';
import { keepFulfilmentChoice, say } from '../basket/said.ts';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { publish } from '../../../data/session-store.ts';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import { parseBody } from '../../../test/parse-body.ts';

const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;

const INSIDE = { wrapper: Inside };
const PLACED = { _id: 'o1', foodName: 'Pho', price: 9.5, status: 'pending', token: 'K7M2QX' };

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

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}

/** A fake server behind `fetch`: answers in turn and records the requests. */
function fakeServer(...answers: readonly (readonly [status: number, body: unknown] | 'no answer')[]): readonly Sent[] {
  const sent: Sent[] = [];
  const queue = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response(); // the network is up
    if (url === '/api/quote') return Response.json(quoteOf(parseBody(init.body)));
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: parseBody(init.body) });
    const answer = queue.shift() ?? 'no answer';
    if (answer === 'no answer') throw new TypeError('network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
  return sent;
}

function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'FAILED_PRECONDITION', message: reason, details: { reason, requestId: 'r', ...details } } };
}

beforeAll(() => Promise.all([LazyVoucherOffer.load(), LazyServedFrom.load(), LazyWantedBlock.load()]));

serveBaskets();

beforeEach(() => {
  vouchers = [];
  server.menu = ['pho', 'unheard', 'last', 'old'].map((id) => aFood({ id, quantity: 7 }));
});

async function confirm(name = 'Confirm'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

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

describe('the order dialog of a food with choices', () => {
  const PIZZA = aFood({ id: 'pizza', name: 'Pizza', leastExtraMinor: 0, allergens: ['gluten'] });

  type Answer = readonly [status: number, body: unknown];

  /** A server that knows the choices, and answers one order, or one more. */
  function fakeHouse(
    order: Answer = [201, PLACED],
    choices: FoodChoices = CHOICES,
    ...more: readonly Answer[]
  ): readonly Sent[] {
    server.menu = [{ ...PIZZA, quantity: 7 }];
    server.choices = new Map([['pizza', choices]]);
    const sent = fakeServer(order, ...more);
    const ordering = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url === '/api/foods/pizza/choices'
        ? Promise.resolve(Response.json(toChoicesDto({ ...NO_CHOICES, ...choices }, 'USD')))
        : ordering(url, init),
    );
    return sent;
  }

  it('A6: says before Confirm and on the receipt what the food contains, with what was chosen', async () => {
    fakeHouse();
    render(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByText('Contains: gluten');
    await userEvent.click(await screen.findByRole('radio', { name: 'Hot +$0.50' }));
    await screen.findByText('Contains: gluten, mustard');
    await confirm();
    await screen.findByText('K7M2QX');
    expect(screen.getByText('Contains: gluten, mustard')).toBeTruthy();
  });

  it('orders nothing where the allergens of an option have changed meanwhile, says what they are, and then orders with them', async () => {
    const problems = [{ line: 0, reason: 'ALLERGENS_CHANGED' }];
    const [{ options, ...sauce }] = CHOICES.groups;
    const groups = [{ ...sauce, options: options.map((option) => ({ ...option, allergens: ['nuts'] as const })) }];
    const sent = fakeHouse([409, refusal('BASKET_CHANGED', { problems, total: 9.5 })], CHOICES, [201, PLACED]);
    render(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url === '/api/orders') server.choices = new Map([['pizza', { ...CHOICES, groups }]]);
      return answering(url, init);
    });
    await confirm();
    await screen.findByText('Its allergens have changed. Contains: gluten, nuts');
    expect(
      screen.getByText('Nothing was ordered: its allergens have changed. Press again if that is fine.'),
    ).toBeTruthy();
    expect(screen.getByText('Contains: gluten, nuts')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sold out' })).toBeNull();
    await confirm();
    const shownOf = ({ body }: Sent): unknown =>
      fieldOf((fieldOf(body, 'lines') as readonly unknown[])[0], 'shownAllergens');
    await screen.findByText('K7M2QX');
    expect(sent.map(shownOf)).toEqual([
      { contains: ['gluten'], undeclared: [] },
      { contains: ['gluten', 'nuts'], undeclared: [] },
    ]);
  });

  it('says that its price has changed besides its allergens', async () => {
    const now = { ...aFood(), quantity: 7, allergens: ['nuts'] as const, priceMinor: 990 };
    const problems = [{ line: 0, reason: 'ALLERGENS_CHANGED' }];
    fakeServer([409, refusal('BASKET_CHANGED', { problems, total: 9.9 })]);
    server.menu = [{ ...aFood(), quantity: 7, allergens: [] }];
    render(<OrderDialog food={{ ...aFood(), allergens: [] }} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByText('Contains none of the 14 allergens');
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url === '/api/order') server.menu = [now];
      return answering(url, init);
    });
    await confirm();
    await screen.findByText(
      'Nothing was ordered: its allergens have changed, and its price is $9.90 now. Press again if that is fine.',
    );
  });

  it('says that its allergens have changed while it is open', async () => {
    fakeServer();
    const TOLD = { ...aFood(), allergens: [] };
    server.menu = [{ ...TOLD, quantity: 7 }];
    const { rerender } = render(<OrderDialog food={TOLD} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByText('Contains none of the 14 allergens');
    const now = { ...TOLD, allergens: ['nuts'] as const };
    server.menu = [{ ...now, quantity: 7 }];
    rerender(<OrderDialog food={now} user={ANN} onClose={() => {}} />);
    await screen.findByText('Its allergens have changed. Contains: nuts');
    expect(screen.getByText('Contains: nuts')).toBeTruthy();
    expect(screen.queryByText('Contains none of the 14 allergens')).toBeNull();
  });

  it('asks about an option alone of which nothing is declared, whatever else is', async () => {
    const [{ options, ...sauce }] = CHOICES.groups;
    const groups = [{ ...sauce, options: options.map((option) => ({ ...option, allergens: null })) }];
    fakeHouse([201, PLACED], { ...CHOICES, groups });
    render(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    expect(screen.getByText('Contains: gluten; please ask about Mild')).toBeTruthy();
  });

  it.each([
    [950, -50, 'Hot −$0.50', '$7.50'],
    [500, -2000, 'Hot −$20.00', '$0.00'],
  ])('costs what is left of %i: %i for an option', async (priceMinor, eachMinor, name, total) => {
    const [sauce] = CHOICES.groups;
    const options = sauce.options.map((option) => ({ ...option, eachMinor: option.id === 'hot' ? eachMinor : 0 }));
    const [small, large] = CHOICES.sizes;
    const sizes = [large, { ...small, extraMinor: -150 }];
    const sent = fakeHouse([201, PLACED], { sizes, groups: [{ ...sauce, options }] });
    const food = { ...PIZZA, priceMinor };
    server.menu = [{ ...food, quantity: 7 }];
    render(<OrderDialog food={food} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Small −$1.50' }));
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByText('Total').textContent).toBe(`Total ${total}`);
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent).toMatchObject([{ body: { shownTotal: Number(total.slice(1)) } }]);
  });

  it('asks for what is missing, and puts what was chosen into the basket', async () => {
    fakeHouse();
    const onAdd = vi.fn<(line: NewLine) => void>();
    render(<OrderDialog food={PIZZA} user={null} onAdd={onAdd} onClose={() => {}} />, INSIDE);
    const mild = await screen.findByRole('radio', { name: 'Mild' });
    const saidOnFocus = vi.fn<(said: string | null) => void>();
    mild.addEventListener('focus', () => {
      saidOnFocus(screen.queryByText('One of these, please')?.id ?? null);
    });
    await confirm('Add to basket');
    expect(onAdd).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(mild);
    expect(saidOnFocus.mock.calls).toEqual([[expect.any(String)]]);
    expect(saidOnFocus).toHaveBeenCalledWith(mild.getAttribute('aria-describedby'));
    await userEvent.click(screen.getByRole('radio', { name: 'Hot +$0.50' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Large +$2.00' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bacon +$1.20' }));
    await confirm('One more: Bacon');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Egg +$0.90' }));
    expect(screen.getByText('Total').textContent).toBe('Total $15.30');
    expect(screen.getByText('Contains: gluten, eggs, mustard')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Bacon' }).disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'well done ');
    await confirm('Add to basket');
    expect(onAdd).toHaveBeenCalledWith({
      foodId: 'pizza',
      currency: 'USD',
      quantity: 1,
      sizeId: 'large',
      options: [
        { groupId: 'sauce', id: 'hot', quantity: 1 },
        { groupId: 'toppings', id: 'bacon', quantity: 2 },
        { groupId: 'toppings', id: 'egg', quantity: 1 },
      ],
      note: 'well done',
      name: 'Pizza',
      image: PIZZA.img,
      chosen: 'Large, Hot, 2 × Bacon, Egg',
      eachMinor: 1530,
      allergens: { contains: ['gluten', 'eggs', 'mustard'], undeclared: [] },
    });
  });

  it('says beside Confirm that the house has paused, before and after it refused, and offers to order for later', async () => {
    const sentence = 'No new orders for now. The oven is full.';
    const closed: Closed = {
      reason: 'paused',
      opensAtMs: null,
      message: 'The oven is full',
      timeZone: 'UTC',
      sentence,
    };
    const answers = [[409, refusal('PAUSED', { closed: toClosedDto(closed) })]];
    Object.assign(server, { isForLater: true, answers });
    const { unmount } = render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await confirm();
    const refused = await screen.findByText(`${sentence} Nothing was ordered. You can order for later.`);
    expect(refused.closest('.MuiDialogActions-root')).not.toBeNull();
    unmount();
    server.closed = closed;
    render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    const foot = screen.getByRole('button', { name: 'Confirm' }).closest('.MuiDialogActions-root');
    const said = await screen.findByText(`${sentence} You can order for later.`);
    expect(foot?.contains(said)).toBe(true);
    expect(screen.queryByText('Confirm orders this food now.')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  });

  it('says beside the basket what Confirm does: orders now, or for the time that was said', async () => {
    const { rerender } = render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    expect(await screen.findByText('Confirm orders this food now.')).toBeDefined();
    act(() => {
      say({ wantedAt: '2036-07-04T18:30:00.000Z' });
    });
    expect(screen.getByText(/^Confirm orders this food for Fri 4 Jul 2036 \d\d:30\.$/)).toBeDefined();
    rerender(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />);
    expect(screen.queryByText(/^Confirm orders/)).toBeNull();
  });

  it('does not say that Confirm orders while it does not: a food that is not served yet, and a service that is not had', async () => {
    server.away = { atMs: nextMomentOf('17:00', Date.now(), 'UTC'), from: '17:00', fromWords: '17:00' };
    const { unmount } = render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    const notServed = await screen.findByText(/^One food is served from .*17:00\.$/);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    expect(button.closest('.MuiDialogActions-root')?.contains(notServed)).toBe(true);
    expect(button.disabled).toBe(true);
    expect(screen.queryByText(/^Confirm orders/)).toBeNull();
    unmount();
    Object.assign(server, { away: null, services: ['delivery'] });
    render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.type(await screen.findByLabelText('Postcode'), '9999');
    await waitFor(() => {
      expect(screen.queryByText(/^Confirm orders/)).toBeNull();
    });
    // What the guest can mend leads to its field.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false);
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await userEvent.type(screen.getByLabelText('Postcode'), '8001');
    expect(await screen.findByText('Confirm orders this food now.')).toBeDefined();
  });

  it('orders what was chosen at once', async () => {
    const sent = fakeHouse();
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    await confirm();
    await screen.findByText('K7M2QX');
    const options = [{ groupId: 'sauce', id: 'mild', quantity: 1 }];
    const shownAllergens = { contains: ['gluten'], undeclared: [] };
    const line = { foodId: 'pizza', quantity: 1, sizeId: 'small', options, note: null, shownAllergens };
    expect(sent.map(({ body }) => body)).toEqual([{ lines: [line], shownTotal: 9.5, currency: 'USD' }]);
  });

  it('says that a choice has gone meanwhile', async () => {
    fakeHouse([409, refusal('BASKET_CHANGED', { problems: [{ line: 0, reason: 'OPTION_SOLD_OUT' }], total: 9.5 })]);
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    await confirm();
    expect(await screen.findByText(/What can be chosen has changed/)).toBeDefined();
  });

  describe('of a food of which something is off until a day', () => {
    const day = (days: number): string => dayAfter(businessDayOf(Date.now()), days);
    const noonIn = (days: number): string => `${day(days)}T12:00:00.000Z`;
    /** As its day begins: the house never closes. */
    const words = (days: number): string => houseClock().words(Date.parse(`${day(days)}T04:00Z`));
    const [small, large] = CHOICES.sizes;
    const [sauce] = CHOICES.groups;
    /** Small is off today, and all of the sauces until the day after tomorrow. */
    const OFF: FoodChoices = {
      sizes: [{ ...small, offThrough: day(0) }, large],
      groups: [{ ...sauce, options: sauce.options.map((one) => ({ ...one, offThrough: day(1) })) }],
    };
    const begin = (isForLater: boolean): void => {
      learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
      Object.assign(server, { isForLater, menu: [PIZZA], choices: new Map([['pizza', OFF]]) });
      const asToday = toChoicesDto({ ...NO_CHOICES, ...choicesOn(OFF, day(0)) }, 'USD');
      const answering = globalThis.fetch;
      vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
        url === '/api/foods/pizza/choices' ? Promise.resolve(Response.json(asToday)) : answering(url, init),
      );
      render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    };
    const isDisabled = (name: RegExp): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).disabled;
    const isConfirmed = (): boolean => !screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled;

    it('lets it be chosen, says from when on it is, and orders it for then alone', async () => {
      begin(true);
      await screen.findByRole('radio', { name: `Small from ${words(1)}` });
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Large/ }).checked).toBe(true);
      await userEvent.click(screen.getByRole('radio', { name: `Hot +$0.50, from ${words(2)}` }));
      const said = await screen.findByText(/: only from /);
      expect(said.textContent).toContain(`Hot: only from ${words(2)}.`);
      expect(isConfirmed()).toBe(false);
      act(() => {
        say({ wantedAt: noonIn(1) });
      });
      await screen.findByRole('radio', { name: 'Small' });
      expect((await screen.findByText(/: only from /)).textContent).toContain(`Hot: only from ${words(2)}.`);
      act(() => {
        say({ wantedAt: noonIn(2) });
      });
      await waitFor(() => {
        expect(isConfirmed()).toBe(true);
      });
      expect(screen.queryByText(/only from /)).toBeNull();
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hot +$0.50' }).checked).toBe(true);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Large/ }).checked).toBe(true); // nothing else was chosen
    });

    it('has it sold out in a house that takes no orders for later', async () => {
      begin(false);
      await screen.findByRole('radio', { name: 'Small sold out' });
      expect([isDisabled(/^Small/), isDisabled(/^Mild/), isDisabled(/^Hot/)]).toEqual([true, true, true]);
    });
  });

  /** A house that refuses the first order for its choices, which are others from then on, and takes the second. */
  async function refuseFor(later: FoodChoices, choose: readonly string[]): Promise<readonly Sent[]> {
    const problems = [{ line: 0, reason: 'OPTION_SOLD_OUT' }];
    const sent = fakeHouse([409, refusal('BASKET_CHANGED', { problems, total: 9.5 })], CHOICES, [201, PLACED]);
    const answering = globalThis.fetch;
    let isLater = false;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url === '/api/orders') {
        isLater = true;
        server.choices = new Map([['pizza', later]]);
      }
      return isLater && url === '/api/foods/pizza/choices'
        ? Promise.resolve(Response.json(toChoicesDto({ ...NO_CHOICES, ...later }, 'USD')))
        : answering(url, init);
    });
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await screen.findByRole('radio', { name: 'Mild' });
    for (const name of choose) await userEvent.click(screen.getByLabelText(new RegExp(`^${name}`)));
    await confirm();
    return sent;
  }

  /** The choices of the house without these. */
  function without({
    soldOut = [],
    gone = [],
  }: {
    soldOut?: readonly string[];
    gone?: readonly string[];
  }): FoodChoices {
    const left = <T extends { readonly id: string; readonly isSoldOut: boolean }>(all: readonly T[]): readonly T[] =>
      all
        .filter(({ id }) => !gone.includes(id))
        .map((one) => ({ ...one, isSoldOut: one.isSoldOut || soldOut.includes(one.id) }));
    return {
      sizes: left<FoodChoices['sizes'][number]>(CHOICES.sizes),
      groups: CHOICES.groups.map((group) => ({
        ...group,
        options: left<FoodChoices['groups'][number]['options'][number]>(group.options),
      })),
    };
  }

  it('names an option that is sold out meanwhile, and orders without it only once they say so', async () => {
    const sent = await refuseFor(without({ soldOut: ['bacon'] }), ['Mild', 'Bacon', 'Egg']);
    const said = await screen.findByText('Bacon is sold out.');
    expect(said.closest('fieldset')?.textContent).toContain('Extra toppings');
    expect(screen.getByText('Nothing was ordered. Bacon is sold out. Please look at your choice.')).toBeDefined();
    const on = screen.getByRole('button', { name: 'Go on without it' });
    await waitFor(() => {
      expect([document.activeElement, on.getAttribute('aria-describedby')]).toEqual([on, said.id]);
    });
    await confirm();
    expect([sent.length, document.activeElement]).toEqual([1, on]);
    await userEvent.click(screen.getByLabelText(/^Hot/)); // of another group
    expect(screen.getByText('Bacon is sold out.')).toBeDefined();
    await userEvent.click(on);
    expect(screen.queryByText('Bacon is sold out.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Egg/));
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[1]?.body).toMatchObject({ lines: [{ options: [{ id: 'hot' }, { id: 'egg' }] }] });
  });

  it('names a size that is sold out meanwhile, and leads to those that are left', async () => {
    const sent = await refuseFor(without({ soldOut: ['large'] }), ['Mild', 'Large']);
    const said = await screen.findByText('Large is sold out.');
    expect(said.closest('fieldset')?.textContent).toContain('Size');
    const small = screen.getByLabelText(/^Small/);
    expect(small.getAttribute('aria-describedby')).toBe(said.id);
    await waitFor(() => {
      expect(document.activeElement).toBe(small);
    });
    expect(screen.queryByRole('button', { name: 'Go on without it' })).toBeNull();
    await confirm();
    expect([sent.length, document.activeElement]).toEqual([1, small]);
    await userEvent.click(small);
    expect(screen.queryByText('Large is sold out.')).toBeNull();
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[1]?.body).toMatchObject({ lines: [{ sizeId: 'small' }] });
  });

  it('names all that is not to be had any more, and takes no other size by itself', async () => {
    const sent = await refuseFor(without({ soldOut: ['mild', 'egg'], gone: ['large'] }), ['Mild', 'Large', 'Egg']);
    await screen.findByText(
      'Nothing was ordered. Mild and Egg are sold out. Large is not offered any more. Please look at your choice.',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Small/).checked).toBe(false);
    for (const name of [/^Small/, /^Hot/, /^Bacon/]) {
      await confirm();
      expect(document.activeElement?.closest('fieldset')?.contains(screen.getByLabelText(name))).toBe(true);
      await userEvent.click(screen.getByLabelText(name));
    }
    expect(sent.length).toBe(1);
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[1]?.body).toMatchObject({
      lines: [{ sizeId: 'small', options: [{ id: 'hot' }, { id: 'bacon' }] }],
    });
  });

  it('says from when on a food of another mealtime is served', async () => {
    const problems = [{ line: 0, reason: 'NOT_SERVED_NOW', from: '17:00', fromWords: 'Sat 17:00' }];
    fakeHouse([409, refusal('BASKET_CHANGED', { problems, total: 9.5 })]);
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    await confirm();
    expect(await screen.findByText(/ is served from Sat 17:00\. Nothing was ordered\.$/)).toBeDefined();
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
