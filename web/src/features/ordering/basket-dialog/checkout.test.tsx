import { askedLine } from '@foodhouse/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldOf } from '../../../lib/field-of.ts';
import { currentBasket } from '../basket/basket-store.ts';
import { EMPTY } from '../basket/basket.ts';
import {
  PHO,
  PLACED,
  TEA,
  line,
  open,
  press,
  refusal,
  reopen,
  sentTo,
  serveBaskets,
  server,
} from './testing-checkout.tsx';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

serveBaskets();

describe('the basket', () => {
  it('orders all its lines at the total that it shows, and becomes the receipt', async () => {
    server.answers = [[201, PLACED]];
    await open();
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $22.00');
    });
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')).toEqual([
      {
        path: '/api/orders',
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        isSignedIn: true,
        body: {
          lines: [askedLine('pho', 2), askedLine('tea')],
          shownTotal: 22,
          currency: 'USD',
        },
      },
    ]);
    const lines = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '2 × Pho $19.00Allergens: please ask',
      '1 × Tea $3.00Allergens: please ask',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Track order' }));
    expect(currentBasket()).toEqual(EMPTY);
  });

  it('says the tax of the house, and orders at the total with it', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    server.answers = [[201, PLACED]];
    await open();
    expect((await screen.findByText('plus 10% tax')).nextSibling?.textContent).toBe('$2.20');
    expect(screen.getByText('Total').textContent).toContain('Total $24.20');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ shownTotal: 24.2 });
  });

  it('shows total and tax of the same prices before a changed one was taken', async () => {
    server.tax = { isInclusive: true, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    server.menu = [PHO, { ...TEA, priceMinor: 410 }];
    await open();
    await screen.findByRole('button', { name: 'Take $4.10: Tea' });
    const tax = (await screen.findByText('including 10% tax')).nextSibling?.textContent;
    expect([screen.getByText('Total').textContent, tax]).toEqual(['Total $23.10', '$2.10']);
    await press('Take $4.10: Tea');
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $23.10');
    });
  });

  it('shows no sums of an earlier basket, and orders nothing at them', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    await open();
    await screen.findByText('plus 10% tax');
    await userEvent.click(within(line('Tea')).getByRole('button', { name: /[Mm]ore/ }));
    expect(screen.getByText('plus 10% tax').nextSibling?.textContent).toBe('…');
    expect(screen.getByText('Total').textContent).toBe('Total …');
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $27.50');
    });
    expect(screen.getByText('plus 10% tax').nextSibling?.textContent).toBe('$2.50');
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false);
  });

  it('keeps its total and its sums while it is on its way', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    await open();
    await screen.findByText('plus 10% tax');
    await press('Confirm');
    await waitFor(() => {
      expect(sentTo('/api/orders')).toHaveLength(1);
    });
    expect(screen.getByText('Total').textContent).toBe('Total $24.20');
    expect(screen.getByText('plus 10% tax').nextSibling?.textContent).toBe('$2.20');
  });

  it('keeps the last total that was answered while nobody can be asked, and orders nothing at it', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    await open();
    await screen.findByText('plus 10% tax');
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    dispatchEvent(new Event('offline'));
    await screen.findByText(/You are offline/);
    expect(screen.getByText('Total').textContent).toBe('Total $24.20');
    // It is that of these lines alone.
    await userEvent.click(within(line('Tea')).getByRole('button', { name: /[Mm]ore/ }));
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getByText('Foods, not confirmed').textContent).toBe('Foods, not confirmed $25.00');
    expect(screen.queryByText('plus 10% tax')).toBeNull();
    await userEvent.click(within(line('Tea')).getByRole('button', { name: /[Ff]ewer|[Ll]ess/ }));
    expect(screen.getByText('Total').textContent).toBe('Total $24.20');
    await userEvent.click(within(line('Tea')).getByRole('button', { name: /[Mm]ore/ }));
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
    vi.stubGlobal('fetch', online);
    dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $27.50');
    });
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false);
  });

  it('says what its foods cost last where the network was lost while it was asked for, or before the first answer', async () => {
    server.tax = { isInclusive: false, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    const { unmount } = await open();
    await screen.findByText('plus 10% tax');
    const online = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await userEvent.click(within(line('Tea')).getByRole('button', { name: /[Mm]ore/ }));
    await screen.findByText(/You are offline/);
    expect(screen.getByText('Foods, not confirmed').textContent).toBe('Foods, not confirmed $25.00');
    unmount();
    await reopen();
    expect(screen.getByText('Foods, not confirmed').textContent).toBe('Foods, not confirmed $25.00');
    expect(screen.getByText('At their last prices. The total is known once you are connected.')).toBeDefined();
    vi.stubGlobal('fetch', online);
    dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(screen.queryByText(/You are offline/)).toBeNull();
    });
  });

  it('takes the voucher of whoever is signed in off, and says so before Confirm and on the receipt', async () => {
    server.vouchers = [{ id: 'order-5', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: 1 }];
    server.answers = [[201, PLACED]];
    await open();
    expect((await screen.findByText('Voucher')).nextSibling?.textContent).toBe('−$5.00');
    expect(screen.getByText('Total').textContent).toContain('Total $17.00');
    expect(sentTo('/api/quote').at(-1)).toMatchObject({ isSignedIn: true });
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ shownTotal: 17 });
    expect(screen.getByText('Voucher').nextSibling?.textContent).toBe('−$5.00');
  });

  it('says what is missing until a voucher is taken off, once a line that counted for it has gone', async () => {
    server.vouchers = [{ id: 'order-5', amountMinor: 500, minMinor: 2000, currency: 'USD', expiresAtMs: 1 }];
    await open();
    await screen.findByText('Voucher');
    await press('Remove: Tea');
    await screen.findByText('Add food for $1.00 more, and your voucher of $5.00 is taken off.');
    expect(screen.queryByText('Voucher')).toBeNull();
  });

  it('has a note for the whole order, which is kept with it', async () => {
    server.answers = [[201, PLACED]];
    const { unmount } = await open();
    await userEvent.click(screen.getByText('Note for the whole order', { selector: 'summary' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the whole order' }), 'Ring twice, no cutlery ');
    unmount();
    await reopen();
    expect(screen.getByRole('textbox', { name: 'Note for the whole order' })).toHaveProperty(
      'value',
      'Ring twice, no cutlery ',
    );
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ note: 'Ring twice, no cutlery' });
    screen.getByText('“Ring twice, no cutlery”'); // on the receipt
    expect(currentBasket()).toEqual(EMPTY);
  });

  it('says what is missing of an address once it was to be ordered with it, and not after a refusal of something else', async () => {
    server.services = ['pickup', 'delivery', 'table'];
    server.answers = [[409, refusal('TOO_MANY_PORTIONS', { sentence: 'Only five at once.' })]];
    await open();
    await screen.findByRole('radio', { name: 'Pickup', checked: true });
    await press('Confirm');
    await screen.findByText(/^Only five at once\./);
    await userEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
    const wrong = (): number => document.querySelectorAll('[aria-invalid="true"]').length;
    expect([screen.getByLabelText('Postcode').getAttribute('aria-invalid'), wrong()]).toEqual(['false', 0]);
    await press('Confirm');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    });
    expect(screen.getByText('Your postcode, please')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect([screen.queryByText('The code on your table, please'), wrong()]).toEqual([null, 0]);
  });

  it('asks for a price once after several changes, and only the latest answer counts', async () => {
    await open();
    const before = sentTo('/api/quote').length;
    const more = screen.getByRole('button', { name: 'One more: Tea' });
    for (let times = 0; times < 3; times += 1) fireEvent.click(more);
    await waitFor(() => {
      expect(sentTo('/api/quote')).toHaveLength(before + 1);
    });
    expect(fieldOf(sentTo('/api/quote').at(-1)?.body, 'lines')).toContainEqual(askedLine('tea', 4));
  });
});
