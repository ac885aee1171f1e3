import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { publish } from '../../../data/session-store.ts';
import { learnAtConfirm } from '../../../lib/at-confirm.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { ANN, open, PLACED, press, refusal, sentTo, server, serveBaskets } from './testing-checkout.tsx';

// What a house asks that wants an agreement to the use of a name and a phone.

vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

serveBaskets();
afterEach(() => {
  act(() => {
    learnAtConfirm({});
  });
});

const GUEST = { ...ANN, uid: 'gus', role: 'guest' } as const;
const box = (): HTMLInputElement =>
  screen.getByRole('checkbox', { name: 'I agree that you may use my name and phone for this order.' });

/** A guest who has said their name and phone. */
async function asGuest(): Promise<void> {
  await LazyWantedBlock.load();
  server.guestOrders = true;
  act(() => {
    publish({ status: 'signed-in', user: GUEST });
  });
  await open();
  await userEvent.type(screen.getByLabelText('Name'), 'Gus');
  await userEvent.type(screen.getByLabelText('Phone'), '0301234');
}

it('is asked beside them, ticked by nobody, and without it nothing is sent', async () => {
  server.askConsent = true;
  server.writtenPages = ['privacy'];
  server.answers = [[201, PLACED]];
  await asGuest();
  await waitFor(() => {
    expect(box().checked).toBe(false);
  });
  expect(screen.getAllByRole('link', { name: 'Privacy' })[0]?.getAttribute('href')).toBe('/privacy');
  await press('Confirm');
  await waitFor(() => {
    expect(document.activeElement).toBe(box());
  });
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please agree to this, so that we may use them.')).toBeDefined();
  expect(sentTo('/api/orders')).toEqual([]);
  await userEvent.click(box());
  expect(screen.queryByText('Please agree to this, so that we may use them.')).toBeNull();
  await press('Confirm');
  await waitFor(() => {
    expect(sentTo('/api/orders').map(({ body }) => fieldOf(body, 'consent'))).toEqual([true]);
  });
});

it('is not asked by a house that does not want it', async () => {
  server.answers = [[201, PLACED]];
  await asGuest();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Confirm');
  await waitFor(() => {
    expect(sentTo('/api/orders').map(({ body }) => fieldOf(body, 'consent'))).toEqual([undefined]);
  });
});

it('is asked once the house wants it, which it says by a refusal', async () => {
  server.answers = [[409, refusal('CONSENT_MISSING', { sentence: 'Please agree to the use of your name and phone.' })]];
  await asGuest();
  server.askConsent = true;
  await press('Confirm');
  await screen.findByText(/^Please agree to the use of your name and phone\. Nothing was ordered/);
  await waitFor(() => {
    expect(box().checked).toBe(false);
  });
});
