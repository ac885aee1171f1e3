import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inBrowser } from '../../../data/unanswered.ts';
import { Basket } from './basket-dialog.tsx';
import { changeBasket, currentBasket } from '../basket/basket-store.ts';
import { plainLine } from '../basket/basket.ts';
import { forgetFulfilmentChoice, keepFulfilmentChoice, say } from '../basket/said.ts';
import {
  Inside,
  PHO,
  PLACED,
  SEVEN,
  line,
  open,
  press,
  refusal,
  sentTo,
  serveBaskets,
  server,
} from './testing-checkout.tsx';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

serveBaskets();

const BEFORE = Node.DOCUMENT_POSITION_FOLLOWING;

describe('how the basket is served', () => {
  it('is not asked in a house that offers no choice, also of a table from another house', async () => {
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    server.answers = [[201, PLACED]];
    await open();
    await waitFor(() => {
      expect(sentTo('/api/quote').map(({ body }) => Object.keys(body as object))).toEqual([
        ['lines', 'fulfilment'],
        ['lines'],
      ]);
    });
    expect(screen.queryByText('How would you like it?')).toBeNull();
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).not.toHaveProperty('fulfilment');
  });

  it('B1 is at the table whose code was scanned, and says so', async () => {
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    server.answers = [[201, { ...PLACED, fulfilment: { kind: 'table', table: SEVEN } }]];
    await open();
    expect(await screen.findByRole('radio', { name: 'Table 7', checked: true })).toBeTruthy();
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ fulfilment: { kind: 'table', table: SEVEN.code } });
    expect(screen.getByText(/ · Table 7$/)).toBeTruthy();
  });

  it('is at the same table again after pickup was chosen in between', async () => {
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    await open();
    await screen.findByRole('radio', { name: 'Table 7', checked: true });
    await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
    await waitFor(() => {
      expect(sentTo('/api/quote').at(-1)?.body).toMatchObject({ fulfilment: { kind: 'pickup' } });
    });
    await screen.findByRole('radio', { name: 'Pickup', checked: true });
    await userEvent.click(screen.getByRole('radio', { name: 'Table 7', checked: false }));
    expect(screen.queryByLabelText('Code on your table')).toBeNull();
    expect(await screen.findByRole('radio', { name: 'Table 7', checked: true })).toBeTruthy();
  });

  it('takes another code where one was refused, which the first letter replaces', async () => {
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: 'K4N4LX' });
    await open();
    await screen.findByText(/not the code of a table here/);
    const code = screen.getByLabelText<HTMLInputElement>('Code on your table');
    const selected = (): string => code.value.slice(code.selectionStart ?? 0, code.selectionEnd ?? 0);
    await userEvent.click(code);
    expect([code.value, selected()]).toEqual(['K4N4LX', 'K4N4LX']);
    await userEvent.type(code, 'aaaaaa');
    expect(code.value).toBe('AAAAAA');
    // Refused again while it has the focus, it is replaced by what is typed next.
    await waitFor(() => {
      expect(selected()).toBe('AAAAAA');
    });
    await userEvent.keyboard(SEVEN.code.toLowerCase());
    expect(await screen.findByRole('radio', { name: 'Table 7', checked: true })).toBeTruthy();
  });

  it('is no more for the table once the menu has let it go', async () => {
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    await open();
    expect(await screen.findByRole('radio', { name: 'Table 7', checked: true })).toBeTruthy();
    act(() => {
      forgetFulfilmentChoice();
    });
    expect(await screen.findByRole('radio', { name: 'Pickup', checked: true })).toBeTruthy();
  });

  it('is pickup unless something else is chosen, and a table needs its code', async () => {
    server.services = ['pickup', 'table'];
    server.answers = [[201, PLACED]];
    await open();
    expect(await screen.findByRole('radio', { name: 'Pickup', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await press('Confirm');
    expect(screen.getByText('The code on your table, please')).toBeTruthy();
    expect(sentTo('/api/orders')).toEqual([]);
    const code = screen.getByLabelText('Code on your table');
    expect(document.activeElement).toBe(code);
    await userEvent.type(code, 'aaaaaa');
    expect(await screen.findByText(/not the code of a table here/)).toBeTruthy();
    await press('Confirm');
    await waitFor(() => {
      expect(code).toHaveProperty('disabled', false);
    });
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.clear(code);
    await userEvent.type(code, 't7t7t7');
    expect(await screen.findByRole('radio', { name: 'Table 7' })).toBeTruthy();
    await press('Not your table?');
    await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ fulfilment: { kind: 'pickup' } });
  });

  it('B1 is delivered with its fee, to a postcode and an address, for somebody whom the house can call', async () => {
    server.services = ['pickup', 'delivery'];
    server.answers = [[201, PLACED]];
    await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
    await press('Confirm');
    const postcode = screen.getByLabelText('Postcode');
    expect(document.activeElement).toBe(postcode);
    await userEvent.type(postcode, '9000');
    const sentence = await screen.findByText(/We do not deliver there/);
    const place = [postcode, sentence, screen.getByRole('button', { name: 'Pick it up instead' })];
    for (const [index, part] of [...place, screen.getByLabelText('Address')].entries())
      expect(place[index - 1]?.compareDocumentPosition(part) ?? BEFORE).toBe(BEFORE);
    expect(postcode.getAttribute('aria-describedby')).toBe(sentence.id);
    // Whoever goes on to the address at once does not land on a button that is about to go.
    await userEvent.clear(postcode);
    await userEvent.keyboard('8001{Tab}');
    expect(screen.queryByRole('button', { name: 'Pick it up instead' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Address'));
    expect(await screen.findByText(/Delivery to Old town, about 20 minutes/)).toBeTruthy();
    expect(screen.getByText('Total').textContent).toBe('Total $25.00');
    await press('Confirm');
    expect(document.activeElement).toBe(screen.getByLabelText('Address'));
    await userEvent.type(screen.getByLabelText('Address'), 'Lime Street 7');
    await press('Confirm');
    expect(screen.getByText('A name, please')).toBeTruthy();
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name'), 'Ann');
    await userEvent.type(screen.getByLabelText('Phone'), '030 1234');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      shownTotal: 25,
      contact: { name: 'Ann', phone: '030 1234' },
      fulfilment: { kind: 'delivery', postcode: '8001', address: 'Lime Street 7' },
    });
    expect(JSON.stringify(sentTo('/api/quote'))).not.toContain('Lime');
    expect(localStorage.getItem('basket')).not.toContain('Lime'); // the order is placed
  });

  it('is asked once more by Confirm where the house did not deliver there, and does now', async () => {
    server.services = ['delivery'];
    const area = { ...server.area, feeMinor: 0 };
    server.area = { ...area, postcodes: ['9000'] };
    keepFulfilmentChoice({ kind: 'delivery', code: '', place: { postcode: '8001', address: 'Lime Street 7' } });
    say({ contact: { name: 'Ann', phone: '030 1234' } });
    server.answers = [[201, PLACED]];
    await open();
    await screen.findByText(/We do not deliver there/);
    server.area = area;
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ fulfilment: { kind: 'delivery', postcode: '8001' } });
  });

  it('is said again after a refusal, and nothing was ordered', async () => {
    server.services = ['table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    server.answers = [[409, refusal('TABLE_WAITS', { sentence: '3 orders of this table wait for an answer.' })]];
    await open();
    await screen.findByRole('radio', { name: 'Table 7' });
    await press('Confirm');
    expect(await screen.findByText(/^3 orders of this table wait .*Nothing was ordered/)).toBeTruthy();
    expect(line('Pho')).toBeTruthy();
  });

  it('says why once, where the question about the way says it too', async () => {
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    const sentence = 'Nothing is served at tables now.';
    server.answers = [[409, refusal('SERVICE_NOT_OFFERED', { sentence })]];
    await open();
    await screen.findByRole('radio', { name: 'Table 7' });
    server.services = ['pickup'];
    await press('Confirm');
    expect(await screen.findByText('Nothing was ordered. Your basket is kept.')).toBeTruthy();
    expect(screen.getAllByText(new RegExp(sentence))).toHaveLength(1);
  });

  it('stays that of the first request when nobody answered', async () => {
    server.services = ['pickup', 'table'];
    keepFulfilmentChoice({ kind: 'table', code: SEVEN.code });
    changeBasket((basket) => ({ ...basket, lines: [{ ...plainLine(PHO), id: 'one' }] }));
    const { lines } = currentBasket();
    const fulfilment = { kind: 'table', table: 'FIRST2' } as const;
    changeBasket((basket) => ({ ...basket, lines: [] }));
    const value = { lines, totalMinor: 950, fulfilment };
    inBrowser.keep({ key: 'a-key', uid: 'ann', path: '/orders', atMs: Date.now(), value });
    server.answers = [[201, PLACED]];
    render(<Basket onClose={() => undefined} />, { wrapper: Inside });
    await press('Try again');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ fulfilment });
  });
});
