import { DEFAULT_SETTINGS, toHouseDto, type TrackDto } from '@foodhouse/domain';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetTokens, keepToken } from '../../../data/token.ts';
import { learnHouseDay } from '../../../lib/clock.ts';
import { learnHouse } from '../../../lib/house-face.ts';
import { HouseLines } from '../../house/now/house-lines.tsx';
import { TrackScreen } from './track-screen.tsx';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * MINUTE_MS - 1000).toISOString();

const ORDER: TrackDto = {
  token: 'BT8Q2X',
  status: 'approved',
  placedAt: inMinutes(-10),
  answerBy: null,
  reason: null,
  code: null,
  lines: [{ name: 'Beef Pho', choices: '', quantity: 2, total: 19 }],
  total: 19,
};

afterEach(() => {
  learnHouse({});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page of the link, with the end of every public page. */
function open(order: Partial<TrackDto>, phone = '+49 30 123456', address = ''): void {
  const about = { name: 'Harbour', address, phone };
  const answers: Readonly<Record<string, object>> = {
    '/api/house': { ...toHouseDto({ ...DEFAULT_SETTINGS, version: 1 }), about },
    '/api/house/now': { closed: null, about, today: 'Today 11:00 to 22:00' },
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url] ?? { ...ORDER, ...order }));
  render(
    <MemoryRouter>
      <TrackScreen id="order" trackKey="key" />
      <HouseLines />
    </MemoryRouter>,
  );
}

function State(): React.JSX.Element {
  return <p data-testid="state">{JSON.stringify(useLocation().state)}</p>;
}

const step = (): string | null => document.querySelector('[aria-current="step"]')?.textContent ?? null;

it('shows how far an order is, by when it is ready, and how to reach the house', async () => {
  open({ promised: { at: inMinutes(22), first: inMinutes(22), why: null } });
  await screen.findByText('BT8Q2X');
  expect(step()).toBe('Accepted');
  expect(screen.getByText('in 22 min')).toBeTruthy();
  expect(screen.getByText(/^Pay when you get your food/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Call +49 30 123456' })).getAttribute('href')).toBe(
    'tel:+4930123456',
  );
});

it('ends with the hours of today, as every public page does', async () => {
  open({});
  await screen.findByText('Today 11:00 to 22:00');
});

it('says where an order is fetched, and not of one that is brought or rejected', async () => {
  open({ isFetched: true }, '', 'Uferstr. 12');
  expect((await screen.findByText(/^Pick up at/)).textContent).toBe('Pick up at Uferstr. 12');
  const map = screen.getAllByRole('link', { name: 'Uferstr. 12' })[0]?.getAttribute('href');
  expect(map).toBe('https://www.google.com/maps/search/?api=1&query=Uferstr.%2012');
  cleanup();
  for (const other of [{ served: 'Delivery, Old town' }, { isFetched: true, status: 'reject' }] as const) {
    open(other, '', 'Uferstr. 12');
    await screen.findByText('BT8Q2X');
    expect(screen.queryByText(/^Pick up at/)).toBeNull();
    cleanup();
  }
});

it('says of an order for later that it is accepted, until the kitchen begins', async () => {
  const promised = { at: inMinutes(90), first: inMinutes(90), why: null };
  open({ wantedAt: '2036-07-04T18:30:00.000Z', beginsAt: inMinutes(60), promised });
  await screen.findByText('Accepted for Fri 4 Jul 2036 18:30');
  cleanup();
  open({ wantedAt: inMinutes(25), beginsAt: inMinutes(-5), promised });
  await screen.findByText('Accepted: the kitchen is cooking');
});

it('says that a promise is broken, though the house does not', async () => {
  open({ promised: { at: inMinutes(-24), first: inMinutes(-24), why: null } });
  expect(await screen.findByText('24 min late')).toBeTruthy();
});

it('has no steps for an order that was rejected, and no phone of a house without one', async () => {
  open({ status: 'reject', reason: 'Sold out' }, '');
  await screen.findByText('“Sold out”');
  expect(step()).toBeNull();
  expect(screen.queryByText(/^Pay when/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});

it('says that the kitchen asked the house again, as My Orders does', async () => {
  open({ status: 'pending', isReturned: true, answerBy: inMinutes(5) });
  await screen.findByText('BT8Q2X');
  expect(screen.getByRole('status').textContent).toBe('The kitchen asked the house again');
  expect(step()).toBe('Ordered');
});

it('copies its link, or says where it can be copied', async () => {
  open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(location.href);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'Copied' }));
  await screen.findByText('Please copy it from the address bar');
});

