import { toClosedDto, type Closed } from '@foodhouse/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publish } from '../../../data/session-store.ts';
import { BASKET_STORAGE_KEY, TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { Basket } from './basket-dialog.tsx';
import { currentAttempts, currentBasket, putIntoBasket } from '../basket/basket-store.ts';
import { plainLine } from '../basket/basket.ts';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import {
  ANN,
  Inside,
  PHO,
  PLACED,
  TEA,
  line,
  open,
  press,
  refusal,
  sentTo,
  serveBaskets,
  server,
  signIn,
} from './testing-checkout.tsx';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

serveBaskets();
beforeAll(() => LazyWantedBlock.load());

describe('the basket of a closed house', () => {
  const CLOSED: Closed = {
    reason: 'exception',
    opensAtMs: Date.parse('2096-12-27T11:00+01:00'),
    message: 'Merry Christmas',
    timeZone: 'Europe/Berlin',
    sentence: 'Closed, opens 27 Dec 11:00. Merry Christmas.',
  };

  it('says when it opens, and is kept', async () => {
    server.closed = CLOSED;
    await open();
    expect((await screen.findByText(/Merry Christmas/)).textContent).toBe(
      'Closed, opens 27 Dec 11:00. Merry Christmas. Your basket is kept.',
    );
    expect(screen.getByText('Total').textContent).toBe('Total $22.00');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  });

  it('says no more that it is closed once it is open again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    server.closed = CLOSED;
    await open();
    await screen.findByText(/Merry Christmas/);
    server.closed = null;
    await act(() => vi.advanceTimersByTimeAsync(20_500));
    expect(screen.queryByText(/Merry Christmas/)).toBeNull();
  });

  it('offers to order for later, also when it has closed meanwhile', async () => {
    server.isForLater = true;
    server.answers = [[409, refusal('PAUSED', { closed: toClosedDto(CLOSED) })]];
    await open();
    await press('Confirm');
    expect((await screen.findByText(/Nothing was ordered/)).textContent).toBe(
      `${CLOSED.sentence} Nothing was ordered; your basket is kept. You can order for later.`,
    );
  });

  it('says so once when it has closed meanwhile', async () => {
    server.answers = [[409, refusal('CLOSED', { closed: toClosedDto(CLOSED) })]];
    await open();
    await press('Confirm');
    expect(await screen.findByText(/Nothing was ordered; your basket is kept/)).toBeTruthy();
    expect(screen.getAllByText(/Closed, opens 27 Dec 11:00/)).toHaveLength(1);
    expect(line('Pho')).toBeTruthy();
  });

  it('leads to why it was refused: Confirm cannot be pressed any more', async () => {
    server.answers = [[409, refusal('PAUSED', { closed: toClosedDto(CLOSED) })]];
    await open();
    await press('Confirm');
    const notice = await screen.findByRole('alert');
    server.closed = CLOSED;
    await waitFor(() => {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
    });
    expect(document.activeElement).toBe(notice);
    expect(notice.textContent).toContain('Nothing was ordered');
  });
});

describe('the basket of a signed-out person', () => {
  it('asks for a login, which leads back to it', async () => {
    publish({ status: 'signed-out', hasLeft: false });
    await open();
    await press('Confirm');
    expect(screen.getByText('Login first..!')).toBeDefined();
    const login = screen.getByRole('link', { name: 'Login' });
    expect([login.getAttribute('href'), document.activeElement]).toEqual(['/login', login]);
    expect(sentTo('/api/orders')).toEqual([]);
    expect(currentBasket().lines).toHaveLength(2);
  });
});

/** What a SignOut in another tab leaves to this one; a session that the server ended leaves the basket. */
function leaveElsewhere(isBasketLeft = false): void {
  act(() => {
    localStorage.removeItem(TOKEN_STORAGE_KEY);
    if (!isBasketLeft) localStorage.removeItem(BASKET_STORAGE_KEY);
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_STORAGE_KEY, newValue: null }));
    if (!isBasketLeft) dispatchEvent(new StorageEvent('storage', { key: BASKET_STORAGE_KEY, newValue: null }));
  });
}

