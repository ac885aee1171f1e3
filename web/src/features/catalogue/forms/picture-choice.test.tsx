import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureChoice } from './picture-choice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has tiles as wide as their columns, with their borders, also inside a fold', async () => {
  vi.stubGlobal('fetch', async () => Response.json(['/img/food/beef-pho.webp']));
  render(<PictureChoice chosen="" onChoose={() => undefined} />);
  expect(getComputedStyle(await screen.findByRole('button', { name: 'beef pho' })).boxSizing).toBe('border-box');
});
