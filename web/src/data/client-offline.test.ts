import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { reachability } from '../lib/reachability.ts';
import { callApi } from './client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** @param isCut whether nothing answers at all; otherwise only the call fails */
function fakeNetwork(isCut: boolean): void {
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    !isCut && method === 'HEAD' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('network')),
  );
}

it('does not count a failed call as offline, whatever navigator.onLine says', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeNetwork(false);
  expect(await callApi('/foods')).toMatchObject({ ok: false, failure: 'unavailable' });
});

it('checks reachability after a failed call', async () => {
  fakeNetwork(true);
  expect(await callApi('/foods')).toMatchObject({ ok: false, failure: 'unavailable' });
  await waitFor(() => {
    expect(reachability.isAnswering()).toBe(false);
  });
  expect(await callApi('/foods')).toMatchObject({ ok: false, failure: 'offline' });
});