describe('the basket of somebody who leaves in another tab', () => {
  it.each([false, true])('says why it is empty, in the dialog or the panel (%s)', async (isPanel) => {
    const onClose = vi.fn<() => void>();
    putIntoBasket(plainLine(PHO));
    render(<Basket isPanel={isPanel} onClose={onClose} />, { wrapper: Inside });
    await waitFor(() => {
      expect(sentTo('/api/quote').length).toBeGreaterThan(0);
    });
    leaveElsewhere();
    expect(screen.getByRole('alert').textContent).toBe('You signed out in another tab, which emptied the basket.');
    expect([screen.queryByRole('listitem', { name: 'Pho' }), onClose.mock.calls]).toEqual([null, []]);
    await press('Back to the menu');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says that the session has ended where the basket is kept', async () => {
    await open();
    leaveElsewhere(true);
    expect(screen.getByRole('alert').textContent).toMatch(/^Your session has ended.*your basket is kept\.$/);
    expect(line('Pho')).toBeTruthy();
  });

  it('says it no more once a food comes into the basket', async () => {
    putIntoBasket(plainLine(PHO));
    render(<Basket isPanel onClose={() => undefined} />, { wrapper: Inside });
    await waitFor(() => {
      expect(sentTo('/api/quote').length).toBeGreaterThan(0);
    });
    leaveElsewhere();
    expect(screen.getByRole('alert').textContent).toMatch(/emptied the basket/);
    act(() => {
      putIntoBasket(plainLine(TEA));
    });
    expect(line('Tea')).toBeTruthy();
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
  });

  it('asks for no login of whoever has come in again', async () => {
    await open();
    leaveElsewhere(true);
    expect(screen.getByRole('alert').textContent).toMatch(/Please log in again/);
    act(() => {
      signIn('ann');
    });
    expect(screen.queryByText(/Please log in again/)).toBeNull();
    expect(line('Pho')).toBeTruthy();
  });

  it('says nothing of it while an order is on its way: the answer does', async () => {
    const answering = globalThis.fetch;
    const answered = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const first = answering(address, init);
      return address === '/api/orders' ? answered.promise : first;
    });
    await open();
    await press('Confirm');
    await waitFor(() => {
      expect(sentTo('/api/orders')).toHaveLength(1);
    });
    leaveElsewhere();
    expect(screen.queryByText(/nothing was ordered/)).toBeNull();
    expect(line('Pho')).toBeTruthy();
    answered.resolve(Response.json(PLACED, { status: 201 }));
    await screen.findByText('K7M2QX');
  });

  it('says nothing of it to whoever was not signed in', async () => {
    publish({ status: 'signed-out', hasLeft: false });
    await open();
    leaveElsewhere();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a basket that cannot be ordered now', () => {
  it.each([
    ['too many orders of one person', [429, refusal('RATE_LIMITED', { retryAfterSeconds: 20 })], /try again in 20 s/],
    ['a collision', [409, refusal('CONTENTION')], /Many people are ordering/],
    ['a refusal', [403, refusal('NOT_REGISTERED')], /nothing was ordered/],
  ] as const)('is kept after %s, which it says', async (_name, answer, says) => {
    server.answers = [answer];
    await open();
    await press('Confirm');
    await screen.findByText(says);
    expect([currentBasket().lines.length, currentAttempts()]).toEqual([2, []]);
  });

  it('says that prices could not be checked, and is ordered all the same', async () => {
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address === '/api/quote'
        ? Promise.resolve(Response.json(refusal('RATE_LIMITED'), { status: 429 }))
        : answering(address, init),
    );
    for (const food of [PHO, PHO, TEA]) putIntoBasket(plainLine(food));
    render(<Basket onClose={() => undefined} />, { wrapper: Inside });
    await screen.findByText('We could not check prices and stock just now.');
    server.answers = [[201, PLACED]];
    await press('Confirm');
    await screen.findByText('K7M2QX');
  });

  it('is kept while nobody can be reached, which it says', async () => {
    await open();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    act(() => {
      dispatchEvent(new Event('offline'));
    });
    await screen.findByText(/You are offline/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
    expect(currentBasket().lines).toHaveLength(2);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    act(() => {
      dispatchEvent(new Event('online'));
    });
    await waitFor(() => {
      expect(screen.queryByText(/You are offline/)).toBeNull();
    });
  });

  it('says to a guest that their orders wait', async () => {
    publish({ status: 'signed-in', user: { ...ANN, email: '', role: 'guest' } });
    server.answers = [[409, refusal('ORDERS_WAITING')]];
    await open();
    await userEvent.type(screen.getByLabelText('Name'), 'Gus');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    await screen.findByText(/still wait for the house’s answer/);
  });
});
