import { NO_CHOICES, toChoicesDto } from '@foodhouse/domain';
import { aGroup, anOption } from '@foodhouse/domain/testing';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LazyServedFrom } from '../../house/now/lazy-served-from.tsx';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { ANN, Inside, PHO, signIn } from '../basket-dialog/testing-checkout.tsx';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { MANY_OPTIONS } from '../choose/choosing.ts';
import { useShowChoices } from '../choose/shown-choices.ts';
import { OrderDialog } from './order-dialog.tsx';

// Below a list of options that is longer than the window.

vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

const FOOD = { ...PHO, leastExtraMinor: 0 };
const choicesOf = (count: number): typeof NO_CHOICES => ({
  ...NO_CHOICES,
  groups: [
    aGroup({
      id: 'toppings',
      min: 0,
      max: count,
      required: false,
      options: Array.from({ length: count }, (_none, option) =>
        anOption({ id: `o${option}`, name: `Topping ${option}` }),
      ),
    }),
  ],
});

beforeAll(() => Promise.all([LazyVoucherOffer.load(), LazyServedFrom.load(), LazyWantedBlock.load()]));

/** Draws the next frame. */
let draw: (() => void) | null;

beforeEach(() => {
  signIn('ann');
  draw = null;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    const before = draw;
    draw = () => {
      before?.();
      frame();
    };
    return 1;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(count: number): void {
  const choices = choicesOf(count);
  const answers = new Map<string, unknown>([[`/api/foods/${FOOD.id}/choices`, toChoicesDto(choices, 'USD')]]);
  vi.stubGlobal('fetch', async (address: string) =>
    answers.has(address) ? Response.json(answers.get(address)) : new Response(null, { status: 503 }),
  );
  renderHook(() => {
    useShowChoices(FOOD.id, FOOD.currency, { status: 'ready', value: { choices, house: null } });
  });
  render(<OrderDialog food={FOOD} user={ANN} onClose={() => undefined} />, { wrapper: Inside });
}

const facts = (): HTMLElement | null => screen.queryByText('Quantity');

it('comes behind the frame that shows where the list begins', async () => {
  open(MANY_OPTIONS);
  expect(screen.getByText('Topping 0')).toBeDefined();
  expect(facts()).toBeNull();
  draw?.();
  await vi.waitFor(() => {
    expect(facts()).not.toBeNull();
  });
});

it('is there before that where somebody confirms: what is to be filled in is found', async () => {
  open(MANY_OPTIONS);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(facts()).not.toBeNull();
});

it('is there at once below a list that fits', () => {
  open(MANY_OPTIONS - 1);
  expect(facts()).not.toBeNull();
});
