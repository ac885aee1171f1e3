import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPerson, renderScreen } from '../test/render-screen.tsx';

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
  it('says which fields are missing', async () => {
    await renderScreen('/dashboard/addfood', { role: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Add Food' });
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
