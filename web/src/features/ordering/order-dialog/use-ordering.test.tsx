import { DEFAULT_SETTINGS, toHouseDto, type MenuFood } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast, { Toaster } from 'react-hot-toast';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../../data/session-context.tsx';
import { publish } from '../../../data/session-store.ts';
import { useOrdering } from './use-ordering.tsx';

const PHO: MenuFood = aFood({ id: 'pho' });

// At once, as after it was fetched.
vi.mock('../checkout/lazy-guest.tsx', () => import('../checkout/guest-button.tsx'));
// The provider's part of it: whoever enters is signed in.
vi.mock('../../../data/enter-as-guest.ts', () => ({
  enterAsGuest: async () => {
    publish({ status: 'signed-in', user: { uid: 'guest', email: '', displayName: '', role: 'guest' } });
    return null;
  },
}));

function Page(): React.JSX.Element {
  const { wantedId, order } = useOrdering();
  return (
    <>
      <button type="button" onClick={() => order(PHO)}>
        Order Now
      </button>
      <output>{wantedId}</output>
      <Toaster />
    </>
  );
}

beforeEach(() => {
  publish({ status: 'signed-out', hasLeft: false });
  vi.stubGlobal('fetch', async () => Response.json(toHouseDto({ ...DEFAULT_SETTINGS, guestOrders: true })));
});

afterEach(() => {
  toast.remove();
  vi.unstubAllGlobals();
});

it('asks for no login any more once somebody has come in as a guest', async () => {
  render(
    <MemoryRouter>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order Now' }));
  await screen.findByText('Login first..!');
  await userEvent.click(await screen.findByRole('button', { name: 'Order as guest' }));
  expect(screen.getByText('pho')).toBeDefined();
  await waitForElementToBeRemoved(() => screen.queryByText('Login first..!'));
});

it('offers the login beside the way in as a guest: both large enough for a finger, and apart', async () => {
  render(
    <MemoryRouter>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order Now' }));
  const guest = await screen.findByRole('button', { name: 'Order as guest' });
  const login = screen.getByRole('link', { name: 'Login' });
  expect([login, guest].map((way) => getComputedStyle(way).minHeight)).toEqual(['44px', '44px']);
  expect([login.nextElementSibling, login.parentElement && getComputedStyle(login.parentElement).columnGap]).toEqual([
    guest,
    '8px',
  ]);
});
