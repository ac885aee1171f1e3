import {
  NO_CATEGORIES,
  COLLECTIONS,
  countedIn,
  foodToDocument,
  foundOnMenu,
  inCategories,
  MEALTIMES,
  menuRequestOf,
  menuSchema,
  orderContactToDocument,
  orderToDocument,
  reviewToDocument,
  toFoodDto,
  toUserDto,
  userToDocument,
  type Category,
  type Food,
  type Order,
  type OrderContact,
  type Review,
  type Role,
  type User,
} from '@foodhouse/domain';
import { act, fireEvent, render } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/app.tsx';
import { loadPage, SiteRoutes } from '../app/routes.tsx';
import { makeStyles } from '../app/styles.ts';
import { makeTheme } from '../app/theme.ts';
import { publish } from '../data/session-store.ts';
import { forgetTokens, keepToken } from '../data/token.ts';
import { parseBody } from './parse-body.ts';
import { changeFirestore, connectFirestore, fillFirestore, timestamp, type Answering } from './fake-firestore.ts';
import { watchMoves } from '../lib/history-moves.ts';

// Renders a whole page of the site at its address over a server in memory. Only the functions of Firestore's SDK and
// `fetch` are faked.

vi.mock('firebase/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...(await import('./fake-firestore.ts')).fakes,
}));

const PERSON = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann' };
const NOW_MS = Date.UTC(2026, 0, 3);

interface House {
  /** The signed-in person; nobody when left out. */
  readonly role?: Role;
  readonly foods?: readonly Food[];
  /** Whether a build stored them that knew no search keys. */
  readonly areFoodsOld?: boolean;
  readonly categories?: readonly Category[];
  readonly orders?: readonly Order[];
  /** How whoever ordered is reached, by the order. */
  readonly contacts?: Readonly<Record<string, OrderContact>>;
  readonly reviews?: readonly Review[];
  readonly users?: readonly User[];
  readonly server?: Answering;
  /** What else the server answers, by address; a function is told what was sent. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Whether it is routed by the browser's own history, with /about behind it: for what asks before it is left. */
  readonly isInBrowser?: true;
}

/** Where a rendered page is now. */
interface Screen {
  readonly pathname: () => string;
  readonly search: () => string;
  /** What the browser's Back does. */
  readonly back: () => Promise<void>;
}

/** Renders the page of an address with the given data. */
export async function renderScreen(path: string, house: House = {}): Promise<Screen> {
  const { role, server = 'answers' } = house;
  fillFirestore(documentsOf(house), server);
  vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => answerTo(address, request, house));
  if (role === undefined) forgetTokens();
  else keepToken(`head.${btoa(JSON.stringify({ sub: PERSON.uid, exp: Date.now() / 1000 + 3600 }))}.`);
  publish(
    role === undefined ? { status: 'signed-out', hasLeft: false } : { status: 'signed-in', user: { ...PERSON, role } },
  );
  // Preloads its modules, and those of pages that it may link to.
  await Promise.all([new URL(path, 'http://house').pathname, '/login', '/dashboard'].map(loadPage));
  let place = new URL(path, 'http://house');
  let goBack = (): void => undefined;
  if (house.isInBrowser) {
    watchMoves(); // as main.tsx does
    history.replaceState({ idx: 0 }, '', '/about');
    history.pushState({ idx: 1 }, '', path);
  }
  const Router = house.isInBrowser ? BrowserRouter : MemoryRouter;
  const page = (
    <Router {...(!house.isInBrowser && { initialEntries: [path] })}>
      <App styles={stylesAside()} theme={makeTheme()}>
        <SiteRoutes />
        <Place
          onPlace={(now, back) => {
            place = new URL(now, place);
            goBack = back;
          }}
        />
      </App>
    </Router>
  );
  await act(async () => void render(page));
  return {
    pathname: () => place.pathname,
    search: () => place.search,
    back: async () => {
      await act(async () => {
        goBack();
      });
    },
  };
}

/**
 * Styles that no document has. happy-dom goes through all its rules for each computed style and through all its nodes for each
 * wait: with the rules of every page that a file has rendered, that is most of a test's time.
 */
function stylesAside(): ReturnType<typeof makeStyles> {
  const styles = makeStyles();
  styles.sheet.container = document.createElement('div');
  return styles;
}

/** What the server says of these orders from now on. */
export async function changeOrders(...orders: readonly Order[]): Promise<void> {
  await act(async () => {
    changeFirestore(new Map(orders.map(documentOf)));
  });
}

/** Loses the connection to the database, or has it again. */
export async function connect(isLive: boolean): Promise<void> {
  await act(async () => {
    connectFirestore(isLive);
  });
}

function documentOf(order: Order): readonly [string, Record<string, unknown>] {
  return [`${COLLECTIONS.orders}/${order.id}`, { ...orderToDocument(order, timestamp) }];
}

function Place({ onPlace }: { readonly onPlace: (address: string, back: () => void) => void }): null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  onPlace(pathname + search, () => void navigate(-1));
  return null;
}

/** Presses a button and waits for the modules that this loads. */
export async function press(button: Element | null | undefined): Promise<void> {
  if (!button) throw new Error('there is no such button');
  await act(async () => void fireEvent.click(button));
}

