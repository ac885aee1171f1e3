import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFormKey } from './use-form-key.ts';

it('is one key per filled-in form: the same until something else is sent, or it was taken', () => {
  const { result, rerender } = renderHook(() => useFormKey());
  const first = result.current({ name: 'Pho' });
  rerender();
  expect(result.current({ name: 'Pho' })).toBe(first);
  const second = result.current({ name: 'Pho bo' });
  result.current(null);
  const third = result.current({ name: 'Pho bo' });
  expect(new Set([first, second, third]).size).toBe(3);
});
