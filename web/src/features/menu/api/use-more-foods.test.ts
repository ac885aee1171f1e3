import { NO_SEARCH, toFoodDto } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoodCursor } from '../../foods/food-page.ts';
import { useMoreFoods } from './use-more-foods.ts';

const MENU = Array.from({ length: 250 }, (_, index) => aFood({ id: `food-${index}`, createdAtMs: index }));
/** The last of the first page. */
const AFTER: FoodCursor = { id: 'food-23', createdAtMs: 23 };

interface Asked {
  readonly terms: readonly string[];
  readonly after: FoodCursor | null;
}

const FIRST: Asked = { terms: [], after: AFTER };

let asked: string[] = [];
let isDown = false;

beforeEach(() => {
  asked = [];
  isDown = false;
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answerTo(new URL(address, 'http://house'))));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerTo({ search, searchParams }: URL): Response {
  asked.push(search);
  if (isDown) return new Response(null, { status: 503 });
  const rest = MENU.slice(MENU.findIndex(({ id }) => id === searchParams.get('after')) + 1);
  const page = rest.slice(0, Number(searchParams.get('limit')));
  const last = page.at(-1);
  const next = last && rest.length > page.length ? { 'x-next-place': `${last.createdAtMs}-${last.id}` } : undefined;
  return Response.json(
    page.map((food) => ({ ...toFoodDto(food), category: 'Soups' })),
    { headers: { ...next } },
  );
}

it('asks for nothing but what is wanted, in hundreds, and keeps what is there meanwhile', async () => {
  const { result } = renderHook(() => useMoreFoods(NO_SEARCH, AFTER));
  expect(result.current).toMatchObject({ older: 'some', foods: [] });
  expect(asked).toEqual([]);
  act(() => {
    result.current.showOlder();
  });
  expect(result.current.older).toBe('coming');
  await waitFor(() => {
    expect(result.current.older).toBe('some');
  });
  expect(result.current.foods.map(({ id }) => id)).toEqual(MENU.slice(24, 124).map(({ id }) => id));
  for (const length of [200, 226]) {
    act(() => {
      result.current.showOlder();
    });
    expect(result.current.older).toBe('coming');
    expect(result.current.foods.length).toBeGreaterThanOrEqual(100);
    // oxlint-disable-next-line no-await-in-loop -- one hundred after the other
    await waitFor(() => {
      expect(result.current.foods).toHaveLength(length);
    });
  }
  expect(result.current.older).toBe('none');
  expect(result.current.categories.get('food-249')).toBe('Soups');
  expect(asked.at(-1)).toBe('?limit=100&after=food-223');
});

it('keeps what is there where the next hundred does not come, and asks for it once more', async () => {
  const { result } = renderHook(() => useMoreFoods(NO_SEARCH, AFTER));
  act(() => {
    result.current.showOlder();
  });
  await waitFor(() => {
    expect(result.current.foods).toHaveLength(100);
  });
  isDown = true;
  act(() => {
    result.current.showOlder();
  });
  await waitFor(() => {
    expect(result.current).toMatchObject({ older: 'some', hasFailed: true, isFresh: false });
  });
  expect(result.current.foods).toHaveLength(100);
  isDown = false;
  act(() => {
    result.current.showOlder();
  });
  await waitFor(() => {
    expect(result.current.foods).toHaveLength(200);
  });
  expect(result.current).toMatchObject({ older: 'some', hasFailed: false, isFresh: true });
});

it('begins anew for another search, and where nothing follows the first page', async () => {
  const { result, rerender } = renderHook(({ terms, after }: Asked) => useMoreFoods({ ...NO_SEARCH, terms }, after), {
    initialProps: FIRST,
  });
  act(() => {
    result.current.showOlder();
  });
  await waitFor(() => {
    expect(result.current.foods).toHaveLength(100);
  });
  rerender({ terms: [], after: null });
  expect(result.current).toMatchObject({ older: 'none', foods: [] });
  rerender({ terms: ['pho'], after: AFTER });
  expect(result.current).toMatchObject({ older: 'some', foods: [] });
});