/** A registered user; a test gives only the relevant fields. */
export function aPerson(changes: Partial<User> = {}): User {
  const times = { createdAtMs: NOW_MS, updatedAtMs: NOW_MS, claimsChangedAtMs: NOW_MS };
  return { ...PERSON, role: 'user', ...times, ...changes };
}

/** A review; a test gives only the relevant fields. */
export function aReview(changes: Partial<Review> = {}): Review {
  return {
    id: 'review-1',
    name: 'Rosa',
    description: 'The broth is wonderful.',
    maskedEmail: 'r***@example.com',
    createdAtMs: NOW_MS,
    ...changes,
  };
}

function documentsOf({
  role,
  foods = [],
  areFoodsOld = false,
  orders = [],
  contacts = {},
  reviews = [],
  users = [],
}: House): Map<string, object & Record<string, unknown>> {
  const people = role === undefined ? users : [...users, aPerson({ role })];
  return new Map<string, Record<string, unknown>>([
    ...foods.map((food) => {
      const { search, ...old } = foodToDocument(food, timestamp);
      return [`${COLLECTIONS.foods}/${food.id}`, areFoodsOld ? old : { ...old, search }] as const;
    }),
    ...orders.map(documentOf),
    ...Object.entries(contacts).map(
      ([id, contact]) =>
        [`${COLLECTIONS.orderContacts}/${id}`, { ...orderContactToDocument(contact, timestamp) }] as const,
    ),
    ...reviews.map(
      (review) => [`${COLLECTIONS.reviews}/${review.id}`, { ...reviewToDocument(review, timestamp) }] as const,
    ),
    ...people.map((user) => [`${COLLECTIONS.users}/${user.uid}`, { ...userToDocument(user, timestamp) }] as const),
    [`${COLLECTIONS.counters}/foods`, { count: foods.length }],
    [`${COLLECTIONS.counters}/reviews`, { count: reviews.length }],
    [`${COLLECTIONS.counters}/users`, { count: users.length }],
  ]);
}

/** Our own routes, as far as pages call them. */
function answerTo(
  address: string,
  { method, body }: RequestInit,
  { foods: all = [], categories = [], users = [], server, answers = {} }: House,
): Promise<Response> {
  const foods = all.filter(({ retiredAtMs }) => retiredAtMs === null);
  if (method === 'HEAD') return Promise.resolve(new Response());
  if (server === 'is silent') return new Promise(() => undefined);
  const { pathname, searchParams } = new URL(address, 'http://house');
  if (server === 'refuses') return Promise.resolve(refusal(403, 'ROLE_REQUIRED'));
  if (server === 'is down') return Promise.resolve(refusal(503, 'BACKEND_UNAVAILABLE'));
  if (pathname in answers) return answerOf(answers[pathname], body);
  if (pathname === '/api/foods') return Promise.resolve(menuOf(foods, categories, searchParams));
  if (pathname === '/api/categories')
    return Promise.resolve(Response.json(countedIn({ ...NO_CATEGORIES, version: 1, categories }, foods)));
  if (pathname === '/api/users')
    return Promise.resolve(Response.json(users.map((user) => toUserDto({ ...user, emailVerified: true }))));
  const food = foods.find(({ id }) => pathname === `/api/fooddetails/${id}`);
  if (food) return Promise.resolve(Response.json(toFoodDto(food)));
  if (pathname === '/api/review') return Promise.resolve(Response.json([]));
  return Promise.resolve(refusal(404, 'FOOD_NOT_FOUND'));
}

async function answerOf(answer: unknown, body: RequestInit['body']): Promise<Response> {
  const said: unknown = await (typeof answer === 'function' ? answer(parseBody(body)) : answer);
  return said instanceof Response ? said : Response.json(said);
}

/** GET /foods. */
function menuOf(menu: readonly Food[], categories: readonly Category[], asked: URLSearchParams): Response {
  const { limit, after, ...search } = menuRequestOf(menuSchema.parse(Object.fromEntries(asked)));
  const { foods, undeclared } = foundOnMenu(menu, search);
  const all = inCategories(foods, { categories });
  const rest = all.slice(all.findIndex(({ food }) => food.id === after) + 1);
  const listed = rest.slice(0, limit).map(({ food, category }) => ({
    ...toFoodDto(food),
    ...(category !== null && { category }),
  }));
  const last = rest.length > limit ? rest[limit - 1]?.food : undefined;
  const served = MEALTIMES.filter((mealtime) => menu.some(({ mealtimes }) => mealtimes.includes(mealtime)));
  const declares = menu.some(({ allergens, tags }) => allergens !== null || tags.length > 0);
  return Response.json(listed, {
    headers: {
      'x-total-count': String(menu.length),
      ...(last && { 'x-next-place': `${last.createdAtMs}-${last.id}` }),
      ...(foods.length < menu.length && { 'x-found-count': String(foods.length) }),
      ...(categories.length > 0 && { 'x-category-count': String(categories.length) }),
      ...(served.length < MEALTIMES.length && { 'x-mealtimes': served.join(',') }),
      ...(declares && { 'x-undeclared-count': String(undeclared) }),
    },
  });
}

function refusal(status: number, reason: string): Response {
  return Response.json(
    { error: { status: 'NOT_FOUND', message: reason, details: { reason, requestId: 'r' } } },
    { status },
  );
}
