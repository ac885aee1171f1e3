import { NO_CHOICES, toChoicesDto } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChoiceList } from './choice-list.tsx';
import { CHOICES } from './testing.ts';
import { usePriceOnPage, useShowChoices } from './shown-choices.ts';
import { useChoosing } from './use-choosing.ts';

const PIZZA = aFood({ id: 'pizza', leastExtraMinor: 0 });
const [SIZES, TOPPINGS] = [CHOICES.sizes, CHOICES.groups.find(({ name }) => name === 'Extra toppings')];
if (!TOPPINGS) throw new Error('expected toppings');
const [BACON] = TOPPINGS.options;
if (!BACON) throw new Error('expected bacon');

/** The requests that nobody has answered. */
let open: ((answer: Response) => void)[] = [];

beforeEach(() => {
  open = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => open.push(resolve)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = async (choices: Partial<typeof NO_CHOICES>): Promise<void> => {
  const next = open.shift();
  await act(async () => next?.(Response.json(toChoicesDto({ ...NO_CHOICES, ...choices }, 'USD'))));
};

async function showPage(): Promise<{ readonly leave: () => void }> {
  const { unmount } = render(<ChoiceList food={PIZZA} />);
  await answer(CHOICES);
  await screen.findByRole('region', { name: 'What you can choose' });
  return { leave: unmount };
}

it('are there at once over a page that shows them, and are asked for all the same', async () => {
  await showPage();
  const { result } = renderHook(() => useChoosing(PIZZA));
  expect(result.current.choices.status).toBe('ready');
  await vi.waitFor(() => {
    expect(open).toHaveLength(1);
  });
  await answer({ ...CHOICES, sizes: SIZES.slice(0, 1) });
  await vi.waitFor(() => {
    expect(result.current.choices).toMatchObject({ value: { sizes: [{ name: 'Small' }] } });
  });
});

it('say by name what was chosen of them and is gone by the answer', async () => {
  await showPage();
  const { result } = renderHook(() => useChoosing(PIZZA));
  act(() => {
    const option = { groupId: TOPPINGS.id, id: BACON.id, quantity: 1 };
    result.current.choose({ ...result.current.asked, options: [...result.current.asked.options, option] });
  });
  expect(result.current.lost).toEqual([]);
  const groups = CHOICES.groups.map((group) => ({
    ...group,
    options: group.options.filter(({ id }) => id !== BACON.id),
  }));
  await vi.waitFor(() => {
    expect(open).toHaveLength(1);
  });
  await answer({ ...CHOICES, groups });
  await vi.waitFor(() => {
    expect(result.current.lost).toMatchObject([{ id: BACON.id, name: BACON.name }]);
  });
});

it('are awaited where no page shows them, or shows them no more', async () => {
  const { leave } = await showPage();
  leave();
  const { result } = renderHook(() => useChoosing(PIZZA));
  expect(result.current.choices.status).toBe('loading');
});

it('set the price of the food no more, once no page shows them', () => {
  const answered = { status: 'ready', value: { choices: CHOICES, house: null } } as const;
  const line = { sizeId: null, options: [], chosen: '', eachMinor: 950, allergens: null };
  const chosen = { asked: line, line };
  const { result } = renderHook(() => usePriceOnPage('pizza'));
  const { unmount } = renderHook(() => {
    useShowChoices('pizza', 'USD', answered, chosen);
  });
  expect(result.current).toBe('$9.50');
  unmount();
  expect(result.current).toBeNull();
});
