import { act, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

it.each([
  ['a finger', 'touch', false],
  ['a mouse, which rests on it', 'mouse', true],
])('goes after a press by %s: %s', (_by, pointerType, isKept) => {
  vi.useFakeTimers();
  render(<Toasts />);
  act(() => void toast.error('Login first..!', { id: 'login' }));
  const said = screen.getByText('Login first..!');
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.mouseOver(said);
  act(() => void said.dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType })));
  for (let second = 0; second < 20; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('Login first..!') !== null).toBe(isKept);
});
