import { ORDER_STATUSES, ROLES } from '@foodhouse/domain';
import fc from 'fast-check';
import type { OutgoingHttpHeaders } from 'node:http';
import { METHODS } from '../functions/src/http/route.ts';
import { ROUTES } from '../functions/src/http/routes/index.ts';

// Malformed requests that are close to good ones: known paths with odd parameters, bodies that are almost right,
// headers that are wrong or repeated.

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | null;
}

/** Ids and tokens of the house, so that requests get past the first checks. */
export interface Known {
  readonly people: readonly { readonly idToken: string; readonly email: string; readonly uid: string }[];
  readonly foodId: string;
}

const ODD = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '.',
    '..',
    '__x__',
    'a/b',
    '\u0000',
    '\ud800',
    '\u202e',
    '%',
    '%00',
    "' or 1=1",
    '<script>',
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    'constructor',
    '__proto__',
    'toString',
    'x'.repeat(5000),
    '\n',
    '🍜',
  ),
  fc.integer().map(String),
  fc.double().map(String),
);

/** Requests for `fc.sample`: malformed ones, and good ones of which at most one field is wrong. */
export function fuzzRequest(known: Known): fc.Arbitrary<FuzzRequest> {
  return fc.oneof({ weight: 3, arbitrary: oddRequest(known) }, { weight: 1, arbitrary: nearlyGoodRequest(known) });
}

function nearlyGoodRequest({ people, foodId }: Known): fc.Arbitrary<FuzzRequest> {
  const wrong = fc.option(fc.tuple(fc.nat(9), fc.oneof(ODD, fc.constant(null), fc.object())), { freq: 3 });
  return fc.tuple(fc.constantFrom(...people), fc.nat(14), wrong).map(([{ idToken, email, uid }, kind, mutation]) => {
    const [method, path, fields] = [
      ['POST', '/order', { foodId, userId: uid, status: 'pending', price: 9.5 }],
      ['POST', '/review', { name: 'Zoe', description: 'Good.', img: email }],
      ['POST', '/foods', { name: 'Pho', supplier: 'Linh', price: '9$', quantity: 3, img: '/img/site/plate.webp' }],
      ['PUT', `/foods/${foodId}`, { quantity: 100_000, description: 'Broth.' }],
      ['PUT', `/users/${encode(email)}`, { email, uid, accessToken: idToken, role: 'user' }],
      ['POST', '/orderstatuschange', { id: 'nothing', status: 'approved', reason: 'x', minutes: 25 }],
      ['POST', '/orders/nothing/return', { reason: 'x' }],
      ['POST', '/orders/nothing/promise', { plus: 10, reason: 'x' }],
      ['POST', '/orders/nothing/settle', {}],
      ['POST', `/foods/${foodId}/moves`, { kind: 'waste', portions: 1, note: 'dropped' }],
      ['POST', `/foods/${foodId}/moves`, { kind: 'count', counted: 7, seen: 100_000 }],
      ['POST', '/quote', { lines: [{ foodId, quantity: 2, note: 'Hot' }] }],
      ['POST', '/orders', { lines: [{ foodId, quantity: 1, sizeId: null, options: [] }], shownTotal: 9.5 }],
      ['PUT', `/foods/${foodId}/choices`, { sizes: [{ id: 'l', name: 'Large', extra: 2 }], groupIds: [] }],
      [
        'PUT',
        '/choicegroups/fuzzed',
        { name: 'Sauce', required: true, min: 0, max: 1, options: [{ id: 'a', name: 'A', each: 0 }] },
      ],
    ][kind] as [string, string, Record<string, unknown>];
    const key = mutation === null ? undefined : Object.keys(fields)[mutation[0]];
    return {
      method,
      path,
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(key === undefined ? fields : { ...fields, [key]: mutation?.[1] }),
    };
  });
}

function oddRequest(known: Known): fc.Arbitrary<FuzzRequest> {
  const value = fc.oneof(
    ODD,
    fc.constantFrom(known.foodId, ...known.people.flatMap(({ email, uid }) => [email, uid])),
    fc.constantFrom(...ORDER_STATUSES, ...ROLES),
  );
  const paths = [...new Set(ROUTES.map((route) => route.path))];
  const path = fc
    .tuple(
      fc.constantFrom(...paths, '/', '/nothing', '/api/api/foods'),
      fc.array(value, { minLength: 4, maxLength: 4 }),
    )
    .map(([template, values]) => values.reduce((filled, text) => filled.replace(/:\w+/, () => encode(text)), template));
  const query = fc
    .array(fc.tuple(fc.constantFrom('limit', 'after', 'user', 'status', 'x', '__proto__', 'limit[]'), value), {
      maxLength: 4,
    })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([key, text]) => `${key}=${encode(text)}`).join('&')}`));
  return fc.record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...METHODS).map((method) => method.toUpperCase()) },
      { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'TRACE') },
    ),
    path: fc
      .tuple(fc.constantFrom('', '/api'), path, fc.constantFrom('', '', '/', '%0A'), query)
      .map((parts) => parts.join('')),
    headers: headers(known),
    body: fc.option(body(value), { freq: 3 }),
  });
}

function headers({ people }: Known): fc.Arbitrary<OutgoingHttpHeaders> {
  const token = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...people.map(({ idToken }) => idToken)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x21-\x7e]/g, '')) },
    { weight: 1, arbitrary: fc.constantFrom('a.b.c', 'eyJhbGciOiJub25lIn0.e30.', 'x'.repeat(9000)) },
  );
  return fc.record(
    {
      authorization: fc.oneof(
        token.map((text) => `Bearer ${text}`),
        token,
      ),
      'content-type': fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '%', ''),
        },
      ),
      'content-encoding': fc.constantFrom('gzip', 'br', 'nothing'),
      'idempotency-key': fc.constantFrom('key', 'a b', '', 'x'.repeat(300)),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'unknown', '1.2.3.4, 5.6.7.8', ':::'),
      'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'x'),
      'if-none-match': fc.constantFrom('*', 'W/"x"', '"'),
      origin: fc.constantFrom('https://evil.example', 'null', 'http://127.0.0.1:5000'),
    },
    { requiredKeys: ['content-type'] },
  );
}

function body(value: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const field = fc.oneof(
    value,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(value, { maxLength: 3 }),
    fc.object(),
  );
  const fields = fc.record(
    Object.fromEntries(
      [
        'foodId',
        'userId',
        'status',
        'price',
        'id',
        'reason',
        'name',
        'supplier',
        'quantity',
        'description',
        'img',
        'email',
        'uid',
        'accessToken',
        'role',
        'mealtimes',
        '__proto__',
      ].map((key) => [key, field]),
    ),
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 6, arbitrary: fields.map((made) => JSON.stringify(made)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{',
        '[',
        '"',
        '{"a":',
        '[['.repeat(5000),
        `{"name":"${'x'.repeat(70_000)}"}`,
        '\ufeff{}',
        '',
      ),
    },
  );
}

/** Mostly encoded as a client would; characters that no request line may contain always are. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
