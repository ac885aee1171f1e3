import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { learnCheckoutAsks } from '../../../lib/checkout-asks.ts';
import { learnHouse } from '../../../lib/house-face.ts';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { NOTHING_SAID } from '../basket/basket.ts';
import { ServiceFields } from './service-fields.tsx';

const CHECKOUT = {
  said: NOTHING_SAID,
  service: null,
  known: null,
  fulfilment: null,
  untimely: null,
  readyInMs: null,
  isTried: false,
  isBusy: false,
  setRefused: (): void => undefined,
};

it.each([
  ['without Later', false],
  ['with Later', true],
])('in a house %s the time before Confirm goes on, and says in another zone whose it is', async (_what, isForLater) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 17, 12) });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  act(() => {
    learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    learnHouseDay({ version: 1, timeZone: 'UTC', dayStart: '04:00' });
  });
  const checkout = { ...CHECKOUT, known: { isForLater, laterFrom: null }, readyInMs: 20 * 60_000 };
  await act(async () => {
    render(<ServiceFields checkout={checkout} />);
    await import('./wanted-block.tsx');
  });
  const at = (minute: number): string => houseClock().time(Date.UTC(2026, 10, 27, 17, minute));
  expect(screen.getByText(`Earliest · about ${at(35)}`)).toBeDefined();
  await act(async () => vi.advanceTimersByTime(19 * 60_000));
  expect(screen.getByText(`Earliest · about ${at(55)}`)).toBeDefined();
  expect(screen.getByText('Times are house time (Tokyo).')).toBeDefined();
});

it('asks before the first answer what the house is known to ask, and afterwards what it says', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => {
    learnCheckoutAsks(null);
    vi.unstubAllGlobals();
  });
  learnCheckoutAsks({ offered: ['pickup', 'delivery'], isForLater: true, isTimed: true });
  const { rerender } = render(<ServiceFields checkout={CHECKOUT} />);
  // The questions have their room also while what asks for the time is fetched.
  const words = ['Pickup', 'Delivery', 'As soon as possible', 'Later'];
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)).toEqual(words);
  rerender(<ServiceFields checkout={{ ...CHECKOUT, known: { isForLater: false, laterFrom: null } }} />);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  act(() => {
    learnCheckoutAsks({ offered: [], isForLater: false, isTimed: true });
  });
  rerender(<ServiceFields checkout={CHECKOUT} />);
  expect(screen.getByText('As soon as possible')).toBeDefined();
});

it('says before Confirm where an order is fetched, and nothing of it for a delivery', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => {
    learnCheckoutAsks(null);
    act(() => {
      learnHouse({});
    });
    vi.unstubAllGlobals();
  });
  learnHouse({ about: { name: 'Kanal', address: 'Uferstr. 12', phone: '' } });
  learnCheckoutAsks({ offered: ['pickup', 'delivery'], isForLater: false, isTimed: false });
  const { rerender } = render(<ServiceFields checkout={CHECKOUT} />);
  expect(screen.getByText(/^Pick up at/).textContent).toBe('Pick up at Uferstr. 12');
  const said = { ...NOTHING_SAID, how: { ...NOTHING_SAID.how, kind: 'delivery' } as const };
  rerender(<ServiceFields checkout={{ ...CHECKOUT, said }} />);
  expect(screen.queryByText(/^Pick up at/)).toBeNull();
});
