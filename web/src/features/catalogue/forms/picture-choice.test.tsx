import { act, fireEvent, render, screen } from '@testing-library/react';
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

it('opens what is dropped on its frame, to be cut', async () => {
  vi.stubGlobal('fetch', async () => Response.json(['/img/food/beef-pho.webp']));
  render(<PictureChoice chosen="" onChoose={() => undefined} />);
  await screen.findByRole('button', { name: 'beef pho' });
  const files = [new File(['no picture'], 'pho.txt', { type: 'text/plain' })];
  await act(async () => void fireEvent.drop(screen.getByText(/^Drop a picture/), { dataTransfer: { files } }));
  expect(await screen.findByRole('dialog', { name: 'Your own picture' })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This is no picture that your browser can read/);
});
