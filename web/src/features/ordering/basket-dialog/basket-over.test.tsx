import { DEFAULT_SETTINGS, houseNow, toHouseNowDto } from '@foodhouse/domain';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SessionProvider } from '../../../data/session-context.tsx';
import { learnTaxOnTop } from '../../../lib/tax-on-top.ts';
import { ClosedNotice } from '../../house/now/closed-notice.tsx';
import { BasketOver, type TakesFromBasket } from './basket-over.tsx';
import { putIntoBasket } from '../basket/basket-store.ts';
import { plainLine } from '../basket/basket.ts';
import { PHO, PLACED, sentTo, serveBaskets, server } from './testing-checkout.tsx';

vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

serveBaskets();

it('is open again after a reload, with what the prerendered page hydrates from', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  const over = (
    <SessionProvider>
      <BasketOver />
    </SessionProvider>
  );
  page.innerHTML = renderToString(<StaticRouter location="/inventory">{over}</StaticRouter>);
  history.replaceState({ usr: { basket: true, isBasketPushed: true }, idx: 1 }, '', '/inventory');
  putIntoBasket(plainLine(PHO));
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(async () => {
    const root = hydrateRoot(page, <BrowserRouter>{over}</BrowserRouter>, { onRecoverableError });
    onTestFinished(() => {
      act(() => {
        root.unmount();
      });
      page.remove();
    });
  });
  await screen.findByRole('dialog', { name: 'Your basket' });
  expect(onRecoverableError.mock.calls).toEqual([]);
});

it('is not open for a reload once it is ordered, and Back closes the receipt', async () => {
  history.replaceState(null, '', '/inventory');
  server.answers = [[201, PLACED]];
  putIntoBasket(plainLine(PHO));
  render(
    <BrowserRouter>
      <SessionProvider>
        <BasketOver />
      </SessionProvider>
    </BrowserRouter>,
  );
  await click(screen.getByRole('button', { name: /View basket$/ }));
  expect(sheetState()).toMatchObject({ basket: true });
  await waitFor(() => {
    expect(sentTo('/api/quote').length).toBeGreaterThan(0);
  });
  await click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('K7M2QX');
  expect(sheetState()).toMatchObject({ basket: false });
  const left = nextMove();
  await act(async () => {
    history.back();
    await left;
  });
  await waitFor(() => {
    expect(screen.queryByText('K7M2QX')).toBeNull();
  });
});

it('says of the sum of its bar that the tax comes on top, once the house has said so', async () => {
  const tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 8875 }] };
  const asking = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    address === '/api/house/now'
      ? Response.json(toHouseNowDto(houseNow({ ...DEFAULT_SETTINGS, tax }, 0)))
      : asking(address, init),
  );
  putIntoBasket(plainLine(PHO));
  render(
    <BrowserRouter>
      <SessionProvider>
        <BasketOver />
        <ClosedNotice table={null} onLeaveTable={vi.fn<() => void>()} />
      </SessionProvider>
    </BrowserRouter>,
  );
  expect(screen.getByRole('button', { name: '1 item · $9.50 View basket' })).toBeDefined();
  await screen.findByRole('button', { name: '1 item · $9.50 plus tax View basket' });
  learnTaxOnTop(false);
});

// A browser goes back a moment after it is told to, and would undo the way to the order.
it('leads from the receipt of the sheet to the order, and back to the menu without a sheet', async () => {
  history.replaceState(null, '', '/inventory');
  server.answers = [[201, PLACED]];
  putIntoBasket(plainLine(PHO));
  render(
    <BrowserRouter>
      <SessionProvider>
        <Routes>
          <Route path="/inventory" element={<BasketOver />} />
          <Route path="*" element={<FollowedOrder />} />
        </Routes>
      </SessionProvider>
    </BrowserRouter>,
  );
  await click(screen.getByRole('button', { name: /View basket$/ }));
  await waitFor(() => {
    expect(sentTo('/api/quote').length).toBeGreaterThan(0);
  });
  await click(await screen.findByRole('button', { name: 'Confirm' }));
  const left = nextMove();
  const went = vi.spyOn(history, 'go');
  await click(await screen.findByRole('link', { name: 'Track order' }));
  expect(screen.getByText('The order')).toBeDefined();
  expect(went).not.toHaveBeenCalled();
  await act(async () => {
    history.back();
    await left;
  });
  expect([location.pathname, sheetState()]).toEqual(['/inventory', null]);
});

it('shows the line of a food in the panel of a wide window, also where the receipt of another order is', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  history.replaceState(null, '', '/inventory');
  server.answers = [[201, PLACED]];
  putIntoBasket(plainLine(PHO));
  const basket = createRef<TakesFromBasket>();
  render(
    <BrowserRouter>
      <SessionProvider>
        <BasketOver ref={basket} hasPanel />
      </SessionProvider>
    </BrowserRouter>,
  );
  await waitFor(() => {
    expect(sentTo('/api/quote').length).toBeGreaterThan(0);
  });
  await click(await screen.findByRole('button', { name: 'Confirm' }));
  await screen.findByText('K7M2QX');
  act(() => {
    putIntoBasket({ ...plainLine(PHO), note: 'spicy' });
  });
  expect(screen.queryByRole('listitem', { name: 'Pho' })).toBeNull();
  act(() => {
    basket.current?.takeOne('pho');
  });
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'Pho' }));
  expect([screen.queryByText('K7M2QX'), sheetState()]).toEqual([null, null]);
});

const FollowedOrder = (): React.JSX.Element => <p>The order</p>;

const click = (target: HTMLElement): Promise<void> => act(async () => void fireEvent.click(target));

const nextMove = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });

/** What the page’s entry in the history says: nothing of a sheet. */
function sheetState(): unknown {
  return (history.state as { readonly usr: unknown } | null)?.usr ?? null;
}
