import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, publish } from '../../../data/session-store.ts';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { keepFulfilmentChoice } from '../basket/said.ts';
import { ANN, PLACED, SEVEN, open, press, reopen, sentTo, serveBaskets, server, signIn } from './testing-checkout.tsx';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

serveBaskets();

describe('how the house reaches the person of a basket', () => {
  it('tells the house how to reach its guest, where they say so, until it is ordered', async () => {
    server.answers = [[201, PLACED]];
    const { unmount } = await open();
    const note = screen.getByText('Your name and phone (optional)');
    await userEvent.click(note);
    await userEvent.type(screen.getByLabelText('Phone'), 'later');
    await press('Confirm');
    expect(screen.getByText('A name, please')).toBeTruthy();
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name'), ' Ann ');
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ contact: { name: 'Ann', phone: '030 1234' } });
    unmount();
    server.sent.splice(0);
    await open();
    expect(screen.queryByText(/We’ll call/)).toBeNull();
    expect(localStorage.getItem('basket')).not.toContain('030 1234');
  });

  it('keeps a typed name and phone over the login for the next person who signs in, and for no other', async () => {
    publish({ status: 'signed-out', hasLeft: false });
    const { unmount } = await open();
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    screen.getByText('Login first..!');
    unmount();
    publish({ status: 'signed-in', user: ANN });
    const again = await reopen();
    expect(screen.getByText(/We’ll call/).textContent).toContain('Ann on 030 1234');
    again.unmount();
    leave({ hasLeft: true });
    signIn('bob');
    await reopen();
    expect(screen.queryByText(/We’ll call/)).toBeNull();
  });

  it('asks a guest for name and phone, sends the digest of a key, and leads to the link with that key', async () => {
    publish({ status: 'signed-in', user: { ...ANN, email: '', role: 'guest' } });
    server.answers = [[201, PLACED]];
    await open();
    // Coming in as a guest has not taken the login away.
    expect(screen.getByRole('radio', { name: 'Order as guest' })).toHaveProperty('checked', true);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    await press('Confirm');
    screen.getByText('A name, please');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name'), 'Gus');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    const link = (await screen.findByRole('link', { name: 'Track order' })).getAttribute('href') ?? '';
    const key = /^\/track\/o1#([\w-]{22})$/.exec(link)?.[1] ?? '';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      contact: { name: 'Gus', phone: '030 1234' },
      track: Buffer.from(hash).toString('base64url'),
    });
  });

  it('forgets what was typed in an open dialog with the session that ends meanwhile', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    screen.getByText(/We’ll call/);
    act(() => {
      leave({ hasLeft: false });
      signIn('bob');
    });
    expect(screen.queryByText(/We’ll call/)).toBeNull();
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '');
  });

  it('is still there when the basket is closed and opened again, and after a reload', async () => {
    const { unmount } = await open();
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    unmount();
    await reopen();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ann');
  });

  it('is not asked at a table', async () => {
    publish({ status: 'signed-in', user: { ...ANN, email: '', role: 'guest' } });
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    server.answers = [[201, PLACED]];
    await open();
    await screen.findByRole('radio', { name: 'Table 7' });
    expect(screen.queryByLabelText('Phone')).toBeNull();
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).not.toHaveProperty('contact');
  });
});

describe('in a house with a name', () => {
  beforeEach(() => {
    server.about = { name: 'Harbour', address: '', phone: '' };
    learnHouseFace(server.about);
    publish({ status: 'signed-out', hasLeft: false });
  });
  afterEach(() => {
    act(() => {
      learnHouseFace(null);
    });
  });

  const loginState = (): string => screen.getByRole('link', { name: /^Log in/ }).getAttribute('href') ?? '';

  it('somebody signed out goes on as a guest, which asks for name and phone, or logs in', async () => {
    server.guestOrders = true;
    await open();
    const step = await screen.findByRole('button', { name: 'Continue as guest · $22.00' });
    expect([step.dataset['variant'], loginState()]).toEqual(['contained', '/login']);
    expect(screen.queryByLabelText('Phone')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
    expect(screen.queryByText('Who is ordering?')).toBeNull();
    await userEvent.click(step);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await userEvent.keyboard('Gus');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    expect(await screen.findByRole('button', { name: 'Confirm · $22.00' })).toBe(step);
    expect(loginState()).toBe('/login');
  });

  it('what was typed before is there again, with Confirm', async () => {
    server.guestOrders = true;
    const { unmount } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Continue as guest/ }));
    await userEvent.keyboard('Gus');
    unmount();
    await reopen();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Gus');
    await screen.findByRole('button', { name: /^Confirm · / });
    await userEvent.clear(screen.getByLabelText('Name'));
    expect(screen.getByLabelText('Name')).toBe(document.activeElement);
  });

  it('a guest at a table, whom the house finds, confirms at once', async () => {
    server.guestOrders = true;
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    await open();
    await screen.findByRole('button', { name: 'Confirm · $22.00' });
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: 'Pickup' }));
    await screen.findByRole('button', { name: /^Continue as guest/ });
  });

  it('that takes no guests leads to the login, and has no Confirm', async () => {
    await open();
    const login = await screen.findByRole('link', { name: 'Log in to order' });
    expect([login.dataset['variant'], loginState()]).toEqual(['contained', '/login']);
    expect(screen.queryByRole('button', { name: /^(Confirm|Continue)/ })).toBeNull();
  });

  it('that cannot be asked whether it takes guests is asked again by a press', async () => {
    server.guestOrders = true;
    server.areSettingsDown = true;
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    screen.getByText('We could not check whether you can order without an account.');
    expect(loginState()).toBe('/login');
    expect(screen.queryByRole('link', { name: 'Log in to order' })).toBeNull();
    server.areSettingsDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Continue as guest · $22.00' })).toBe(again);
    expect(screen.queryByText(/^We could not check whether/)).toBeNull();
  });

  it.each([
    ['that takes no guests', false, 'Log in to order'],
    ['that cannot be asked whether it takes guests', true, 'Log in'],
  ])('%s leads nowhere while it cannot be reached', async (_, areSettingsDown, name) => {
    server.areSettingsDown = areSettingsDown;
    await open();
    await screen.findByRole('link', { name });
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    dispatchEvent(new Event('offline'));
    await screen.findByText(/You are offline/);
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('link', { name: /^Log in/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    vi.stubGlobal('fetch', online);
    dispatchEvent(new Event('online'));
    await screen.findByRole('link', { name });
  });
});
