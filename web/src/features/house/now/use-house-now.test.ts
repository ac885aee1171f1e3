import type { HouseNowDto } from '@foodhouse/domain';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, useFakeClock } from '../../../test/fake-clock.ts';
import { AS_USUAL } from './house-news.ts';
import { useHouseNow } from './use-house-now.ts';

useFakeClock();

/** What the server says; null without a closed house, undefined while it does not answer. */
let said: string | null | undefined;
/** The same of a busy house; undefined from a server that does not know it. */
let busy: string | null | undefined;
let asked: number;

beforeEach(() => {
  said = 'Closed, opens 17:00.';
  busy = undefined;
  asked = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/api/house/now') return new Response();
    asked += 1;
    if (said === undefined) throw new TypeError('no network');
    const details = { reason: 'hours', opensAt: null, message: null, timeZone: 'UTC' } as const;
    const closed = said === null ? null : { ...details, sentence: said };
    const busyNow = busy ? { plusMinutes: 20, until: '2026-06-09T18:15:00.000Z', sentence: busy } : null;
    const body: HouseNowDto = { closed, ...(busy !== undefined && { busy: busyNow }) };
    return Response.json(body);
  });
});

describe('a page that is looked at', () => {
  it('says at once that the house is closed, and within eight seconds that it opens', async () => {
    const { result } = renderHook(() => useHouseNow());
    expect(result.current).toEqual(AS_USUAL);
    await pass(0);
    expect(result.current.sentence).toBe('Closed, opens 17:00.');
    said = null;
    await pass(7999);
    expect(asked).toBe(1);
    await pass(1);
    expect(result.current).toEqual(AS_USUAL);
  });

  it('says that the house is busy, and that it is closed before anything else', async () => {
    busy = 'Busy: about 20 minutes longer until 20:15.';
    const { result } = renderHook(() => useHouseNow());
    await pass(0);
    expect(result.current).toEqual({ ...AS_USUAL, sentence: 'Closed, opens 17:00.' });
    said = null;
    await pass(8000);
    expect(result.current).toEqual({ ...AS_USUAL, sentence: busy, isBusy: true });
    const before = result.current;
    await pass(8000);
    expect(result.current).toBe(before);
    busy = null;
    await pass(8000);
    expect(result.current).toEqual(AS_USUAL);
  });

  it('asks at once when it is touched, and not at every touch', async () => {
    said = null;
    const { result } = renderHook(() => useHouseNow());
    await pass(3000);
    said = 'No new orders for now.';
    globalThis.dispatchEvent(new Event('pointerdown'));
    await pass(0);
    expect(result.current.sentence).toBe('No new orders for now.');
    globalThis.dispatchEvent(new Event('keydown'));
    await pass(1999);
    globalThis.dispatchEvent(new Event('pointerdown'));
    expect(asked).toBe(2);
    await pass(1);
    globalThis.dispatchEvent(new Event('pointerdown'));
    expect(asked).toBe(3);
  });

  it('says what it heard last while there is no answer', async () => {
    const { result, unmount } = renderHook(() => useHouseNow());
    await pass(0);
    said = undefined;
    await pass(8000);
    expect([asked, result.current.sentence]).toEqual([2, 'Closed, opens 17:00.']);
    unmount();
    await pass(60_000);
    expect(asked).toBe(2);
  });
});
