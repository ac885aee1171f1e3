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

it('says beside Confirm that the house is busy', () => {
  const busy = 'Busy: about 20 minutes longer until 20:15.';
  const known = { isForLater: false, closed: null, tooMany: null, busy } as Quoted;
  const sums = readSumsOfDto({ currency: 'EUR' });
  render(
    <CheckoutNotices
      {...{
        known,
        lastOrders: null,
        sums,
        notice: null,
        quoted: LOADING,
        totalMinor: 1,
        isChecking: false,
        isOnline: true,
      }}
      setRefused={() => undefined}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(busy);
});

it('says that foods are served later, not that they have changed, and orders for when all of them are', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 11, 20) });
  onTestFinished(() => {
    vi.useRealTimers();
    localStorage.clear();
  });
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
  const refused: unknown[] = [];
  const known = { isForLater: true, closed: null, tooMany: null } as Quoted;
  const sums = readSumsOfDto({ currency: 'EUR' });
  render(
    <CheckoutNotices
      {...{
        known,
        lastOrders: null,
        sums,
        notice: null,
        quoted: LOADING,
        totalMinor: 1,
        isChecking: false,
        isOnline: true,
      }}
      notServed={['15:00', '16:10']}
      setRefused={(next) => void refused.push(next)}
    />,
  );
  expect(screen.getByRole('status').textContent).toMatch(/^2 foods are served from 16:10\./);
  expect(screen.queryByText(/changed since you chose/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Order for 16:15' }));
  expect([currentBasket().said.wantedAt, refused]).toEqual(['2026-11-27T16:15:00.000Z', [null]]);
});
