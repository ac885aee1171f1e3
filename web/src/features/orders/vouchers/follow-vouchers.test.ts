import { toHouseDto, DEFAULT_SETTINGS, type Customer, type HouseSettings, type Voucher } from '@foodhouse/domain';
import { afterEach, expect, it, vi } from 'vitest';
import type { Loadable } from '../../../lib/loadable.ts';
import { followVouchers } from './follow-vouchers.ts';

/** How often the customer was opened, and closed again. */
const calls = { opened: 0, closed: 0 };
let tellItem: (item: Customer | null) => void = () => undefined;

vi.mock('../../../data/firebase/database.ts', () => ({}));
vi.mock('../../../data/open-live.ts', () => ({
  openDocument: () => (next: (state: { item: Customer | null; isFresh: boolean }) => void) => {
    calls.opened += 1;
    tellItem = (item) => {
      next({ item, isFresh: true });
    };
    return () => {
      calls.closed += 1;
    };
  },
}));
vi.mock('../../../data/follow.ts', () => ({
  follow: (
    open: (next: (value: unknown) => void, fail: () => void) => () => void,
    set: (state: Loadable<unknown>) => void,
  ) =>
    open(
      (value) => {
        set({ status: 'ready', value });
      },
      () => undefined,
    ),
}));

const FIVE: Voucher = { id: 'o5', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: Date.now() + 60_000 };
const GIVES: HouseSettings['voucher'] = { amountMinor: 500, minMinor: 0 };

/** Lets the house answer GET /house, at once or when it is told to. */
function house(voucher: HouseSettings['voucher'], when = Promise.resolve()): void {
  vi.stubGlobal('fetch', async () => {
    await when;
    return Response.json(toHouseDto({ ...DEFAULT_SETTINGS, voucher }));
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(calls, { opened: 0, closed: 0 });
});

const opened = (times: number): Promise<void> =>
  vi.waitFor(() => {
    expect(calls.opened).toBe(times);
  });

it('tells the vouchers of a customer that can be taken off, in a house that gives some', async () => {
  house(GIVES);
  const tell = vi.fn<(vouchers: readonly Voucher[]) => void>();
  const end = followVouchers('ann', tell);
  await opened(1);
  tellItem(null);
  const over = { ...FIVE, id: 'o10', expiresAtMs: Date.now() - 1 };
  tellItem({ delivered: 10, given: 2, vouchers: [FIVE, over] });
  expect(tell.mock.calls).toEqual([[[]], [[FIVE]]]);
  end();
  expect(calls).toEqual({ opened: 1, closed: 1 });
});

it('reads nothing in a house that gives none, nor when it is over before the house has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  house(null);
  followVouchers('ann', () => undefined);
  house(GIVES, promise);
  followVouchers('bob', () => undefined)();
  resolve();
  // The last one asked is the last one answered.
  followVouchers('cy', () => undefined);
  await opened(1);
  expect(calls.closed).toBe(0);
});
