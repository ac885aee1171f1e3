import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useVolumeOf } from './use-alarm.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the volume of a page', () => {
  it.each([
    ['kitchen', 'kitchen-sound', null, 'medium'],
    ['kitchen', 'kitchen-sound', 'on', 'medium'], // of an earlier build
    ['kitchen', 'kitchen-sound', 'off', 'off'],
    ['kitchen', 'kitchen-sound', 'loud', 'loud'],
    ['orders', 'order-list-sound', null, 'medium'],
    ['orders', 'order-list-sound', 'very', 'medium'],
    ['orders', 'order-list-sound', 'off', 'off'],
  ] as const)('%s, kept under %s as %s, is %s', (page, key, stored, volume) => {
    if (stored !== null) localStorage.setItem(key, stored);
    expect(renderHook(() => useVolumeOf(page)).result.current[0]).toBe(volume);
  });

  it('is remembered by this browser, for this page', () => {
    const { result } = renderHook(() => useVolumeOf('orders'));
    act(() => {
      result.current[1]('low');
    });
    expect([result.current[0], localStorage.getItem('order-list-sound')]).toEqual(['low', 'low']);
    expect(renderHook(() => useVolumeOf('kitchen')).result.current[0]).toBe('medium');
  });
});
