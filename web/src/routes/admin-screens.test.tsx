import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPerson, renderScreen } from '../test/render-screen.tsx';

function nothing(): void {}

describe('a screen for admins alone', () => {
  it.each([
    ['/dashboard/addfood', 'user'],
    ['/dashboard/addfood', 'chef'],
    ['/dashboard/allusers', 'user'],
    ['/dashboard/allusers', 'chef'],
  ] as const)('%s leads a %s to the login', async (path, role) => {
    const { pathname } = await renderScreen(path, { role });
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(pathname()).toBe('/login');
  });
});

describe('Add Food', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('says which fields are missing', async () => {
    // What is loaded after the form needs to know how wide the window is.
    vi.stubGlobal('matchMedia', () =>
      Object.assign(new EventTarget(), { matches: true, addListener: nothing, removeListener: nothing }),
    );
    await renderScreen('/dashboard/addfood', { role: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Add Food' });
    await within(await screen.findByRole('region', { name: 'Preview' })).findByText('A new food');
    fireEvent.submit(document.querySelector('main form') ?? document.body);
    await screen.findAllByRole('textbox', { name: 'Food Name' });
    await expect.poll(() => document.querySelectorAll('input[aria-invalid="true"]').length).toBeGreaterThan(0);
  });
});

describe('All Users', () => {
  const PATH = '/dashboard/allusers';

  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'admin', server: 'is silent' });
    expect(await screen.findByRole('status', { name: 'Loading users' })).toBeDefined();
  });

  it('shows a refusal, without a retry button', async () => {
    await renderScreen(PATH, { role: 'admin', server: 'refuses', users: [aPerson()] });
    expect(await screen.findByText('You need access for this page')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows every user with their role, and their number', async () => {
    await renderScreen(PATH, {
      role: 'admin',
      users: [
        aPerson({ uid: 'bob', email: 'bob@example.com' }),
        aPerson({ uid: 'cleo', email: 'cleo@example.com', role: 'chef' }),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Total User : 2' })).toBeDefined();
    expect(await screen.findByText('bob@example.com')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make Admin: cleo@example.com' })).toBeDefined();
  });
});
