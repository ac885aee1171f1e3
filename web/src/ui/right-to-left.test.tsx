import { render } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { ChevronLeft } from './icons/chevron-left.tsx';
import { scrollFade } from './scroll-fade.ts';

vi.hoisted(() => vi.stubEnv('VITE_DIR', 'rtl'));
afterAll(() => void vi.unstubAllEnvs());

it('a page from right to left has what points onward in a mirror', () => {
  const { container } = render(<ChevronLeft />);
  expect(container.querySelector('path')?.getAttribute('transform')).toBe('matrix(-1 0 0 1 24 0)');
});

it('a line of a page from right to left fades at the left', () => {
  expect(scrollFade(8).maskImage).toBe('linear-gradient(to left, #000 calc(100% - 8px), transparent)');
});
