import {
  DEFAULT_SETTINGS,
  NEW_CUSTOMER,
  NO_CATEGORIES,
  NO_HOUSE_PAGES,
  type Food,
  type HouseSettings,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { logger } from 'firebase-functions';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Catalogue, ChoiceBook, Ports, ReviewBook } from '../services/shared/ports.ts';
import { anAccount, countingIds, MemoryAccounts, NOW_MS } from '../services/testing/fakes.ts';
import { MemoryPictures } from '../services/testing/memory-pictures.ts';
import { MemoryHouse } from '../services/testing/memory-house.ts';
import { MemoryStore } from '../services/testing/memory-store.ts';
import { ROUTES } from './routes/index.ts';
import { serveRoutes } from './testing/serve-routes.ts';

vi.spyOn(logger, 'write').mockReturnValue();

// What one stranger can make the house do: for each route that is open to everybody, the largest, oddest and dearest
// requests that its contract allows. The time of the processor is measured, which other processes do not change: while it
// runs, every other request waits.

const MOST_MS = 250;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** As much text as a body of 64 KiB may hold in one field. */
const MOST_TEXT = 60_000;
/** As much as the head of a request may hold. */
const MOST_PATH = 12_000;

/** Texts that are dear to whoever cleans, cuts or searches them with a pattern. */
const DEAR_TEXTS = [
  `a${' '.repeat(MOST_TEXT)}b`,
  ' '.repeat(MOST_TEXT),
  `a${'\u200b'.repeat(MOST_TEXT / 3)}b`,
  `a${'\u2800\u00a0'.repeat(MOST_TEXT / 6)}b`,
  `e${'\u0301'.repeat(MOST_TEXT / 2)}`,
  'a'.repeat(16_000),
  'a@'.repeat(8000),
  'a.'.repeat(8000),
  `${'a'.repeat(8000)}@${'b'.repeat(8000)}`,
  '/a'.repeat(8000),
  '1'.repeat(MOST_TEXT),
  '\n'.repeat(MOST_TEXT / 2),
  '\ud800'.repeat(1000),
  '👨‍👩‍👧‍👦'.repeat(2000),
];
const DEAR_TIMES = [
  '0000-01-01T00:00:00.000Z',
  '0999-06-01T00:00:00.000Z',
  '9999-12-31T23:45:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  ...[1, 5, 9, 14, 15, 400].map((days) => new Date(NOW_MS + days * DAY_MS + 15 * HOUR_MS).toISOString()),
];
const ODD_IDS = ['..', '.', '__x__', 'a/b', '\ud800', 'constructor', '%2e%2e', 'x'.repeat(MOST_PATH)];

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const EMPTY = { items: [], next: null, total: 0 };

/** A house whose hours are as dear as they can be set: an area that never opens at a quarter, a special day far ahead. */
const DEAR_HOUSE: HouseSettings = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Pacific/Chatham',
  services: ['pickup', 'table', 'delivery'],
  hours: { pickup: [{ days: EVERY_DAY, from: '18:00', to: '02:00' }] },
  exceptions: Array.from({ length: 50 }, (_, at) => ({
    from: at === 0 ? '2030-01-01' : `2020-02-${String((at % 28) + 1).padStart(2, '0')}`,
    to: at === 0 ? '2030-01-01' : `2020-02-${String((at % 28) + 1).padStart(2, '0')}`,
    services: ['pickup', 'table', 'delivery'],
    hours: [],
    message: null,
  })),
  areas: [
    {
      id: 'far',
      name: 'Far',
      postcodes: [],
      feeMinor: 250,
      freeFromMinor: null,
      minMinor: 0,
      minutes: 30,
      days: [3],
      from: '03:07',
      to: '03:08',
    },
  ],
  later: { minMinutes: 0, maxDays: 14 },
};

let address: string;

beforeEach(async () => {
  const store = new MemoryStore();
  const books = new MemoryHouse(store);
  const food: Food = aFood({ quantity: 10_000 });
  const catalogue: Partial<Catalogue> = {
    food: async (id) => ({ ...food, id }),
    menu: async () => [food],
  };
  const ports: Partial<Ports> = {
    accounts: new MemoryAccounts(anAccount()),
    appCheck: { isGenuine: async () => true },
    catalogue: catalogue as Catalogue,
    categoryBook: { categories: async () => NO_CATEGORIES, know: () => undefined },
    choiceBook: { choicesOf: async () => null } as Partial<ChoiceBook> as ChoiceBook,
    clock: { nowMs: () => NOW_MS },
    customerBook: { customer: async () => NEW_CUSTOMER },
    health: { check: async () => true } as unknown as Ports['health'],
    houseBook: { settings: async () => DEAR_HOUSE, know: () => undefined },
    ids: countingIds(),
    invitationBook: books,
    orderBook: books,
    pageBook: { pages: async () => NO_HOUSE_PAGES, pagesLately: async () => NO_HOUSE_PAGES, know: () => undefined },
    pendingChanges: books,
    pictureBook: new MemoryPictures(),
    reviewBook: { reviews: async () => EMPTY } as unknown as ReviewBook,
    screenBook: books,
    settings: { requiresVerifiedEmail: false },
    tableBook: { tables: async () => [], tablesLately: async () => [], know: () => undefined },
    unitOfWork: { run: store.run.bind(store), since: () => store },
    userDirectory: books,
  };
  address = await serveRoutes(ports, ROUTES);
});

