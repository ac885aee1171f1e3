import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BASKET_STORAGE_KEY } from '../data/storage-keys.ts';
import { learnAtConfirm } from '../lib/at-confirm.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

describe('screens without requests', () => {
  it.each([
    ['/about', 'All About everything is here'],
    ['/review', 'Keep in Our Touch'],
    ['/login', 'Login'],
    ['/signup', 'Sign-Up'],
    ['/try', 'Your menu here'],
    ['/no/such/page', /./],
  ])('%s has one heading, also without a server', async (path, name) => {
    await renderScreen(path, { server: 'is silent' });
    expect(screen.getAllByRole('heading', { level: 1, name })).toHaveLength(1);
  });

  it('the review form says which fields are missing, and sends nothing', async () => {
    await renderScreen('/review');
    fireEvent.submit(document.querySelector('form') ?? document.body);
    expect(await screen.findByText('Please tell us your name.')).toBeDefined();
  });

  it('the sign-up says which fields are missing', async () => {
    await renderScreen('/signup');
    fireEvent.submit(document.querySelector('form') ?? document.body);
    await screen.findAllByText(/name|email|password/i);
    const wrong = [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]')];
    expect(wrong.map(({ name }) => name)).toContain('email');
  });

  it('the sign-up says the rule of the password before it is broken, and leads to what the house has written', async () => {
    learnAtConfirm({ pages: ['privacy', 'terms'] });
    onTestFinished(() => {
      learnAtConfirm({});
    });
    await renderScreen('/signup');
    const field = await screen.findByLabelText('Password');
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('At least 6 characters');
    expect((await screen.findByRole('link', { name: 'Privacy' })).getAttribute('href')).toBe('/privacy');
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
  });

  it.each(['/login', '/signup'])('%s tells a guest, and nobody else, what becomes of their orders', async (path) => {
    await renderScreen(path, { role: 'guest' });
    expect(await screen.findByText(/keep the links of those orders/)).toBeDefined();
    cleanup();
    await renderScreen(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/keep the links of those orders/)).toBeNull();
  });

  it.each(['/inventory', '/dashboard'])('%s offers a guest, who has no account, the login', async (path) => {
    const { pathname } = await renderScreen(path, { role: 'guest' });
    const [login] = await within(await screen.findByRole('banner')).findAllByRole('link', { name: 'Login' });
    expect(screen.getByRole('button', { name: 'SignOut' })).toBeDefined();
    if (path === '/dashboard') {
      await screen.findByText('This is for people with an account');
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Login' })).toBeDefined();
    }
    await press(login);
    expect(pathname()).toBe('/login');
  });

  it.each([
    ['user', [{ id: 'l1' }], 'Your basket was emptied.'],
    ['guest', [{ id: 'l1' }], 'Your basket was emptied. Your orders stay where their links lead.'],
    ['guest', [], 'Your orders stay where their links lead.'],
  ] as const)('SignOut says to a %s what becomes of %j', async (role, lines, text) => {
    localStorage.setItem(BASKET_STORAGE_KEY, JSON.stringify({ lines }));
    await renderScreen('/about', { role });
    await press(screen.getByRole('button', { name: 'SignOut' }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it.each([
    ['user', '/dashboard'],
    ['chef', '/dashboard/kitchen'],
    ['admin', '/dashboard/orderlist'],
  ] as const)('the login, the sign-up and Get Started lead a signed-in %s to %s', async (role, to) => {
    for (const from of ['/login', '/signup']) {
      const { pathname } = await renderScreen(from, { role });
      await waitFor(() => {
        expect(pathname()).toBe(to);
      });
      cleanup();
    }
    await renderScreen('/', { role });
    const links = await screen.findAllByRole('link', { name: 'Get Started' });
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set([to]));
  });

  it.each(['/dashboard', '/dashboard/orderlist', '/dashboard/allusers'])(
    '%s leads who is signed out to the login',
    async (path) => {
      const { pathname } = await renderScreen(path);
      await screen.findByRole('heading', { level: 1, name: 'Login' });
      expect(pathname()).toBe('/login');
    },
  );
});
