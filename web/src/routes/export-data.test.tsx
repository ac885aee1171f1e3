import {
  DEFAULT_SETTINGS,
  foodTableOf,
  NO_CHOICES,
  takenFoodOf,
  takenOrderOf,
  toHouseDto,
  toTakenFoodDto,
  toTakenOrderDto,
  type Food,
  type Order,
  type TakenEventDto,
  type TakenMoveDto,
  type TakenPage,
  type TakenVoucherDto,
} from '@foodhouse/domain';
import { aFood, aGroup, anOrder, aSize } from '@foodhouse/domain/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMenuFile } from '../features/moving-in/read-menu.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/export';
const ROWS = foodTableOf([{ food: aFood({ name: '=Pho; "one"' }), choices: NO_CHOICES, category: 'Soups' }]);
const CURSOR = '1767225600000~order-1';
const SENT_CURSOR = CURSOR.replace('~', '%7E');

const pageOf = (orders: readonly Order[], next: string | null = null): TakenPage<unknown> => ({
  items: orders.map((order) => toTakenOrderDto(takenOrderOf(order))),
  next,
});
const EMPTY = { items: [], next: null };
const refused = (status: number, reason: string): Response =>
  Response.json({ error: { status: 'X', message: reason, details: { reason, requestId: 'r' } } }, { status });
const settings = { version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00', tax: { rates: [{ name: 'VAT' }] } };
const ALL = {
  '/api/menu/table': ROWS,
  '/api/export/menu': EMPTY,
  '/api/categories': { version: 1, categories: [] },
  '/api/choicegroups': [],
  '/api/export/removed': EMPTY,
  '/api/export/orders': pageOf([anOrder()]),
  '/api/export/events': EMPTY,
  '/api/export/moves': EMPTY,
  '/api/export/people': EMPTY,
  '/api/export/vouchers': EMPTY,
  '/api/export/reviews': EMPTY,
  '/api/house': settings,
  '/api/house/tables': { tables: [{ code: 'SECRET', name: 'Table 7' }] },
  '/api/house/pages': { version: 3, imprint: 'Gasthaus am Kanal', privacy: '', terms: '' },
};

interface Written {
  readonly names: string[];
  readonly files: Blob[];
}

/** What the browser is given to keep. */
function downloads(): Written {
  const written: Written = { names: [], files: [] };
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    written.files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    written.names.push(this.download);
  });
  return written;
}

/** Opens the page. Each question of an address takes its next answer; the last one stays. */
async function open(answers: Readonly<Record<string, readonly unknown[]>> = {}): Promise<readonly string[]> {
  const asked: string[] = [];
  const queues = Object.fromEntries(Object.entries(answers).map(([path, queue]) => [path, [...queue]]));
  const queued = Object.fromEntries(
    Object.entries(queues).map(([path, queue]) => [path, () => (queue.length > 1 ? queue.shift() : queue[0])]),
  );
  await renderScreen(PATH, { role: 'admin', answers: { ...ALL, ...queued } });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => {
    if (address.startsWith('/api/')) asked.push(address);
    return fetch(address, request);
  });
  return asked;
}