it.each([
  ['Asia/Tokyo', '00:46', '03:30'],
  ['America/New_York', '10:46', '13:30'],
])('writes every time by the clock of a house in %s, and says so', async (timeZone, ready, wanted) => {
  const at = '2026-11-26T15:46:00.000Z';
  learnHouseDay({ version: 1, timeZone, dayStart: '04:00' });
  onTestFinished(() => learnHouseDay({ version: 1, timeZone: 'UTC', dayStart: '04:00' }));
  open({ promised: { at, first: at, why: null }, wantedAt: '2026-12-03T18:30:00.000Z' });
  await screen.findByText(`Times are house time (${timeZone.split('/')[1]?.replace('_', ' ')}).`);
  expect(document.querySelector('time')?.textContent).toMatch(new RegExp(`${ready}$`));
  expect(screen.getByText(new RegExp(`for .*${wanted}$`))).toBeTruthy();
});

it('says what each line contains', async () => {
  open({
    lines: [
      { name: 'Pho', choices: 'Large', contains: 'Contains: fish, soya', quantity: 1, total: 9.5 },
      { name: 'Tea', choices: '', contains: 'Allergens: please ask', quantity: 1, total: 3 },
    ],
  });
  const lines = within(await screen.findByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '1 × Pho $9.50LargeContains: fish, soya',
    '1 × Tea $3.00Allergens: please ask',
  ]);
});

it('is of the house, with what is between the lines and the total', async () => {
  open({ off: 5, fee: 3.33, taxOnTop: 2.1, taxes: [{ percent: 19, tax: 2.1 }], total: 19.43 });
  await screen.findByText('Harbour', { selector: 'p' });
  const amounts = [...document.querySelectorAll('dl dd')].map(({ textContent }) => textContent);
  expect(amounts).toEqual(['−$5.00', '$3.33', '$2.10']);
  expect(screen.getByText('plus 19% tax')).toBeDefined();
  expect(screen.getByText('$19.43')).toBeDefined();
});

describe('what a calendar is given', () => {
  const WANTED = { wantedAt: '2036-07-04T18:30:00.000Z' } as const;
  /** The file of an order, unfolded. */
  const fileOf = async (order: Partial<TrackDto>): Promise<string> => {
    let file = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((one) => {
      file = one as Blob;
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined); // or it leads there
    open(order, '+49 30 123456', 'Uferstr. 12');
    await screen.findByText('Harbour', { selector: 'p' });
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => {
      expect(file.size).toBeGreaterThan(0);
    });
    cleanup();
    return (await file.text()).replaceAll('\r\n ', '');
  };

  it('is when and where an order is fetched, with its link', async () => {
    const file = await fileOf({ ...WANTED, isFetched: true });
    for (const line of [
      'DTSTART:20360704T183000Z',
      'SUMMARY:Pick up order BT8Q2X at Harbour',
      String.raw`LOCATION:Harbour\, Uferstr. 12`,
      String.raw`DESCRIPTION:2 × Beef Pho\nTotal $19.00\n+49 30 123456`,
      `URL:${location.href}`,
    ])
      expect(file.split('\r\n')).toContain(line);
  });

  it('is the time that the house promised since, and no place for what is brought', async () => {
    const at = '2036-07-04T19:00:00.000Z';
    const promised = { at, first: at, why: null, isAtGuest: true } as const;
    const file = await fileOf({ ...WANTED, promised, service: 'delivery', served: 'Delivery, Old town' });
    expect(file).toContain('DTSTART:20360704T190000Z');
    expect(file).toContain('SUMMARY:Order BT8Q2X from Harbour arrives');
    expect(file).not.toContain('LOCATION');
    expect(await fileOf({ ...WANTED, service: 'table', served: 'Table 7' })).toContain(
      String.raw`SUMMARY:Order BT8Q2X at Harbour\, Table 7`,
    );
  });

  it.each([{}, { ...WANTED, status: 'delivered' }, { ...WANTED, status: 'reject' }] as const)(
    'is nothing of an order without a time to come: %j',
    async (order) => {
      open(order);
      await screen.findByText('BT8Q2X');
      expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    },
  );
});

