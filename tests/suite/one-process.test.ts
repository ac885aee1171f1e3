import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_ADDRESS } from '../../tools/suite.ts';
import { startApi } from './api-process.ts';
import { call } from './house.ts';

// What only npm run api shows: the functions runtime answers some requests before the app sees them.

let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => {
  await api.stop();
});

it('answers a malformed body in the one error shape', async () => {
  const answer = await call('/order', { method: 'POST', body: '{"foodId":', address: API_ADDRESS });
  expect(answer).toMatchObject({
    status: 400,
    reason: 'MALFORMED_BODY',
    body: { error: { status: 'INVALID_ARGUMENT' } },
  });
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

it('answers an address that cannot be read in the one error shape', async () => {
  expect(await call('/fooddetails/%zz', { address: API_ADDRESS })).toMatchObject({
    status: 400,
    reason: 'MALFORMED_BODY',
  });
});
