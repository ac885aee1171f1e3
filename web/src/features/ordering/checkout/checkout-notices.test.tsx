import { DEFAULT_HOUSE_DAY } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { learnHouseDay } from '../../../lib/clock.ts';
import { LOADING } from '../../../lib/loadable.ts';
import { currentBasket } from '../basket/basket-store.ts';
import type { Quoted } from '../basket/judge-lines.ts';
import { readSumsOfDto } from '../../orders/details/order-sums.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';

const KNOWN = { isForLater: true, closed: null, tooMany: null, eachMinor: new Map() } as unknown as Quoted;
const QUIET = {
  lastOrders: null,
  sums: readSumsOfDto({ currency: 'EUR' }),
  notice: null,
  quoted: LOADING,
  totalMinor: 1,
  isChecking: false,
  isOnline: true,
} as const;

const OFFLINE = 'You are offline. An order is only sent while you are connected.';
const UNDER_WAY =
  'You are offline. Your order may have reached the house: there will be one, however often it is sent.';

function atNoon(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 11, 20) });
  onTestFinished(() => {
    vi.useRealTimers();
    localStorage.clear();
  });
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
}

it('says beside Confirm that the house is busy', () => {
  const busy = 'Busy: about 20 minutes longer until 20:15.';
  render(<CheckoutNotices {...QUIET} known={{ ...KNOWN, isForLater: false, busy }} setRefused={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe(busy);
});

it.each([
  ['one time for all', '2026-11-27T16:15:00.000Z', 1, '2 foods are served from 16:10.Order for 16:15'],
  [
    'the rest of the order is served on another day',
    '2026-11-28T11:00:00.000Z',
    3,
    '2 foods are served from 16:10. The whole order can be had from Sat 11:00.Order for Sat 11:00',
  ],
  [
    'they are never served with the rest',
    null,
    3,
    '2 foods are served from 16:10. There is no time for all of it together: please make more than one order.',
  ],
  ['nothing else is ordered, which is never', null, 1, '2 foods are served from 16:10.'],
  ['the server does not say', undefined, 3, '2 foods are served from 16:10.'],
])('says that foods are served later, not that they have changed: %s', (_when, allServedAt, lines, words) => {
  atNoon();
  const known = {
    ...KNOWN,
    allServedAt,
    eachMinor: new Map(Array.from({ length: lines }, (_, line) => [`${line}`, 1])),
  };
  render(<CheckoutNotices {...QUIET} known={known} notServed={TWO} setRefused={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.queryByText(/changed since you chose/)).toBeNull();
});

const TWO = ['2026-11-27T15:00:00.000Z', '2026-11-27T16:10:00.000Z'].map((from) => ({ from, names: [] }));

it('names what is off of a choice until a day, beside when it can be ordered', () => {
  atNoon();
  const known = { ...KNOWN, allServedAt: '2026-11-28T12:00:00.000Z', eachMinor: new Map([['0', 1]]) };
  const notServed = [{ from: '2026-11-28T12:00:00.000Z', names: ['Truffle'] }];
  render(<CheckoutNotices {...QUIET} known={known} notServed={notServed} setRefused={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('Truffle: only from Sat 12:00.Order for Sat 12:00');
});

it('orders for when all of the foods are served', async () => {
  atNoon();
  const refused: unknown[] = [];
  render(
    <CheckoutNotices
      {...QUIET}
      known={{ ...KNOWN, allServedAt: '2026-11-27T16:15:00.000Z' }}
      notServed={TWO}
      setRefused={(next) => void refused.push(next)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order for 16:15' }));
  expect([currentBasket().said.wantedAt, refused]).toEqual(['2026-11-27T16:15:00.000Z', [null]]);
});

it.each([
  ['nothing is sent', {}, OFFLINE],
  ['an order is under way', { isChecking: true }, UNDER_WAY],
  ['an order has no answer', { notice: { status: 'unknown', reason: 'unavailable' } as const }, UNDER_WAY],
  [
    'an order without an answer stands beside it',
    { isRepeat: true },
    'You are offline. Try again once you are connected.',
  ],
  ['nobody is known', { notice: { status: 'unknown-person' } as const }, OFFLINE],
  ['prices are not known', { quoted: { status: 'failed', retry: () => undefined } as never }, OFFLINE],
])('says in one notice that the network is down: %s', (_when, state, words) => {
  const food = { name: 'Pho', isDearer: false };
  render(
    <CheckoutNotices {...QUIET} {...state} isOnline={false} food={food} known={null} setRefused={() => undefined} />,
  );
  expect([...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')].map((it) => it.textContent)).toEqual([
    words,
  ]);
});
