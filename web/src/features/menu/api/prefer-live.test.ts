import { describe, expect, it } from 'vitest';
import type { FailureReason, Loadable } from '../../../lib/loadable.ts';
import { preferLive } from './prefer-live.ts';

interface Menu {
  readonly foods: number;
  readonly isFresh: boolean;
}

const LOADING = { status: 'loading' } as const;
const ready = (foods: number, isFresh = true): Loadable<Menu> => ({ status: 'ready', value: { foods, isFresh } });
const failed = (reason: FailureReason): Loadable<Menu> => ({ status: 'failed', reason });

describe('the value of a page that becomes live', () => {
  it.each<[string, live: Loadable<Menu> | null, first: Loadable<Menu>, shown: Loadable<Menu>]>([
    ['what came first, until it is live', null, ready(1), ready(1)],
    ['what came first, while the live answer is on its way', LOADING, ready(1), ready(1)],
    ['what is live', ready(2), ready(1), ready(2)],
    ['what came first, as old, where nothing can be live', failed('unavailable'), ready(1), ready(1, false)],
    ['that nothing answers, where nothing came first either', failed('unavailable'), LOADING, failed('unavailable')],
    [
      'what the server said first, where nothing can be live',
      failed('unavailable'),
      failed('not-found'),
      failed('not-found'),
    ],
    ['that it is not there, once the live answer says so', failed('not-found'), ready(1), failed('not-found')],
  ])('%s', (_what, live, first, shown) => {
    expect(preferLive(live, first)).toEqual(shown);
  });
});
