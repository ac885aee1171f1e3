import { anOrder } from '@foodhouse/domain/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSteadyOrders } from './use-steady-orders.ts';

/** Later letters are newer orders. */
const orders = (...ids: string[]): ReturnType<typeof anOrder>[] =>
  ids.map((id) => anOrder({ id, createdAtMs: id.charCodeAt(0) }));
const idsOf = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join('');

describe('a frozen list', () => {
  it('holds new orders back until they are requested', () => {
    const { result, rerender } = renderHook(({ list }) => useSteadyOrders('pending', list), {
      initialProps: { list: orders('b', 'a') },
    });
    rerender({ list: orders('d', 'c', 'b', 'a') });
    expect([idsOf(result.current.shown), result.current.waiting]).toEqual(['ba', 2]);
    act(() => {
      result.current.showAll();
    });
    expect([idsOf(result.current.shown), result.current.waiting]).toEqual(['dcba', 0]);
  });

  it('drops finished orders without moving the others', () => {
    const { result, rerender } = renderHook(({ list }) => useSteadyOrders('pending', list), {
      initialProps: { list: orders('c', 'b', 'a') },
    });
    rerender({ list: orders('d', 'c', 'a') });
    expect([idsOf(result.current.shown), result.current.waiting]).toEqual(['ca', 1]);
  });

  it('shows older orders at the end when there is room', () => {
    const { result, rerender } = renderHook(({ list }) => useSteadyOrders('pending', list), {
      initialProps: { list: orders('d', 'c') },
    });
    rerender({ list: orders('d', 'b') });
    expect([idsOf(result.current.shown), result.current.waiting]).toEqual(['db', 0]);
  });

  it('shows new orders at once while it is empty', () => {
    const { result, rerender } = renderHook(({ list }) => useSteadyOrders('pending', list), {
      initialProps: { list: orders() },
    });
    rerender({ list: orders('a') });
    expect([idsOf(result.current.shown), result.current.waiting]).toEqual(['a', 0]);
    rerender({ list: orders('b', 'a') });
    expect([idsOf(result.current.shown), result.current.waiting]).toEqual(['a', 1]);
  });

  it('starts anew for another list', () => {
    const { result, rerender } = renderHook(({ name, list }) => useSteadyOrders(name, list), {
      initialProps: { name: 'pending', list: orders('a') },
    });
    rerender({ name: 'approved', list: orders('z', 'y') });
    expect([idsOf(result.current.shown), result.current.waiting]).toEqual(['zy', 0]);
  });
});