describe('the link of an order', () => {
  const asked = vi.fn<(address: string, request?: RequestInit) => void>();
  const serve = (answer: (address: string) => object): void => {
    asked.mockClear();
    vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
      asked(address, request);
      return Response.json(address.endsWith('/house') ? { version: 0, dayStart: '04:00' } : answer(address));
    });
  };

  it('sends its key in a header, and in no address', async () => {
    serve(() => ORDER);
    render(
      <MemoryRouter>
        <TrackScreen id="order" trackKey="the-key" />
      </MemoryRouter>,
    );
    await screen.findByText('BT8Q2X');
    expect(asked).toHaveBeenCalledWith(
      '/api/track/order',
      expect.objectContaining({ headers: { 'x-track-key': 'the-key' } }),
    );
    expect(asked.mock.calls.filter(([address]) => address.includes('the-key'))).toEqual([]);
    expect(document.querySelector('meta[name="referrer"]')?.getAttribute('content')).toBe('no-referrer');
  });

  it('takes the order back while the house has not answered, after a second press', async () => {
    serve((address) =>
      address.endsWith('/cancel')
        ? { ...ORDER, status: 'reject', code: 'customer' }
        : { ...ORDER, status: 'pending', promised: undefined },
    );
    render(
      <MemoryRouter>
        <TrackScreen id="order" trackKey="the-key" />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel: your order' }));
    expect(asked.mock.calls.some(([address]) => address.endsWith('/cancel'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel it now: your order' }));
    await screen.findByText('Cancelled: nothing is due');
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('cannot be taken back once the house has answered', async () => {
    open({ status: 'approved' });
    await screen.findByText('BT8Q2X');
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  it('has a way on after an order that nobody answered: the same again, and the menu', async () => {
    const again = { foodId: 'pho', image: '/pho.webp', sizeId: 'large', options: [], each: 9.5 };
    open({
      status: 'reject',
      code: 'not-answered',
      lines: [{ name: 'Beef Pho', choices: 'Large', quantity: 2, total: 19, again }],
    });
    await screen.findByText('Nobody answered in time: nothing is due');
    await screen.findByRole('link', { name: 'See all foods' });
    for (const name of ['Try again, now or for another time', 'See all foods'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/inventory');
    expect(await screen.findByRole('link', { name: /^Call/ })).toBeTruthy();
  });

  it('has the same again after it was delivered, and not before', async () => {
    const again = { foodId: 'pho', image: '/pho.webp', sizeId: 'large', options: [], each: 9.5 };
    const lines = [{ name: 'Beef Pho', choices: 'Large', quantity: 2, total: 19, again }];
    open({ status: 'delivered', lines });
    expect((await screen.findByRole('link', { name: 'Order again' })).getAttribute('href')).toBe('/inventory');
    cleanup();
    open({ status: 'approved', lines });
    await screen.findByText('BT8Q2X');
    expect(screen.queryByRole('link', { name: 'Order again' })).toBeNull();
  });

  it('has the menu alone after its guest cancelled it', async () => {
    const again = { foodId: 'pho', image: '/pho.webp', sizeId: null, options: [], each: 9.5 };
    open({
      status: 'reject',
      code: 'customer',
      lines: [{ name: 'Beef Pho', choices: '', quantity: 2, total: 19, again }],
    });
    await screen.findByRole('link', { name: 'See all foods' });
    expect(screen.queryByRole('link', { name: /^Try again/ })).toBeNull();
  });

  it('orders the same again with its notes in the browser that ordered it', async () => {
    keepToken(`head.${btoa(JSON.stringify({ sub: 'gus', exp: Date.now() / 1000 + 3600 }))}.`);
    onTestFinished(forgetTokens);
    const again = { foodId: 'pho', image: '/pho.webp', sizeId: null, options: [], each: 9.5 };
    const rejected = (note: object): object => ({
      ...ORDER,
      status: 'reject',
      code: 'not-answered',
      lines: [{ name: 'Beef Pho', choices: '', quantity: 2, total: 19, again: { ...again, ...note } }],
    });
    vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit = {}) => {
      if (address.endsWith('/house')) return Response.json({ version: 0, dayStart: '04:00' });
      return Response.json(rejected(new Headers(headers).has('authorization') ? { note: 'no nuts' } : {}));
    });
    render(
      <MemoryRouter>
        <TrackScreen id="order" trackKey="the-key" />
        <State />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('link', { name: /^Try again/ }));
    expect(screen.getByTestId('state').textContent).toContain('"note":"no nuts"');
  });
});

it('begins at its heading, which is there later than the page, when another page led to it', async () => {
  open({});
  await screen.findByRole('heading', { level: 1 });
  cleanup();
  open({});
  const heading = await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => document.activeElement).toBe(heading);
});
