import {
  NO_CHOICES,
  backFromMs,
  businessDayOf,
  choicesOnDay,
  DEFAULT_SETTINGS,
  priceBasket,
  toChoicesDto,
  toFoodDto,
  toHouseDto,
  toQuoteDto,
  type AskedLine,
  type Closed,
  type Food,
  type FoodChoices,
  judgeServed,
  judgeService,
  leastOrderProblem,
  type Area,
  type AskedFulfilment,
  type Service,
  type HousePage,
  type HouseSettings,
  type HouseTax,
  type ServedAgain,
  type Voucher,
  voucherWaitsSaid,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { SessionProvider } from '../../../data/session-context.tsx';
import { publish } from '../../../data/session-store.ts';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import { forgetUnanswered } from '../../../test/forget-unanswered.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { CHOICES } from '../choose/testing.ts';
import { Basket } from './basket-dialog.tsx';
import { changeBasket, putIntoBasket } from '../basket/basket-store.ts';
import { EMPTY, plainLine } from '../basket/basket.ts';

// The basket over a house whose foods, services and answers a test sets.

export const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;
export const PHO = aFood({ id: 'pho', name: 'Pho', priceMinor: 950, quantity: 5 });
export const TEA = aFood({ id: 'tea', name: 'Tea', priceMinor: 300, quantity: 9 });
export const SOUP = aFood({ id: 'soup', name: 'Soup', priceMinor: 700, quantity: 9 });
export const PLACED = { _id: 'o1', foodName: '2 × Pho and 1 more', price: 22, status: 'pending', token: 'K7M2QX' };

export const CITY: Area = {
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
export const SEVEN = { code: 'T7T7T7', name: 'Table 7' };

type Answer = readonly [status: number, body: unknown] | 'none yet';

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly isSignedIn: boolean;
  readonly body: unknown;
}

/** What the house has, what it answers to orders in turn, and what it was sent. */
interface TestServer {
  menu: readonly Food[];
  choices: ReadonlyMap<string, FoodChoices>;
  /** The categories of which two foods may be one. */
  halfCategories: readonly string[];
  tax: HouseTax;
  vouchers: readonly Voucher[];
  closed: Closed | null;
  /** From when on its foods are served; null for now. */
  away: ServedAgain | null;
  /** Whether it takes orders for later. */
  isForLater: boolean;
  /** What the house offers, with table seven. */
  services: readonly Service[];
  /** Where it delivers to. */
  area: Area;
  /** Who it is. */
  about: HouseSettings['about'];
  /** Whether people may order without an account. */
  guestOrders: boolean;
  /** Whether nobody can be told that, or anything else of its settings. */
  areSettingsDown: boolean;
  /** Whether they must agree to the use of name and phone. */
  askConsent: boolean;
  writtenPages: readonly HousePage[];
  answers: Answer[];
  readonly sent: Sent[];
}

const aServer = (): TestServer => ({
  menu: [PHO, TEA, SOUP],
  choices: new Map(),
  halfCategories: [],
  tax: DEFAULT_SETTINGS.tax,
  vouchers: [],
  closed: null,
  away: null,
  isForLater: false,
  services: [],
  area: CITY,
  about: DEFAULT_SETTINGS.about,
  guestOrders: false,
  areSettingsDown: false,
  askConsent: false,
  writtenPages: [],
  answers: [],
  sent: [],
});

/** A test changes what its house has. */
export const server: TestServer = aServer();

/** Each test of a file begins with Ann signed in, an empty basket and a new server. */
export function serveBaskets(): void {
  beforeEach(() => {
    Object.assign(server, aServer());
    sessionStorage.clear();
    changeBasket(() => EMPTY);
    forgetUnanswered();
    signIn('ann');
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

async function answer(address: string, init: RequestInit): Promise<Response> {
  if (init.method === 'HEAD') return new Response(); // the network is up
  const body = parseBody(init.body);
  const headers = new Headers(init.headers);
  server.sent.push({
    path: address,
    key: headers.get('idempotency-key'),
    isSignedIn: headers.has('authorization'),
    body,
  });
  if (address === '/api/house' && server.areSettingsDown) return Response.json({}, { status: 503 });
  if (address === '/api/house') return Response.json(toHouseDto(settingsOf(server)));
  if (address === '/api/quote') return Response.json(quoteOf(body));
  const [, asked, id = ''] = /^\/api\/(foods|fooddetails)\/([^/]+)/.exec(address) ?? [];
  const category = /^\/api\/foods\?category=([^&]+)/.exec(address)?.[1];
  if (category !== undefined)
    return Response.json(server.menu.filter(({ categoryId }) => categoryId === category).map(toFoodDto));
  const food = server.menu.find((one) => one.id === id);
  if (asked === 'foods') {
    const halvesOf = server.halfCategories.find((one) => one === food?.categoryId);
    const choices = { ...NO_CHOICES, ...(server.choices.get(id) ?? CHOICES) };
    return Response.json(toChoicesDto({ ...choices, ...(halvesOf !== undefined && { halvesOf }) }, 'USD'));
  }
  if (asked && food) return Response.json(toFoodDto(food));
  const said = server.answers.shift() ?? 'none yet';
  if (said === 'none yet') return new Promise<Response>(() => undefined);
  return Response.json(said[1], { status: said[0] });
}

/** With a token: a request without one would ask the provider, whose answer may end the session of a later test. */
export function signIn(uid: string): void {
  const payload = btoa(JSON.stringify({ exp: Date.parse('2099-01-01') / 1000 }));
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${payload}.`);
  publish({ status: 'signed-in', user: { ...ANN, uid } });
}

function settingsOf({ tax, services, area, about, guestOrders, isForLater }: TestServer): HouseSettings {
  const later = isForLater ? { minMinutes: 0, maxDays: 14 } : null;
  return { ...DEFAULT_SETTINGS, tax, services, about, guestOrders, areas: [area], later };
}

/** The answer of POST /quote. */
export function quoteOf(body: unknown): unknown {
  const { menu, choices, tax, vouchers, closed, away, isForLater, services } = server;
  const house = settingsOf(server);
  const lines = fieldOf(body, 'lines') as AskedLine[];
  const asked = (fieldOf(body, 'fulfilment') as AskedFulfilment | undefined) ?? null;
  const served = judgeService(house, asked, [SEVEN], 0);
  const area = 'area' in served ? served.area : null;
  const foods = new Map(menu.map((food) => [food.id, food]));
  const nowMs = Date.now();
  const wantedAt = fieldOf(body, 'wantedAt') as string | undefined;
  const wantedMs = wantedAt === undefined ? nowMs : Date.parse(wantedAt);
  const judge = judgeServed(house, wantedMs, nowMs);
  const basket = priceBasket(
    { lines },
    {
      foods,
      choices: choicesOnDay(
        choices,
        businessDayOf(wantedMs, house),
        (through) => backFromMs(through, house, nowMs) !== null,
      ),
      tax,
      halfCategories: server.halfCategories,
      vouchers,
      area,
      servedFrom: (food, off) => away ?? judge({ ...food, mealtimes: [] }, off),
    },
  );
  const table = 'fulfilment' in served && served.fulfilment?.kind === 'table' ? served.fulfilment.table.name : null;
  const problem = 'problem' in served ? served.problem : leastOrderProblem(basket, area);
  const service =
    services.length === 0 && asked === null
      ? null
      : { offered: services, table, ...(area && { area: { name: area.name, minutes: area.minutes } }), problem };
  const voucherWaits = voucherWaitsSaid(basket, vouchers);
  const atConfirm = {
    orderWords: 'confirm',
    writtenPages: server.writtenPages,
    askConsent: server.askConsent,
  } as const;
  return toQuoteDto({ ...basket, voucherWaits, closed, service, isForLater, atConfirm });
}

/** The body of an answer that refuses. */
export function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'ABORTED', message: reason, details: { reason, requestId: 'r', ...details } } };
}

/** The requests to a path, oldest first. */
export const sentTo = (path: string): readonly Sent[] => server.sent.filter((request) => request.path === path);

export function Inside({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <MemoryRouter initialEntries={['/inventory']}>
      <SessionProvider>{children}</SessionProvider>
    </MemoryRouter>
  );
}

/** Opens a basket of two portions of pho and a tea, and waits for its quote. */
export async function open(): Promise<{ readonly unmount: () => void }> {
  for (const food of [PHO, PHO, TEA]) putIntoBasket(plainLine(food));
  return reopen();
}

export async function reopen(): Promise<{ readonly unmount: () => void }> {
  const opened = render(<Basket onClose={() => undefined} />, { wrapper: Inside });
  await waitFor(() => {
    expect(sentTo('/api/quote').length).toBeGreaterThan(0);
  });
  return opened;
}

export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
export const line = (name: string): HTMLElement => screen.getByRole('listitem', { name });