interface Dear {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const inPath = (make: (text: string) => string): readonly Dear[] =>
  [...ODD_IDS, ...DEAR_TEXTS.map((text) => text.slice(0, MOST_PATH / 9))].map((text) => ({
    path: make(encodeURIComponent(text.toWellFormed())),
  }));
const ofFields = (path: string, good: Readonly<Record<string, unknown>>): readonly Dear[] =>
  Object.keys(good).flatMap((field) =>
    [...DEAR_TEXTS, ...DEAR_TIMES].map((text) => ({ path, body: { ...good, [field]: text } })),
  );
const line = { foodId: 'pho', quantity: 1, note: 'Hot' };
const delivery = { kind: 'delivery', postcode: '12345' };
const quotes: readonly Dear[] = [
  ...ofFields('/quote', { lines: [line], wantedAt: DEAR_TIMES[0] }),
  ...DEAR_TEXTS.flatMap((text) => [
    { path: '/quote', body: { lines: [{ ...line, note: text }] } },
    { path: '/quote', body: { lines: [{ ...line, foodId: text }] } },
    { path: '/quote', body: { lines: [line], fulfilment: { kind: 'table', table: text } } },
    { path: '/quote', body: { lines: [line], fulfilment: { ...delivery, postcode: text } } },
  ]),
  ...[undefined, { kind: 'pickup' }, delivery, { kind: 'delivery', area: 'far' }].flatMap((fulfilment) =>
    DEAR_TIMES.map((wantedAt) => ({ path: '/quote', body: { lines: [line], wantedAt, fulfilment } })),
  ),
  {
    path: '/quote',
    body: {
      lines: Array.from({ length: 30 }, (_, at) => ({
        foodId: `food-${at}`,
        quantity: 20,
        note: 'n'.repeat(140),
        options: Array.from({ length: 25 }, (_, option) => ({ groupId: 'sauce', id: `option-${option}` })),
      })),
    },
  },
];

/** Of every open route. A route that is opened needs a row here. */
const DEAREST: Readonly<Record<string, readonly Dear[]>> = {
  'get /health': [{ path: '/health' }],
  'get /openapi.json': [{ path: '/openapi.json' }],
  'get /docs': [{ path: '/docs' }],
  'get /categories': [{ path: '/categories' }],
  'get /house': [{ path: '/house' }],
  'get /house/now': [{ path: '/house/now' }],
  'get /sitemap.xml': [{ path: '/sitemap.xml' }],
  'get /foods': ['q', 'after', 'limit', 'category', 'tags', 'without', 'mealtime'].flatMap((name) =>
    inPath((text) => `/foods?${name}=${text}`),
  ),
  'get /foods/:id/choices': inPath((text) => `/foods/${text}/choices`),
  'get /fooddetails/:id': inPath((text) => `/fooddetails/${text}`),
  'get /house/pages/:page': inPath((text) => `/house/pages/${text}`),
  'get /house/tables/:code': inPath((text) => `/house/tables/${text}`),
  'get /pictures/:id': [...inPath((text) => `/pictures/${text}`), ...inPath((text) => `/pictures/p?size=${text}`)],
  'get /track/:id': inPath((text) => `/track/${text}`),
  'post /track/:id/cancel': inPath((text) => `/track/${text}/cancel`),
  'get /track/:id/:key': [...inPath((text) => `/track/${text}/key`), ...inPath((text) => `/track/order/${text}`)],
  'get /invitation': DEAR_TEXTS.map((text) => ({
    path: '/invitation',
    headers: { 'x-invitation-key': encodeURIComponent(text.toWellFormed()).slice(0, MOST_PATH) },
  })),
  'get /review': inPath((text) => `/review?after=${text}&limit=${text.slice(0, 9)}`),
  'post /quote': quotes,
  'post /review': ofFields('/review', { name: 'Zoe', description: 'Good.', img: 'zoe@example.com' }),
  'post /client-errors': ofFields('/client-errors', { name: 'E', message: 'm', stack: 's', page: '/', build: 'b' }),
  'post /guests': ofFields('/guests', { accessToken: 'TOKEN_INVALID' }),
  'post /users': ofFields('/users', { email: 'ann@example.com', accessToken: 'TOKEN_INVALID' }),
  'put /users/:email': [
    ...ofFields('/users/ann@example.com', { email: 'ann@example.com', accessToken: 'TOKEN_INVALID' }),
    ...inPath((text) => `/users/${text}`).map(({ path }) => ({ path, body: { accessToken: 'TOKEN_INVALID' } })),
  ],
};

const OPEN = ROUTES.filter(({ access }) => typeof access === 'string').map(({ method, path }) => `${method} ${path}`);

it('every open route has its dearest requests', () => {
  expect(Object.keys(DEAREST).toSorted()).toEqual(OPEN.toSorted());
});

it.each(Object.entries(DEAREST))('%s: none takes a quarter of a second, and none is a fault', async (route, dear) => {
  const method = route.slice(0, route.indexOf(' ')).toUpperCase();
  const ask = async ({ path, headers, body }: Dear): Promise<number> => {
    const json = { 'content-type': 'application/json' };
    const init =
      body === undefined ? { method, headers: { ...headers } } : { method, headers: json, body: JSON.stringify(body) };
    const response = await fetch(address + path, init);
    await response.arrayBuffer();
    return response.status;
  };
  await ask(dear[0] ?? { path: '/health' }); // what is made once is not the stranger's
  const tooDear: object[] = [];
  for (const request of dear) {
    const before = process.cpuUsage();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each has its own time
    const status = await ask(request);
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1000;
    if (milliseconds > MOST_MS || status >= 500)
      tooDear.push({ request: JSON.stringify(request).slice(0, 120), milliseconds, status });
  }
  expect(tooDear).toEqual([]);
});
