import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listened } from '../test/fake-firestore.ts';
import { press, renderScreen } from '../test/render-screen.tsx';
import { paths } from '../paths.ts';
import { loadPage } from './routes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  listened.length = 0;
});

/** The person's record, the house's settings, and the orders that wait. */
const FRAME = ['users/ann', 'house/settings', 'orders'];

it('keeps its frame over a navigation: what it listens to goes on, and only what was typed is gone', async () => {
  await loadPage(paths.allUsers);
  await renderScreen(paths.dashboard, { role: 'admin' });
  const frames = (): readonly string[] => listened.filter((path) => FRAME.includes(path));
  await waitFor(() => expect(frames()).toEqual(expect.arrayContaining(FRAME)));
  const before = frames();
  const bar = screen.getByRole('banner');
  const rail = screen.getByRole('navigation', { name: 'Dashboard' });
  await act(
    async () => void fireEvent.change(screen.getByLabelText('Find in this list'), { target: { value: 'pho' } }),
  );
  await press(within(rail).getAllByRole('link', { name: 'All Users' })[0]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Total User');
  expect(screen.getByLabelText<HTMLInputElement>('Find in this list').value).toBe('');
  expect([screen.getByRole('banner') === bar, rail.isConnected]).toEqual([true, true]);
  expect(frames()).toEqual(before);
});

it('folds the rail of a chef, and of nobody else; the browser remembers it', async () => {
  const folded = (): readonly unknown[] => [document.documentElement.dataset['rail'], localStorage.getItem('rail')];
  await renderScreen(paths.dashboard, { role: 'chef' });
  expect(folded()).toEqual(['folded', 'folded']);
  cleanup();
  await renderScreen(paths.dashboard, { role: 'admin' });
  expect(folded()).toEqual([undefined, null]);
});

it('marks the entry of the page, and over a page without one the entry that it belongs to', async () => {
  const marked = (): readonly unknown[] =>
    [...document.querySelectorAll('[aria-label="Dashboard"] > [aria-current], header [aria-current]')].map((link) => [
      link.textContent,
      link.getAttribute('aria-current'),
    ]);
  await renderScreen(paths.house, { role: 'admin' });
  expect(marked()).toEqual([
    ['Dashboard', 'true'],
    ['House', 'page'],
  ]);
  cleanup();
  await renderScreen(paths.exportData, { role: 'admin' });
  expect(marked()).toEqual([
    ['Dashboard', 'true'],
    ['House', 'true'],
  ]);
});
