import { expect } from 'vitest';
import { API_ADDRESS } from '../../local/suite.ts';
import { call } from '../../local/house.ts';
import { it } from '../support/test.ts';

// Cases that only npm run api shows: the functions runtime answers some requests before the app sees them.

it.beforeAll(async ({ startApi }) => {
  await startApi();
});

it('returns the one error shape for a malformed body', async () => {
  const answer = await call('/order', { method: 'POST', body: '{"foodId":', address: API_ADDRESS });
  expect(answer).toMatchObject({
    status: 400,
    reason: 'MALFORMED_BODY',
    body: { error: { status: 'INVALID_ARGUMENT' } },
  });
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

it('returns the one error shape for an undecodable address', async () => {
  expect(await call('/fooddetails/%zz', { address: API_ADDRESS })).toMatchObject({
    status: 400,
    reason: 'MALFORMED_BODY',
  });
});
