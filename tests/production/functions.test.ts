import { readFileSync } from 'node:fs';
import { userToDocument, type OrderDto } from '@foodhouse/domain';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { startDeployed, type Deployed } from './deployed.ts';
import { PROJECT, startGoogle, type Account, type Google } from './google.ts';

// The built functions as Google runs them, with stand-ins for everything that they reach: no code knows of a test.

const SITE = `https://${PROJECT}.web.app`;
/** One of Google's front ends, behind which Hosting's visitors come. */
const FRONT_END = '66.249.84.10';
const ANN: Account = { uid: 'ann', email: 'ann@example.com', role: 'user' };
const BOSS: Account = { uid: 'boss', email: 'boss@example.com', role: 'admin' };

let google: Google;
let deployed: Deployed;
let app: App;
let db: Firestore;

beforeAll(async () => {
  google = await startGoogle(readFileSync('firestore.rules', 'utf8'), readFileSync('firestore.indexes.json', 'utf8'));
  for (const account of [ANN, BOSS]) google.addAccount(account);
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: google.firestoreHost, METADATA_SERVER_DETECTION: 'none' });
  app = initializeApp({ projectId: PROJECT }, 'production');
  db = getFirestore(app);
  const atMs = Date.now();
  const boss = { ...BOSS, displayName: 'boss', createdAtMs: atMs, updatedAtMs: atMs, claimsChangedAtMs: atMs };
  await db.doc('users/boss').set(userToDocument(boss, (ms) => Timestamp.fromMillis(ms)));
  deployed = await startDeployed(google);
});

