import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFormKey } from './use-form-key.ts';

it('is the same key until other values are sent, or the values were accepted', () => {
  const { result, rerender } = renderHook(() => useFormKey());
  const first = result.current({ name: 'Pho' });
  rerender();
  expect(result.current({ name: 'Pho' })).toBe(first);
  const second = result.current({ name: 'Pho bo' });
  result.current(null);
  const third = result.current({ name: 'Pho bo' });
  expect(new Set([first, second, third]).size).toBe(3);
});
