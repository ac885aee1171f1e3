import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as FirstListModule from './take-first-list.ts';
import type * as FirstSessionModule from './first-session.ts';
import type * as StoreModule from '../data/session-store.ts';
import { PERSON_STORAGE_KEY, TOKEN_STORAGE_KEY } from '../data/storage-keys.ts';

// Which answers of our own server confirm a session, and which leave it to the identity SDK.

const startSession = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../data/session.ts', () => ({ startSession }));

const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann' };
const ROWS = [{ _id: 'order-1', createdAt: '2026-06-01T12:00:00.000Z' }];
const PATH = '/allorderlist/pending';
const LIST = { path: PATH, rows: ROWS, hasMore: false };

let store: typeof StoreModule;
let list: typeof FirstListModule;
let first: typeof FirstSessionModule;
let answer: PromiseWithResolvers<Response>;
let asked: { readonly path: string; readonly authorization: string | undefined }[];

function answerOf(headers: Readonly<Record<string, string>>, status = 200): Response {
  return new Response(JSON.stringify(status === 200 ? ROWS : {}), { status, headers });
}

/** Opens a page with what an earlier one has kept. */
async function open(pathname: string, { person = ANN, seconds = 3600 } = {}): Promise<Promise<void>> {
  history.replaceState(null, '', pathname);
  localStorage.setItem(
    TOKEN_STORAGE_KEY,
    `head.${btoa(JSON.stringify({ sub: 'ann', exp: Date.now() / 1000 + seconds }))}.`,
  );
  localStorage.setItem(PERSON_STORAGE_KEY, JSON.stringify(person));
  store = await import('../data/session-store.ts');
  list = await import('./take-first-list.ts');
  first = await import('./first-session.ts');
  return first.firstSession();
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  startSession.mockClear();
  asked = [];
  answer = Promise.withResolvers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers?: Readonly<Record<string, string>> }) => {
    asked.push({ path, authorization: headers?.['authorization'] });
    return (await answer.promise).clone();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('is confirmed by the answer, with the role that the server read, and the SDK follows after the list', async () => {
  answer.resolve(answerOf({ 'x-caller-role': 'chef' }));
  await open('/dashboard/orderlist');
  expect(store.currentSession()).toEqual({ status: 'signed-in', user: { ...ANN, role: 'chef' } });
  expect(asked.map(({ path }) => path)).toEqual([`/api${PATH}`]);
  expect(asked[0]?.authorization).toMatch(/^Bearer head\./);
  expect(startSession).not.toHaveBeenCalled();
  expect(list.takeFirstList(PATH)).toEqual(LIST);
  list.forgetFirstListsOncePainted();
  await waitFor(() => {
    expect(startSession).toHaveBeenCalledOnce();
  });
  expect(list.takeFirstList(PATH)).toBeNull(); // it is painted: another page asks anew
});

it('shows the part of a list whose order is that of its route, the menu without naming the caller to it', async () => {
  answer.resolve(answerOf({ 'x-caller-role': 'chef', link: '</next>; rel="next"' }));
  await open('/dashboard');
  expect(store.currentSession()).toMatchObject({ user: { role: 'chef' } });
  expect(asked.map(({ path, authorization }) => [path, authorization !== undefined])).toEqual([
    ['/api/admin', true],
    ['/api/foods?limit=24&order=added', false],
  ]);
  expect(list.takeFirstList('/foods?limit=24&order=added')).toMatchObject({ rows: ROWS, hasMore: true });
});

it('asks for both lists of a customer', async () => {
  answer.resolve(answerOf({ 'x-caller-role': 'user' }));
  await open('/dashboard/myorders');
  const paths = ['/orderbyUser?user=ann&status=pending', '/orderbyUser?user=ann&status=approved'];
  expect(asked.map(({ path }) => path)).toEqual(paths.map((path) => `/api${path}`));
  expect(paths.map((path) => list.takeFirstList(path)?.rows)).toEqual([ROWS, ROWS]);
});

it('asks for the orders of a guest, who has no email', async () => {
  answer.resolve(answerOf({ 'x-caller-role': 'guest' }));
  await open('/dashboard/myorders', { person: { ...ANN, email: '' } });
  expect(asked).toHaveLength(2);
  expect(store.currentSession()).toMatchObject({ user: { role: 'guest' } });
});

it('puts the oldest first where the page does', async () => {
  const [old, late] = ['2026-06-01T12:00:00.000Z', '2026-06-01T12:00:01.000Z'].map((createdAt) => ({ createdAt }));
  answer.resolve(Response.json([late, old], { headers: { 'x-caller-role': 'admin' } }));
  await open('/dashboard/orderlist');
  expect(list.takeFirstList(PATH)?.rows).toEqual([old, late]);
});

it.each([
  ['a refusal', () => answerOf({}, 403)],
  ['an outage', () => answerOf({}, 503)],
  ['a server that names no role', () => answerOf({})],
  ['an old answer', () => answerOf({ 'x-caller-role': 'admin', 'x-from-cache': '1' })],
  ['a list of several pages', () => answerOf({ 'x-caller-role': 'admin', link: '</next>; rel="next"' })],
])('is left to the SDK after %s', async (_what, make) => {
  answer.resolve(make());
  await open('/dashboard/orderlist');
  expect(store.currentSession().status).toBe('loading');
  expect(startSession).toHaveBeenCalledOnce();
  expect(list.takeFirstList(PATH)).toBeNull();
});

it.each([
  ['a page without a first list', '/dashboard/addfood', {}],
  ['a filtered list', '/dashboard/orderlist?status=reject', {}],
  ['a token that has ended', '/dashboard/orderlist', { seconds: -1 }],
  ['a page that guests do not have', '/dashboard', { person: { ...ANN, email: '' } }],
  ['the name of somebody else', '/dashboard/orderlist', { person: { ...ANN, uid: 'ben' } }],
])('is left to the SDK at once on %s', async (_what, address, kept) => {
  await open(address, kept);
  expect([asked, startSession.mock.calls.length]).toEqual([[], 1]);
});

it('shows no list that comes after the SDK has answered', async () => {
  const opened = open('/dashboard/orderlist');
  await vi.waitUntil(() => asked.length > 0);
  store.publish({ status: 'signed-in', user: { ...ANN, role: 'chef' } });
  answer.resolve(answerOf({ 'x-caller-role': 'admin' }));
  await opened;
  expect(store.currentSession()).toEqual({ status: 'signed-in', user: { ...ANN, role: 'chef' } });
  expect(list.takeFirstList(PATH)).toBeNull();
});

it('does not take the answer that was asked for with another token', async () => {
  const { rememberEarlyAnswer } = await import('./ask-first-list.ts');
  rememberEarlyAnswer({
    list: { kind: 'orders', rows: PATH },
    token: 'of somebody else',
    answer: Promise.resolve({ role: 'admin', lists: [LIST] }),
  });
  answer.resolve(answerOf({ 'x-caller-role': 'chef' }));
  await open('/dashboard/orderlist');
  expect(asked.map(({ path }) => path)).toEqual([`/api${PATH}`]);
  expect(store.currentSession()).toMatchObject({ user: { role: 'chef' } });
});

it('does not return after a sign-out', async () => {
  const opened = open('/dashboard/orderlist');
  await vi.waitUntil(() => asked.length > 0);
  store.leave({ hasLeft: true });
  answer.resolve(answerOf({ 'x-caller-role': 'admin' }));
  await opened;
  expect(list.takeFirstList(PATH)).toBeNull();
  expect(store.currentSession()).toEqual({ status: 'signed-out', hasLeft: true });
  expect(localStorage.getItem(PERSON_STORAGE_KEY)).toBeNull();
});

it('gives a page two seconds, and the SDK a chance meanwhile', async () => {
  vi.useFakeTimers();
  const opened = open('/dashboard/orderlist');
  await vi.waitUntil(() => asked.length > 0);
  await vi.advanceTimersByTimeAsync(2000);
  await opened;
  expect(store.currentSession().status).toBe('loading');
  vi.useRealTimers();
});
