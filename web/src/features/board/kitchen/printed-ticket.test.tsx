import type { Order, OrderContact } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { inLocale } from '@foodhouse/domain/testing/in-locale';
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Loadable } from '../../../lib/loadable.ts';
import { learnHouseDay } from '../../../lib/clock.ts';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { PrintedTicket } from './printed-ticket.tsx';

const CONTACT = { name: 'Ida Holm', phone: '+49 30 123456', address: 'Elm Street 4, 10115 Berlin', expiresAtMs: 1 };
let contact: Loadable<{ readonly item: OrderContact | null }>;
let role = 'chef';
vi.mock('../../../data/use-live.ts', () => ({ useLiveDocument: () => contact }));
vi.mock('../../../data/use-signed-in-user.ts', () => ({ useSignedInUser: () => ({ role }) }));

const print = vi.fn<() => void>();
const DELIVERY = anOrder({
  id: 'to-ida',
  status: 'approved',
  fulfilment: { kind: 'delivery', area: { id: 'city', name: 'Old town' } },
  hasContact: true,
  priceMinor: 2450,
  promisedAtMs: Date.parse('2036-11-26T15:46Z'),
  wayMinutes: 15,
});
const paper = (): string => document.querySelector('.printed-ticket')?.textContent ?? '';
const ticketOf = (order: Order, onPrinted = vi.fn<() => void>()): React.JSX.Element => (
  <PrintedTicket order={order} onPrinted={onPrinted} />
);

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
  learnHouseFace({ name: 'Harbour', address: '', phone: '' });
  contact = { status: 'ready', value: { item: CONTACT } };
  role = 'chef';
});
afterEach(() => {
  localStorage.clear();
});

it('of a delivery says to whom and where it goes, by when, and what is to be paid', () => {
  render(ticketOf(DELIVERY));
  for (const said of ['Ida Holm', '+49 30 123456', 'Elm Street 4, 10115 Berlin', 'DELIVERY, OLD TOWN', 'Harbour'])
    expect(paper()).toContain(said);
  expect(paper()).toContain('READY Thu 27 Nov 2036 00:31');
  expect(paper()).toContain('AT THE GUEST Thu 27 Nov 2036 00:46');
  expect(paper()).toContain('TOTAL $24.50');
});

it('has its large letters as the language has them', () => {
  inLocale('tr-TR', () => render(ticketOf(DELIVERY)));
  expect(paper()).toContain('DELİVERY, OLD TOWN');
});

it('says once for when it is, where that is the time that its guest chose', () => {
  const { rerender } = render(ticketOf({ ...DELIVERY, wantedAtMs: DELIVERY.promisedAtMs }));
  expect(paper().match(/00:46/g)).toHaveLength(1);
  expect(paper()).toContain('FOR');
  rerender(ticketOf({ ...DELIVERY, wantedAtMs: (DELIVERY.promisedAtMs ?? 0) - 600_000 }));
  expect(paper()).toContain('AT THE GUEST Thu 27 Nov 2036 00:46');
  rerender(ticketOf({ ...DELIVERY, wayMinutes: null }));
  expect(paper()).toContain('READY Thu 27 Nov 2036 00:46');
  expect(paper()).not.toContain('AT THE GUEST');
});

it('is printed once that is known, or cannot be, and then says so', () => {
  contact = { status: 'loading' };
  const { rerender } = render(ticketOf(DELIVERY));
  expect(print).not.toHaveBeenCalled();
  contact = { status: 'failed', reason: 'unavailable' };
  rerender(ticketOf(DELIVERY));
  expect(print).toHaveBeenCalledOnce();
  expect(paper()).toContain('NAME AND PHONE COULD NOT BE READ');
});

it('leaves out of the kitchen what it may no longer read', () => {
  render(ticketOf({ ...DELIVERY, status: 'delivered' }));
  expect(print).toHaveBeenCalledOnce();
  expect(paper()).not.toContain('Ida');
});

it('is printed once, however often its page is rendered meanwhile, and then it ends', () => {
  const ended = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender } = render(ticketOf(DELIVERY, ended[0]));
  rerender(ticketOf({ ...DELIVERY }, ended[1]));
  expect(print).toHaveBeenCalledOnce();
  act(() => {
    fireEvent(window, new Event('afterprint'));
  });
  expect(ended.map((one) => one.mock.calls.length)).toEqual([0, 1]);
});

it('says DUPLICATE from its second print in this browser on, and no other order does', () => {
  render(ticketOf(DELIVERY)).unmount();
  const again = render(ticketOf(DELIVERY));
  expect(document.querySelector('.printed-ticket h2')?.textContent).toBe('DUPLICATE');
  again.unmount();
  render(ticketOf({ ...DELIVERY, id: 'another' }));
  expect(paper()).not.toContain('DUPLICATE');
});
