import {
  askedLine,
  DEFAULT_SETTINGS,
  priceBasket,
  toChoicesDto,
  toClosedDto,
  toQuoteDto,
  type AskedLine,
  type Closed,
  type Food,
  type FoodChoices,
  judgeService,
  type Area,
  type AskedFulfilment,
  type Service,
  type HouseTax,
  type Voucher,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../../data/session-context.tsx';
import { leave, publish } from '../../../data/session-store.ts';
import { CONTACT_STORAGE_KEY, TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { CHOICES } from '../choose/testing.ts';
import { BasketDialog } from './basket-dialog.tsx';
import { changeBasket, currentBasket, putIntoBasket } from './basket-store.ts';
import { EMPTY, plainLine } from './basket.ts';
import { keepHow } from './how.ts';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('./lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../place/live-order.ts', () => ({ followOrder: () => () => undefined }));

const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;
const PHO = aFood({ id: 'pho', name: 'Pho', priceMinor: 950, quantity: 5 });
const TEA = aFood({ id: 'tea', name: 'Tea', priceMinor: 300, quantity: 9 });
const SOUP = aFood({ id: 'soup', name: 'Soup', priceMinor: 700, quantity: 9 });
const PLACED = { _id: 'o1', foodName: '2 × Pho and 1 more', price: 22, status: 'pending', token: 'K7M2QX' };

const CITY: Area = {
  id: 'city',
  name: 'Old town',
  postcodes: ['80*'],
  feeMinor: 300,
  minMinor: 0,
  freeFromMinor: null,
  minutes: 20,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  to: '00:00',
};
const SEVEN = { code: 'T7T7T7', name: 'Table 7' };

type Answer = readonly [status: number, body: unknown] | 'none yet';

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly isSignedIn: boolean;
  readonly body: unknown;
}

/** The foods as the server has them. */
let menu: readonly Food[];
let choices: ReadonlyMap<string, FoodChoices>;
let tax: HouseTax;
let vouchers: readonly Voucher[];
let closed: Closed | null;
/** What the house offers, with table seven. */
let services: readonly Service[];
/** The answers to orders, in turn. */
let answers: Answer[];
let sent: Sent[];

beforeEach(() => {
  menu = [PHO, TEA, SOUP];
  choices = new Map();
  tax = DEFAULT_SETTINGS.tax;
  vouchers = [];
  closed = null;
  services = [];
  sessionStorage.clear();
  answers = [];
  sent = [];
  changeBasket(() => EMPTY);
  localStorage.removeItem(CONTACT_STORAGE_KEY);
  signIn('ann');
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response(); // the network is up
    const body = parseBody(init.body);
    const headers = new Headers(init.headers);
    sent.push({ path: address, key: headers.get('idempotency-key'), isSignedIn: headers.has('authorization'), body });
    if (address === '/api/quote') return Response.json(quoteOf(body));
    if (address.endsWith('/choices')) return Response.json(toChoicesDto({ version: 1, ...CHOICES }, 'USD'));
    const answer = answers.shift() ?? 'none yet';
    if (answer === 'none yet') return new Promise<Response>(() => undefined);
    return Response.json(answer[1], { status: answer[0] });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** With a token: a request without one would ask the provider, whose answer may end the session of a later test. */
function signIn(uid: string): void {
  const payload = btoa(JSON.stringify({ exp: Date.parse('2099-01-01') / 1000 }));
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${payload}.`);
  publish({ status: 'signed-in', user: { ...ANN, uid } });
}

function quoteOf(body: unknown): unknown {
  const lines = fieldOf(body, 'lines') as AskedLine[];
  const asked = (fieldOf(body, 'fulfilment') as AskedFulfilment | undefined) ?? null;
  const served = judgeService({ ...DEFAULT_SETTINGS, services, areas: [CITY] }, asked, [SEVEN], 0);
  const area = 'area' in served ? served.area : null;
  const foods = new Map(menu.map((food) => [food.id, food]));
  const basket = priceBasket(lines, { foods, choices, tax, vouchers, area });
  const table = 'fulfilment' in served && served.fulfilment?.kind === 'table' ? served.fulfilment.table.name : null;
  const problem = 'problem' in served ? served.problem : null;
  const service =
    services.length === 0 && asked === null
      ? null
      : { offered: services, table, ...(area && { area: { name: area.name, minutes: area.minutes } }), problem };
  return toQuoteDto({ ...basket, closed, service });
}

function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'ABORTED', message: reason, details: { reason, requestId: 'r', ...details } } };
}

const sentTo = (path: string): readonly Sent[] => sent.filter((request) => request.path === path);

function Inside({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <MemoryRouter initialEntries={['/inventory']}>
      <SessionProvider>{children}</SessionProvider>
    </MemoryRouter>
  );
}

/** Opens a basket of two portions of pho and a tea, and waits for its quote. */
async function open(): Promise<{ readonly unmount: () => void }> {
  for (const food of [PHO, PHO, TEA]) putIntoBasket(plainLine(food));
  return reopen();
}

async function reopen(): Promise<{ readonly unmount: () => void }> {
  const opened = render(<BasketDialog onClose={() => undefined} />, { wrapper: Inside });
  await waitFor(() => {
    expect(sentTo('/api/quote').length).toBeGreaterThan(0);
  });
  return opened;
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const line = (name: string): HTMLElement => screen.getByRole('listitem', { name });

describe('the basket of a closed house', () => {
  const CLOSED: Closed = {
    reason: 'exception',
    opensAtMs: Date.parse('2096-12-27T11:00+01:00'),
    message: 'Merry Christmas',
    timeZone: 'Europe/Berlin',
    sentence: 'Closed, opens 27 Dec 11:00. Merry Christmas',
  };

  it('says when it opens, and is kept', async () => {
    closed = CLOSED;
    await open();
    expect((await screen.findByText(/Merry Christmas/)).textContent).toBe(
      'Closed, opens 27 Dec 11:00. Merry Christmas Your basket is kept.',
    );
    expect(screen.getByText('Total').textContent).toBe('Total $22.00');
  });

  it('says so once when it has closed meanwhile', async () => {
    answers = [[409, refusal('CLOSED', { closed: toClosedDto(CLOSED) })]];
    await open();
    await press('Confirm');
    expect(await screen.findByText(/Nothing was ordered; your basket is kept/)).toBeTruthy();
    expect(screen.getAllByText(/Closed, opens 27 Dec 11:00/)).toHaveLength(1);
    expect(line('Pho')).toBeTruthy();
  });
});

describe('how the basket is served', () => {
  it('is not asked in a house that offers no choice, also of a table from another house', async () => {
    keepHow({ kind: 'table', code: SEVEN.code });
    answers = [[201, PLACED]];
    await open();
    await waitFor(() => {
      expect(sentTo('/api/quote').map(({ body }) => Object.keys(body as object))).toEqual([
        ['lines', 'fulfilment'],
        ['lines'],
      ]);
    });
    expect(screen.queryByText('How would you like it?')).toBeNull();
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).not.toHaveProperty('fulfilment');
  });

  it('B1 is at the table whose code was scanned, and says so', async () => {
    services = ['pickup', 'table'];
    keepHow({ kind: 'table', code: SEVEN.code });
    answers = [[201, { ...PLACED, fulfilment: { kind: 'table', table: SEVEN } }]];
    await open();
    expect(await screen.findByRole('radio', { name: 'Table 7', checked: true })).toBeTruthy();
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ fulfilment: { kind: 'table', table: SEVEN.code } });
    expect(screen.getByText('Table 7')).toBeTruthy();
  });

  it('is pickup unless something else is chosen, and a table needs its code', async () => {
    services = ['pickup', 'table'];
    answers = [[201, PLACED]];
    await open();
    expect(await screen.findByRole('radio', { name: 'Pickup', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await press('Confirm');
    expect(screen.getByText('The code on your table, please')).toBeTruthy();
    expect(sentTo('/api/orders')).toEqual([]);
    const code = screen.getByLabelText('Code on your table');
    expect(document.activeElement).toBe(code);
    await userEvent.type(code, 'aaaaaa');
    expect(await screen.findByText(/another code now/)).toBeTruthy();
    await press('Confirm');
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.clear(code);
    await userEvent.type(code, 't7t7t7');
    expect(await screen.findByRole('radio', { name: 'Table 7' })).toBeTruthy();
    await press('Not your table?');
    await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ fulfilment: { kind: 'pickup' } });
  });

  it('B1 is delivered with its fee, to a postcode and an address, for somebody whom the house can call', async () => {
    services = ['pickup', 'delivery'];
    answers = [[201, PLACED]];
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    await press('Confirm');
    const postcode = screen.getByLabelText('Postcode');
    expect(document.activeElement).toBe(postcode);
    await userEvent.type(postcode, '9000');
    expect(await screen.findByText(/We do not deliver there/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pick it up instead' })).toBeTruthy();
    await userEvent.clear(postcode);
    await userEvent.type(postcode, '8001');
    expect(await screen.findByText(/To Old town, some 20 minutes/)).toBeTruthy();
    expect(screen.getByText('Total').textContent).toBe('Total $25.00');
    await press('Confirm');
    expect(document.activeElement).toBe(screen.getByLabelText('Address'));
    await userEvent.type(screen.getByLabelText('Address'), 'Lime Street 7');
    await press('Confirm');
    expect(screen.getByText('A name, please')).toBeTruthy();
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      shownTotal: 25,
      contact: { name: 'Ann', phone: '030 1234' },
      fulfilment: { kind: 'delivery', postcode: '8001', address: 'Lime Street 7' },
    });
    expect(JSON.stringify(sentTo('/api/quote'))).not.toContain('Lime');
    expect(sessionStorage.getItem('how')).not.toContain('Lime');
  });

  it('is said again after a refusal, and nothing was ordered', async () => {
    services = ['table'];
    keepHow({ kind: 'table', code: SEVEN.code });
    answers = [[409, refusal('TABLE_WAITS', { sentence: '3 orders of this table wait for an answer.' })]];
    await open();
    await screen.findByRole('radio', { name: 'Table 7' });
    await press('Confirm');
    expect(await screen.findByText(/^3 orders of this table wait .*Nothing was ordered/)).toBeTruthy();
    expect(line('Pho')).toBeTruthy();
  });

  it('stays that of the first request when nobody answered', async () => {
    services = ['pickup', 'table'];
    keepHow({ kind: 'table', code: SEVEN.code });
    changeBasket((basket) => ({ ...basket, lines: [{ ...plainLine(PHO), id: 'one' }] }));
    const { lines } = currentBasket();
    const fulfilment = { kind: 'table', table: 'FIRST2' } as const;
    changeBasket((basket) => ({
      ...basket,
      attempt: { key: 'a-key', uid: 'ann', lines, totalMinor: 950, fulfilment },
    }));
    answers = [[201, PLACED]];
    await reopen();
    await press('Try again');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ fulfilment });
  });
});

describe('the basket', () => {
  it('orders all its lines at the total that it shows, and becomes the receipt', async () => {
    answers = [[201, PLACED]];
    await open();
    expect(screen.getByText('Total').textContent).toBe('Total $22.00');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')).toEqual([
      {
        path: '/api/orders',
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        isSignedIn: true,
        body: {
          lines: [askedLine('pho', 2), askedLine('tea')],
          shownTotal: 22,
          currency: 'USD',
        },
      },
    ]);
    const lines = within(screen.getByRole('list', { name: 'What was ordered' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '2 × Pho $19.00Allergens: ask the house',
      '1 × Tea $3.00Allergens: ask the house',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Follow it' }));
    expect(currentBasket()).toEqual(EMPTY);
  });

  it('tells the house how to reach its guest, where they say so, and remembers it', async () => {
    answers = [[201, PLACED]];
    const { unmount } = await open();
    const note = screen.getByText('Name and phone for the house');
    await userEvent.click(note);
    await userEvent.type(screen.getByLabelText('Phone'), 'later');
    await press('Confirm');
    expect(screen.getByText('A name, please')).toBeTruthy();
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name'), ' Ann ');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ contact: { name: 'Ann', phone: '030 1234' } });
    unmount();
    sent.splice(0);
    await open();
    expect(screen.getByText(/The house can call/).textContent).toContain('030 1234');
  });

  it('keeps a typed name and phone over the login for the next person who signs in, and for no other', async () => {
    publish({ status: 'signed-out', hasLeft: false });
    const { unmount } = await open();
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    screen.getByText('Login first..!');
    unmount();
    publish({ status: 'signed-in', user: ANN });
    const again = await reopen();
    expect(screen.getByText(/The house can call/).textContent).toContain('Ann, 030 1234');
    again.unmount();
    leave({ hasLeft: true });
    signIn('bob');
    await reopen();
    expect(screen.queryByText(/The house can call/)).toBeNull();
  });

  it('asks a guest for name and phone, sends the digest of a key, and leads to the link with that key', async () => {
    publish({ status: 'signed-in', user: { ...ANN, email: '', role: 'guest' } });
    answers = [[201, PLACED]];
    await open();
    await press('Confirm');
    screen.getByText('A name, please');
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name'), 'Gus');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    const link = (await screen.findByRole('link', { name: 'Follow it' })).getAttribute('href') ?? '';
    const key = /^\/track\/o1\/([\w-]{22})$/.exec(link)?.[1] ?? '';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      contact: { name: 'Gus', phone: '030 1234' },
      track: Buffer.from(hash).toString('base64url'),
    });
  });

  it('says to a guest that their orders wait', async () => {
    publish({ status: 'signed-in', user: { ...ANN, email: '', role: 'guest' } });
    answers = [[409, refusal('ORDERS_WAITING')]];
    await open();
    await userEvent.type(screen.getByLabelText('Name'), 'Gus');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    await screen.findByText(/still wait for the house’s answer/);
  });

  it('forgets what was typed in an open dialog with the session that ends meanwhile', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    screen.getByText(/The house can call/);
    act(() => {
      leave({ hasLeft: false });
      signIn('bob');
    });
    expect(screen.queryByText(/The house can call/)).toBeNull();
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '');
  });

  it('knows how the house reaches a person whose session was not known yet when it opened', async () => {
    localStorage.setItem(CONTACT_STORAGE_KEY, JSON.stringify({ uid: 'ann', name: 'Ann', phone: '030 1234' }));
    publish({ status: 'unknown' }); // `loading` would start the session of the page
    await open();
    expect(screen.queryByText(/The house can call/)).toBeNull();
    act(() => {
      publish({ status: 'signed-in', user: ANN });
    });
    expect(screen.getByText(/The house can call/).textContent).toContain('Ann, 030 1234');
  });

  it('A6: says all at once what has changed, and repairs each line with one press', async () => {
    putIntoBasket(plainLine(SOUP));
    menu = [
      { ...PHO, quantity: 1 },
      { ...TEA, priceMinor: 350 },
    ];
    await open();
    await screen.findByText('3 things have changed since you chose.');
    expect(line('Soup').textContent).toContain('No longer on the menu.');
    expect(line('Pho').textContent).toContain('Only 1 left.');
    expect(line('Tea').textContent).toContain('The price is $3.50 now; it was $3.00.');
    await press('Remove: Soup');
    await press('Use 1: Pho');
    await press('Take $3.50: Tea');
    expect(screen.queryByText(/changed since/)).toBeNull();
    expect(screen.getByText('Total').textContent).toBe('Total $13.00');
  });

  it('says the tax of the house, and orders at the total with it', async () => {
    tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    answers = [[201, PLACED]];
    await open();
    expect((await screen.findByText('with 10% tax')).nextSibling?.textContent).toBe('$2.20');
    expect(screen.getByText('Total').textContent).toContain('Total $24.20');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ shownTotal: 24.2 });
  });

  it('takes the voucher of whoever is signed in off, and says so before Confirm and on the receipt', async () => {
    vouchers = [{ id: 'order-5', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: 1 }];
    answers = [[201, PLACED]];
    await open();
    expect((await screen.findByText('Voucher')).nextSibling?.textContent).toBe('−$5.00');
    expect(screen.getByText('Total').textContent).toContain('Total $17.00');
    expect(sentTo('/api/quote').at(-1)).toMatchObject({ isSignedIn: true });
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ shownTotal: 17 });
    expect(screen.getByText('Voucher').nextSibling?.textContent).toBe('−$5.00');
  });

  it('A6: says the allergens of each food before Confirm and on the receipt, and never none where nobody declared them', async () => {
    menu = [{ ...PHO, allergens: ['gluten', 'fish'] }, { ...TEA, allergens: [] }, SOUP];
    answers = [[201, PLACED]];
    putIntoBasket(plainLine(SOUP));
    await open();
    const said = ['Contains: gluten, fish', 'Contains none of the 14 allergens', 'Allergens: ask the house'];
    for (const words of said) expect(await screen.findByText(words)).toBeTruthy();
    await press('Confirm');
    await screen.findByText('K7M2QX');
    for (const words of said) expect(screen.getByText(words)).toBeTruthy();
  });

  it('leads Confirm to what must be repaired first, and orders nothing', async () => {
    menu = [PHO, { ...TEA, quantity: 0 }];
    await open();
    await screen.findByText('One thing has changed since you chose.');
    await press('Confirm');
    expect(document.activeElement).toBe(within(line('Tea')).getByRole('button', { name: 'Remove: Tea' }));
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('asks again when the server refuses it as changed, and says what', async () => {
    answers = [[409, refusal('BASKET_CHANGED', { problems: [], total: 3 })]];
    await open();
    menu = [TEA];
    await press('Confirm');
    await screen.findByText('One thing has changed since you chose.');
    expect(line('Pho').textContent).toContain('No longer on the menu.');
    expect(currentBasket().attempt).toBeNull();
    expect(currentBasket().lines).toHaveLength(2);
  });

  it('asks again when the house has another currency meanwhile, and says so of each line', async () => {
    answers = [[409, refusal('PRICE_CHANGED', { total: 22, currency: 'EUR' })]];
    await open();
    menu = [PHO, TEA].map((food) => ({ ...food, currency: 'EUR' }));
    await press('Confirm');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ shownTotal: 22, currency: 'USD' });
    await screen.findByText('2 things have changed since you chose.');
    expect(line('Tea').textContent).toContain('The price is €3.00 now; it was $3.00.');
    expect(currentBasket().attempt).toBeNull();
    await press('Take €9.50: Pho');
    await press('Take €3.00: Tea');
    await press('Confirm');
    expect(sentTo('/api/orders')[1]?.body).toMatchObject({ shownTotal: 22, currency: 'EUR' });
  });

  it('changes portions with the keyboard', async () => {
    await open();
    const portions = screen.getByRole<HTMLInputElement>('textbox', { name: 'Portions of Tea' });
    await userEvent.type(portions, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(portions.value).toBe('2');
    await userEvent.clear(portions);
    await userEvent.type(portions, '12');
    expect([portions.value, screen.getByText('Total').textContent]).toEqual(['12', 'Total $55.00']);
    await userEvent.clear(portions);
    await userEvent.type(portions, '99');
    expect([portions.getAttribute('aria-invalid'), currentBasket().lines[1]?.quantity]).toEqual(['true', 9]);
    await userEvent.tab();
    expect(portions.value).toBe('9');
  });

  it('asks for a price once after several changes, and only the latest answer counts', async () => {
    await open();
    const before = sentTo('/api/quote').length;
    const more = screen.getByRole('button', { name: 'One more: Tea' });
    for (let times = 0; times < 3; times += 1) fireEvent.click(more);
    await waitFor(() => {
      expect(sentTo('/api/quote')).toHaveLength(before + 1);
    });
    expect(fieldOf(sentTo('/api/quote').at(-1)?.body, 'lines')).toContainEqual(askedLine('tea', 4));
  });

  it('says that it is empty once its last line is removed', async () => {
    await open();
    await press('Remove: Pho');
    await press('Remove: Tea');
    expect(screen.getByRole('dialog').textContent).toContain('Your basket is empty.');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});

describe('a line of the basket', () => {
  it('carries a note to the kitchen', async () => {
    answers = [[201, PLACED]];
    await open();
    await press('Note: Tea');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), ' no sugar {Enter}');
    expect(line('Tea').textContent).toContain('“no sugar”');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(fieldOf(sentTo('/api/orders')[0]?.body, 'lines')).toContainEqual({ ...askedLine('tea'), note: 'no sugar' });
    expect(screen.getByRole('list', { name: 'What was ordered' }).textContent).toContain('“no sugar”');
  });

  it('says its allergens before Confirm, and of what nobody declared that the house must be asked', async () => {
    menu = [{ ...PHO, allergens: ['celery', 'fish'] }, TEA];
    await open();
    await screen.findByText('Contains: celery, fish');
    expect(line('Tea').textContent).toContain('Allergens: ask the house');
  });

  it('is chosen again when its choice is gone, at the price of the new one', async () => {
    choices = new Map([['pho', CHOICES]]);
    const asked = { sizeId: 'giant', options: [{ groupId: 'sauce', id: 'mild', quantity: 1 }] };
    putIntoBasket({ ...plainLine(PHO), ...asked, chosen: 'Giant, Mild' });
    await reopen();
    await screen.findByText('What you chose is not to be had any more.');
    await press('Choose again: Pho');
    await userEvent.click(await screen.findByRole('radio', { name: 'Large +$2.00' }));
    await press('Take this · $11.50');
    expect(currentBasket().lines[0]).toMatchObject({ sizeId: 'large', chosen: 'Large, Mild', eachMinor: 1150 });
    await waitFor(() => {
      expect(screen.queryByText(/is not to be had/)).toBeNull();
    });
  });
});

describe('the basket of a signed-out person', () => {
  it('asks for a login, which leads back to it', async () => {
    publish({ status: 'signed-out', hasLeft: false });
    await open();
    await press('Confirm');
    expect(screen.getByText('Login first..!')).toBeDefined();
    const login = screen.getByRole('link', { name: 'Login' });
    expect([login.getAttribute('href'), document.activeElement]).toEqual(['/login', login]);
    expect(sentTo('/api/orders')).toEqual([]);
    expect(currentBasket().lines).toHaveLength(2);
  });
});

describe('an order of a basket without an answer', () => {
  it('is found with its key after a reload, and is one order', async () => {
    const { unmount } = await open();
    await press('Confirm');
    expect(sentTo('/api/orders')).toHaveLength(1);
    unmount(); // the reload: what is stored stays
    putIntoBasket(plainLine(SOUP));
    await reopen();
    expect(screen.getByText(/you will never get two orders/)).toBeDefined();
    expect(screen.queryByRole('listitem', { name: 'Soup' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Pho' }).disabled).toBe(true);
    answers = [[201, PLACED]];
    await press('Try again');
    await screen.findByText('K7M2QX');
    expect(new Set(sentTo('/api/orders').map(({ key }) => key)).size).toBe(1);
    expect(new Set(sentTo('/api/orders').map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(currentBasket().lines.map(({ name }) => name)).toEqual(['Soup']);
  });

  it('is not seen by the next person, whose order has a key of its own', async () => {
    await open();
    changeBasket((basket) => ({
      ...basket,
      attempt: { key: 'of-ben', uid: 'ben', lines: basket.lines, totalMinor: 2200, fulfilment: null },
    }));
    answers = [[201, PLACED]];
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.key).not.toBe('of-ben');
  });
});

describe('a basket that cannot be ordered now', () => {
  it.each([
    ['too many orders of one person', [429, refusal('RATE_LIMITED', { retryAfterSeconds: 20 })], /try again in 20 s/],
    ['a collision', [409, refusal('CONTENTION')], /Many people are ordering/],
    ['a refusal', [403, refusal('NOT_REGISTERED')], /nothing was ordered/],
  ] as const)('is kept after %s, which it says', async (_name, answer, says) => {
    answers = [answer];
    await open();
    await press('Confirm');
    await screen.findByText(says);
    expect([currentBasket().lines.length, currentBasket().attempt]).toEqual([2, null]);
  });

  it('says that prices could not be checked, and is ordered all the same', async () => {
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address === '/api/quote'
        ? Promise.resolve(Response.json(refusal('RATE_LIMITED'), { status: 429 }))
        : answering(address, init),
    );
    for (const food of [PHO, PHO, TEA]) putIntoBasket(plainLine(food));
    render(<BasketDialog onClose={() => undefined} />, { wrapper: Inside });
    await screen.findByText('We could not check prices and stock just now.');
    answers = [[201, PLACED]];
    await press('Confirm');
    await screen.findByText('K7M2QX');
  });

  it('is kept while nobody can be reached, which it says', async () => {
    await open();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    act(() => {
      dispatchEvent(new Event('offline'));
    });
    await screen.findByText(/You are offline/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
    expect(currentBasket().lines).toHaveLength(2);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(screen.queryByText(/You are offline/)).toBeNull();
    });
  });
});
