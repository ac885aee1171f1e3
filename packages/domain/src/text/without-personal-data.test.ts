import { expect, it } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

it.each([
  ['an email', 'no account ann.b+pho@example.co.uk here', 'no account <email> here'],
  ['a token', 'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2ln failed', 'Bearer <token> failed'],
  ['a uid', 'users/Xk29fjQ0aLmP3tYvB7cNwR5sD1e2 is missing', 'users/<id> is missing'],
  ['the id of an order', 'orders/5057c70c86c048d5b571', 'orders/<id>'],
  ['a phone number', 'call +49 170 1234567', 'call <number>'],
  [
    'a query',
    'GET https://my-house.web.app/api/foods?user=ann&key=1 failed',
    'GET https://my-house.web.app/api/foods failed',
  ],
  ['the key of a link', '/track/5057c70c86c048d5b571/a-Key_0f-128-bits', '/track/<link>'],
  ['a fragment', 'at /login#email=ann', 'at /login'],
  [
    'a query before a line of a stack',
    'at f (https://my-house.web.app/assets/index-B2xY9aZ1.js?t=17:12:345)',
    'at f (https://my-house.web.app/assets/index-B2xY9aZ1.js:12:345)',
  ],
])('%s is taken out', (_what, text, clean) => {
  expect(withoutPersonalData(text)).toBe(clean);
});

it.each([
  "TypeError: Cannot read properties of undefined (reading 'price')",
  '    at commitPassiveUnmountEffectsInsideOfDeletedTree (/assets/dashboard-index-C8d_2kQz.js:1:23456)',
  'expected 25 foods, got 24',
])('%j stays', (text) => {
  expect(withoutPersonalData(text)).toBe(text);
});