const csv = (subject: string): HTMLElement => screen.getByRole('button', { name: `Download CSV: ${subject}` });
const MARK = '\ufeff';
const textOf = async ([file = new Blob()]: readonly Blob[]): Promise<string> => file.text();
const goOn = (): HTMLElement => screen.getByRole('button', { name: 'Go on' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what a house takes along', () => {
  it('is orders as CSV, page after page, with the days that were chosen', async () => {
    const written = downloads();
    const asked = await open({
      '/api/export/orders': [
        pageOf([anOrder({ id: 'a1', token: 'AAAAAA' })], CURSOR),
        pageOf([anOrder({ id: 'a2', token: 'BBBBBB' })]),
      ],
    });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-02' } });
    await press(csv('Orders'));
    expect(
      await screen.findByText(/^Orders 2026-01-01–2026-01-02\.csv is in your downloads, with 2 lines\./),
    ).toBeDefined();
    expect(asked).toEqual([
      '/api/export/orders?from=2026-01-01&to=2026-01-02',
      `/api/export/orders?from=2026-01-01&to=2026-01-02&after=${SENT_CURSOR}`,
    ]);
    expect(written.names).toEqual(['Orders 2026-01-01–2026-01-02.csv']);
    const [head = '', ...lines] = (await textOf(written.files)).split('\r\n');
    expect(head.startsWith(MARK)).toBe(true);
    expect(head).toContain('"Order","Token","Business day"');
    expect(lines.map((line) => line.split(',')[1])).toEqual(['"AAAAAA"', '"BBBBBB"']);
  });

  it('is what became of each order, and nothing that a spreadsheet runs', async () => {
    const written = downloads();
    const of = { orderId: 'a1', token: 'AAAAAA', businessDay: '2026-01-01' };
    const events: readonly TakenEventDto[] = [
      { ...of, at: '2026-01-01T12:00:00.000Z', to: 'pending', byRole: 'user' },
      {
        ...of,
        at: '2026-01-01T12:01:00.000Z',
        from: 'pending',
        to: 'approved',
        byRole: 'admin',
        reason: '=SUM(A1)',
        promisedAt: '2026-01-01T12:30:00.000Z',
        plusMinutes: 10,
      },
      {
        orderId: 'a2',
        token: 'BBBBBB',
        at: '2026-01-01T12:05:00.000Z',
        from: 'pending',
        to: 'reject',
        byRole: 'system',
        code: 'not-answered',
      },
    ];
    const asked = await open({
      '/api/export/events': [
        { items: events.slice(0, 2), next: CURSOR },
        { items: events.slice(2), next: null },
      ],
    });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
    await press(csv('Timeline of orders'));
    await screen.findByText(/^Timeline of orders 2026-01-01\.csv is in your downloads, with 3 lines\./);
    expect(asked).toEqual([
      '/api/export/events?from=2026-01-01',
      `/api/export/events?from=2026-01-01&after=${SENT_CURSOR}`,
    ]);
    expect((await textOf(written.files)).split('\r\n')).toEqual([
      `${MARK}"Order","Token of the order","Business day","Time","Status before it","Status after it","By","Reason","Code","Promised for","Later by minutes"`,
      '"a1","AAAAAA","2026-01-01","2026-01-01 21:00",,"Pending","user",,,,',
      `"a1","AAAAAA","2026-01-01","2026-01-01 21:01","Pending","Accepted","admin","'=SUM(A1)",,"2026-01-01 21:30",10`,
      '"a2","BBBBBB",,"2026-01-01 21:05","Pending","Reject","the house",,"not-answered",,',
    ]);
  });

  it('is the moves of portions as they followed each other, also those of one moment', async () => {
    const written = downloads();
    const move = { foodId: 'pho', food: 'Pho', byRole: 'user' as const, note: '', at: '2026-01-01T12:00:00.000Z' };
    const moves: readonly TakenMoveDto[] = [
      { ...move, cause: 'order', change: -2, after: 3, businessDay: '2026-01-01', token: 'BBBBBB' },
      { ...move, cause: 'opening', change: 6, after: 6, businessDay: '2026-01-01', byRole: 'system' },
      { ...move, cause: 'order', change: -1, after: 5, businessDay: '2026-01-01', token: 'AAAAAA' },
    ];
    await open({ '/api/export/moves': [{ items: moves, next: null }] });
    await press(csv('Portions'));
    await screen.findByText(/^Portions\.csv is in your downloads/);
    const [, ...lines] = (await textOf(written.files)).replaceAll('"', '').split('\r\n');
    expect(lines.map((line) => line.split(',').slice(3, 8))).toEqual([
      ['6', '6', 'opening', '', 'the house'],
      ['-1', '5', 'order', 'AAAAAA', 'user'],
      ['-2', '3', 'order', 'BBBBBB', 'user'],
    ]);
  });

  it('is the vouchers that customers still have, and nothing that a spreadsheet runs', async () => {
    const written = downloads();
    const voucher = { amount: 5, least: 20, currency: 'USD', expiresAt: '2026-12-24T12:00:00.000Z' };
    const vouchers: readonly TakenVoucherDto[] = [
      { ...voucher, orderId: 'a1', customerId: 'ann', email: '=ann@example.com' },
      { ...voucher, orderId: 'a2', customerId: 'somebody', currency: 'KWD', amount: 1.25 },
    ];
    const asked = await open({ '/api/export/vouchers': [{ items: vouchers, next: CURSOR }, EMPTY] });
    await press(csv('Vouchers'));
    await screen.findByText(/^Vouchers\.csv is in your downloads, with 2 lines\./);
    expect(asked).toEqual(['/api/export/vouchers', `/api/export/vouchers?after=${SENT_CURSOR}`]);
    const [head, ...lines] = (await textOf(written.files)).split('\r\n');
    expect(head).toBe(
      `${MARK}"Email","Account","Amount","For orders from","Currency","Until","Order that it came with"`,
    );
    expect(lines).toEqual([
      `"'=ann@example.com","ann","5.00","20.00","USD","2026-12-24 21:00","a1"`,
      `,"somebody","1.250","20.000","KWD","2026-12-24 21:00","a2"`,
    ]);
  });

  it('is the menu as the import takes it back', async () => {
    const written = downloads();
    await open();
    await press(csv('Menu'));
    await screen.findByText(/^Menu\.csv is in your downloads, with one line\./);
    const read = await readMenuFile(written.files[0] ?? new Blob(), 'USD');
    if (!read.ok) throw new Error(read.problem);
    expect(read.menu.foods).toMatchObject([{ id: 'pho', name: '=Pho; "one"', priceMinor: aFood().priceMinor }]);
  });

  it('is the foods that left the menu, as the import tells them by their ids', async () => {
    const written = downloads();
    const gone = (id: string, name: string, retiredAtMs: number): unknown => {
      const food = aFood({ id, name, retiredAtMs, priceMinor: 1250, currency: 'KWD', allergens: [] });
      const sizes = id === 'b' ? [aSize({ name: 'Large', extraMinor: 500 })] : [];
      const choices = { ...NO_CHOICES, sizes, groups: [aGroup()] };
      return toTakenFoodDto(takenFoodOf(food, choices, 'Soups'));
    };
    const [atMs, laterMs] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)];
    const asked = await open({
      '/api/export/removed': [
        { items: [gone('a', '=Pho; "one"', atMs)], next: CURSOR },
        { items: [gone('b', 'Soup', atMs), gone('a', '=Pho; "two"', laterMs)], next: null }, // came back, and left again
      ],
    });
    await press(csv('Removed foods'));
    await screen.findByText(/^Removed foods\.csv is in your downloads, with 2 lines\./);
    expect(asked).toEqual(['/api/export/removed', `/api/export/removed?after=${SENT_CURSOR}`]);
    const { description } = aFood();
    expect((await textOf(written.files)).split('\r\n')).toEqual([
      `${MARK}"food id","name","size","price","category","description","allergens","diets","currency","removed"`,
      `"a","'=Pho; ""two""",,"1.250","Soups","${description}","none",,"KWD","2026-01-02 09:00"`,
      `"b","Soup","Large","1.750","Soups","${description}","none",,"KWD","2026-01-01 09:00"`,
    ]);
    const read = await readMenuFile(written.files[0] ?? new Blob(), 'KWD');
    expect(read).toMatchObject({ ok: true, menu: { groups: [], foods: [{ id: 'a', uses: null }, { id: 'b' }] } });
  });

  it('is all of it in one file first, then its parts', async () => {
    await open();
    const [first, second] = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect([first, second]).toEqual(['Everything in one file', 'Menu']);
  });

  it('is all of it in one file, out of which the import reads the menu', async () => {
    const written = downloads();
    await open();
    await press(screen.getByRole('button', { name: 'Download everything' }));
    await screen.findByText(/^Foodhouse\.json is in your downloads/);
    const text = await textOf(written.files);
    const file = JSON.parse(text) as Readonly<Record<string, unknown>>;
    expect(Object.keys(file)).toEqual([
      'foodhouse',
      'takenAt',
      'menu',
      'removedFoods',
      'orders',
      'events',
      'accounts',
      'vouchers',
      'moves',
      'reviews',
      'settings',
    ]);
    expect(file).toMatchObject({
      foodhouse: 1,
      orders: [{ _id: anOrder().id }],
      settings: { tables: ['Table 7'], pages: { imprint: 'Gasthaus am Kanal', privacy: '', terms: '' } },
    });
    expect(text).not.toContain('SECRET');
    expect(text.startsWith('{')).toBe(true); // JSON has no byte order mark
    const read = await readMenuFile(written.files[0] ?? new Blob(), 'USD');
    expect(read).toMatchObject({ ok: true, format: 'table', menu: { foods: [{ id: 'pho', name: '=Pho; "one"' }] } });
  });

  it('is each food of the menu in the one file with all that the house keeps of it, page after page', async () => {
    const written = downloads();
    const size = aSize({ id: 'l', name: 'Large', extraMinor: 200, allergens: ['eggs'] });
    const group = aGroup({ sizeIds: ['l'], limits: { required: true, min: 1, max: 2 } });
    const choices = { ...NO_CHOICES, sizes: [size], groups: [group], leftOut: ['herbs'] };
    const pho = aFood({ kitchenName: 'PHO', par: { portions: 20, days: [5] }, lowAt: 3, categoryId: 'soups' });
    const taken = (food: Food): unknown => toTakenFoodDto(takenFoodOf(food, choices, 'Soups'));
    const asked = await open({
      '/api/export/menu': [
        { items: [taken(pho)], next: CURSOR },
        { items: [taken(aFood({ id: 'tea' }))], next: null },
      ],
    });
    await press(screen.getByRole('button', { name: 'Download everything' }));
    await screen.findByText(/^Foodhouse\.json is in your downloads/);
    expect(asked.filter((address) => /foods|export\/menu/.test(address))).toEqual([
      '/api/export/menu',
      `/api/export/menu?after=${SENT_CURSOR}`,
    ]);
    const { menu } = JSON.parse(await textOf(written.files)) as { readonly menu: unknown };
    expect(menu).toMatchObject({
      rows: ROWS,
      foods: [
        {
          _id: 'pho',
          kitchenName: 'PHO',
          par: { portions: 20, days: [5] },
          lowAt: 3,
          category: 'Soups',
          sizes: [{ id: 'l', extra: 2, allergens: ['eggs'] }],
          groups: [{ id: 'sauce', sizes: ['l'], limits: { min: 1, max: 2 } }],
          leftOut: ['herbs'],
        },
        { _id: 'tea' },
      ],
    });
  });

  it('is the settings as a line for each', async () => {
    const written = downloads();
    await open();
    await press(csv('Settings'));
    await screen.findByText(/^Settings\.csv is in your downloads/);
    expect((await textOf(written.files)).replace(MARK, '').split('\r\n')).toEqual(
      expect.arrayContaining([
        '"Setting","Value"',
        '"timeZone","Asia/Tokyo"',
        '"tax.rates.0.name","VAT"',
        '"version",1',
        '"pages.imprint","Gasthaus am Kanal"',
      ]),
    );
  });

  it('writes no half file: it says what stopped, what is missing, and goes on where it was', async () => {
    const written = downloads();
    const asked = await open({
      '/api/export/orders': [
        pageOf([anOrder({ id: 'a1' })], CURSOR),
        refused(503, 'BACKEND_UNAVAILABLE'),
        pageOf([anOrder({ id: 'a2' })]),
      ],
    });
    await press(screen.getByRole('button', { name: 'Download everything' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Orders stopped: the house does not answer. One was read so far, and no file was written. Still missing: Timeline of orders, Accounts, Vouchers, Portions, Reviews, Settings.',
    );
    expect(written.files).toEqual([]);
    const before = asked.length;
    await press(goOn());
    await screen.findByText(/^Foodhouse\.json is in your downloads/);
    expect(asked.slice(before)[0]).toBe(`/api/export/orders?after=${SENT_CURSOR}`);
    expect(asked.slice(before)).not.toContain('/api/menu/table'); // it was whole
    const { orders } = JSON.parse(await textOf(written.files)) as {
      readonly orders: readonly { readonly _id: string }[];
    };
    expect(orders.map(({ _id }) => _id)).toEqual(['a1', 'a2']);
  });

  it('is cancelled: what comes afterwards is dropped, and nothing is written', async () => {
    const written = downloads();
    let answer = (_response: Response): void => undefined;
    await open();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, request?: RequestInit) =>
      address.startsWith('/api/export/orders')
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : fetch(address, request),
    );
    await press(csv('Orders'));
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Orders: reading …');
    expect(csv('Menu')).toHaveProperty('disabled', true);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await press(screen.getByRole('button', { name: 'Cancel' }));
    answer(Response.json(pageOf([anOrder()])));
    expect(document.activeElement).toBe(await screen.findByText('Cancelled. No file was written.'));
    await waitFor(() => {
      expect(csv('Menu')).toHaveProperty('disabled', false);
    });
    expect(written.files).toEqual([]);
  });

  it.each([
    ['2026-01-02', '2026-01-01', 'To', 'The last day is before the first.'],
    ['0002-01-01', '', 'From', 'A whole day from 2000 on, please, or nothing.'],
  ])('asks nothing for days from %j to %j', async (from, to, field, words) => {
    const asked = await open();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: to } });
    await press(csv('Orders'));
    expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    expect(asked).toEqual([]);
  });

  it('asks nothing while only a part of a day is typed: the field says that it is empty', async () => {
    downloads();
    const asked = await open();
    Object.defineProperty(screen.getByLabelText('To'), 'validity', { value: { badInput: true } });
    await press(csv('Orders'));
    expect(screen.getByText(/^A whole day/)).toBeDefined();
    expect(asked).toEqual([]);
    await press(csv('Reviews')); // which have no days
    await screen.findByText(/^Reviews\.csv is in your downloads/);
    expect(screen.queryByText(/^A whole day/)).toBeNull();
  });

  it('says that the account may not, and offers no more', async () => {
    await open({ '/api/export/people': [refused(403, 'ROLE_REQUIRED')] });
    await press(csv('Accounts'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Accounts stopped: your account may not/);
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });

  it.each(['user', 'chef'] as const)('is not for a %s', async (role) => {
    const { pathname } = await renderScreen(PATH, { role });
    await waitFor(() => {
      expect(pathname()).toBe('/login');
    });
  });

  it('is reached from the House page', async () => {
    const { pathname } = await renderScreen('/dashboard/house', {
      role: 'admin',
      answers: { '/api/house': toHouseDto(DEFAULT_SETTINGS) },
    });
    await press(await screen.findByRole('link', { name: 'Take your data with you' }));
    await waitFor(() => {
      expect(pathname()).toBe(PATH);
    });
  });
});