afterAll(async () => {
  await deployed?.stop();
  await deleteApp(app);
  await google?.stop();
  delete process.env['FIRESTORE_EMULATOR_HOST'];
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

interface Asked {
  /** The instance; the one of this file when left out. */
  readonly at?: Deployed;
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as Hosting forwards it. */
async function call(
  path: string,
  { at = deployed, method = 'GET', body, token, headers }: Asked = {},
): Promise<Answer> {
  const response = await fetch(`${at.address}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': `203.0.113.7, ${FRONT_END}`,
      'x-forwarded-host': new URL(SITE).host,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

function register(account: Account, accessToken = google.idTokenOf(account)): Promise<Answer> {
  const { uid, email } = account;
  return call(`/users/${encodeURIComponent(email)}`, { method: 'PUT', body: { uid, email, accessToken } });
}

/** The token that the house issues to a person, who is registered with that. */
async function tokenOf(account: Account): Promise<string> {
  const { body } = await register(account);
  return (body as { readonly token: string }).token;
}

const reasonOf = ({ body }: Answer): unknown =>
  (body as { error?: { details?: { reason?: unknown } } } | null)?.error?.details?.reason;

/** The lines of one event in the log. */
function linesOf(event: string): readonly Record<string, unknown>[] {
  return deployed
    .lines()
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['event'] === event);
}

describe('the functions on Google’s platform', () => {
  it('reach Firestore and Auth with the platform’s own credentials', async () => {
    expect(await call('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('register a person by a token that Google has signed, and take their order', async () => {
    const [customer, admin] = await Promise.all([tokenOf(ANN), tokenOf(BOSS)]);
    const price = 9.5;
    const food = { name: 'Pho', supplier: 'Chef', price, quantity: 2 };
    const made = await call('/foods', { method: 'POST', token: admin, body: food });
    expect(made).toMatchObject({ status: 201 });
    const { _id: foodId } = made.body as { readonly _id: string };
    const body = { foodId, userId: ANN.uid, status: 'pending', price };
    const headers = { 'idempotency-key': 'an-order-of-ann' };
    const ordered = await call('/order', { method: 'POST', token: customer, headers, body });
    const again = await call('/order', { method: 'POST', token: customer, headers, body });
    expect([ordered.status, again.body]).toEqual([201, ordered.body]);
    const order = ordered.body as OrderDto;

    const menu = await call('/foods?limit=10');
    expect(menu.body).toMatchObject([{ _id: foodId, quantity: 1 }]);
    expect(menu.headers.get('etag')).not.toBeNull();
    const [own, house] = await Promise.all([
      call(`/orderbyUser?user=${ANN.uid}&status=pending`, { token: customer }),
      call('/allorderlist/pending', { token: admin }),
    ]);
    expect([own.body, house.body]).toMatchObject([[{ _id: order._id }], [{ _id: order._id }]]);
    expect(await call('/allorderlist/pending', { token: customer })).toMatchObject({ status: 403 });
  });

  it.each([
    ['another key', () => google.idTokenOf(ANN, {}, makeCertificate(['a.example']).key), 'TOKEN_INVALID'],
    ['another project', () => google.idTokenOf(ANN, { aud: 'your-house' }), 'TOKEN_INVALID'],
    ['an hour ago', () => google.idTokenOf(ANN, { exp: Math.floor(Date.now() / 1000) - 1 }), 'TOKEN_EXPIRED'],
  ])('refuse a token of %s', async (_what, token, reason) => {
    const answers = [await register(ANN, token()), await call('/chef', { token: token() })];
    expect(answers.map((answer) => [answer.status, reasonOf(answer)])).toEqual([
      [401, reason],
      [401, reason],
    ]);
  });

  it.each([
    [SITE, SITE],
    [`https://${PROJECT}--preview-1a2b.web.app`, `https://${PROJECT}--preview-1a2b.web.app`],
    ['https://your-house.web.app', null],
    ['http://127.0.0.1:5000', null],
  ])('let pages of %s read answers as they may', async (origin, allowed) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answer = await call('/order', { method: 'OPTIONS', headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
  });

  it('count the reviews of visitors behind one front end apart', async () => {
    const body = { name: 'Zoe', description: 'Lovely.', img: '' };
    const reviewFrom = (visitor: string): Promise<Answer> =>
      call('/review', { method: 'POST', body, headers: { 'x-forwarded-for': `${visitor}, ${FRONT_END}` } });
    const seven = await Promise.all(Array.from({ length: 7 }, (_, index) => reviewFrom(`198.51.100.${index}`)));
    expect(seven.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 201));
    const six: number[] = [];
    for (let index = 0; index < 6; index += 1) six.push((await reviewFrom('198.51.100.50')).status);
    expect(six).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('leave one line per request, which Cloud Logging joins to its trace', async () => {
    const trace = '65011637f09e0a5179677a7429456db7';
    const { headers } = await call('/health', { headers: { traceparent: `00-${trace}-97f23477fb2bf5ec-01` } });
    const own = (): unknown =>
      linesOf('request.done').find((line) => line['requestId'] === headers.get('x-request-id'));
    await expect.poll(own).toMatchObject({
      severity: 'INFO',
      route: '/health',
      status: 200,
      'logging.googleapis.com/trace': `projects/${PROJECT}/traces/${trace}`,
    });
  });

  // The framework reads the body before the app: no request id, no JSON, no line of ours. The site sends no such body.
  it('answer malformed JSON with 400, as Google’s framework does', async () => {
    const answer = await call('/review', { method: 'POST', body: '{bad json' });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([400, null]);
    expect(answer.text).not.toMatch(/\bat \w+ \(/);
  });
});

describe('an outage', () => {
  it('is 503, and a fault of its own for each dependency', async () => {
    const token = await tokenOf(ANN);
    for (const dependency of ['auth', 'firestore'] as const) google.setAway(dependency, true);
    // The first fails at the gate; the second passes none.
    const answers = await Promise.all([call('/chef', { token }), call('/review')]);
    for (const dependency of ['auth', 'firestore'] as const) google.setAway(dependency, false);
    for (const answer of answers) {
      expect([answer.status, reasonOf(answer)]).toEqual([503, 'BACKEND_UNAVAILABLE']);
      expect(answer.headers.get('retry-after')).not.toBeNull();
    }
    await expect
      .poll(() => linesOf('request.failed').map(typeOf).toSorted())
      .toEqual(['AuthUnavailableError', 'FirestoreUnavailableError']);
    await expect.poll(async () => (await call('/chef', { token })).status, { timeout: 10_000 }).toBe(200);
  });

  it('is not what a missing permission is: that is 500, and another fault', async () => {
    const token = await tokenOf(ANN);
    google.refuseAuth(403);
    const answer = await call('/chef', { token });
    google.refuseAuth(null);
    expect([answer.status, reasonOf(answer)]).toEqual([500, 'INTERNAL']);
    await expect.poll(() => linesOf('request.failed').map(typeOf).at(-1)).toBe('FirebaseAuthError');
  });
});

describe('App Check, where a project requires it', () => {
  it('lets people without an account call from the site alone, and anybody read the menu', async () => {
    const at = await startDeployed(google, { REQUIRE_APP_CHECK: 'true' });
    onTestFinished(() => at.stop());
    const { uid, email } = ANN;
    const calls = {
      registration: [
        '/users/ann@example.com',
        { method: 'PUT', body: { uid, email, accessToken: google.idTokenOf(ANN) } },
      ],
      review: ['/review', { method: 'POST', body: { name: 'Zoe' }, headers: { 'x-forwarded-for': '198.51.100.60' } }],
      reviews: ['/review', {}],
      menu: ['/foods?limit=10', {}],
      health: ['/health', {}],
    } as const satisfies Record<string, readonly [string, Asked]>;
    const statuses = async (token?: string): Promise<Record<string, number>> =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(calls).map(async ([name, [path, asked]]: [string, readonly [string, Asked]]) => {
            const headers = { ...asked.headers, ...(token !== undefined && { 'x-firebase-appcheck': token }) };
            return [name, (await call(path, { ...asked, at, headers })).status] as const;
          }),
        ),
      );
    const open = { menu: 200, health: 200 };
    const refused = { registration: 403, review: 403, reviews: 403, ...open };
    expect(await statuses()).toEqual(refused);
    expect(await statuses(google.appCheckToken(makeCertificate(['a.example']).key))).toEqual(refused);
    expect(await statuses(google.appCheckToken())).toEqual({ registration: 200, review: 201, reviews: 200, ...open });
    // With the issued token, a person is known: App Check was passed when it was issued.
    const token = await tokenOf(ANN);
    expect((await call('/review', { at, token })).status).toBe(200);
  });
});

/** The type of a fault, from a line that Error Reporting can read: an error's severity, and a stack as V8 writes it. */
function typeOf({ severity, message, stack_trace: stack }: Record<string, unknown>): string {
  expect([severity, message]).toEqual(['ERROR', 'request.failed']);
  expect(stack).toMatch(/^\w+: .+\n {4}at \S+/);
  return String(stack).split(':')[0] ?? '';
}
