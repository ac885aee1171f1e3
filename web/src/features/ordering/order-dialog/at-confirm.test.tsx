import { DEFAULT_SETTINGS, type HouseSettings } from '@foodhouse/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnAtConfirm } from '../../../lib/at-confirm.ts';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { judgingHouse } from '../../../test/judging-house.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { changeBasket, putIntoBasket } from '../basket/basket-store.ts';
import { EMPTY, plainLine } from '../basket/basket.ts';
import { Basket } from '../basket-dialog/basket-dialog.tsx';
import { ANN, Inside, PHO, signIn } from '../basket-dialog/testing-checkout.tsx';
import { LazyServedFrom } from '../../house/now/lazy-served-from.tsx';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { OrderDialog } from './order-dialog.tsx';

// What is read at the button that orders, in both checkouts.

vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));
vi.mock('../../orders/vouchers/follow-vouchers.ts', () => ({ followVouchers: () => () => undefined }));

beforeAll(() => Promise.all([LazyVoucherOffer.load(), LazyServedFrom.load(), LazyWantedBlock.load()]));

let asked: string[];
/** Lets the house answer a quote. */
let answerQuote: () => void;

beforeEach(() => {
  changeBasket(() => EMPTY);
  signIn('ann');
  asked = [];
});
afterEach(() => {
  act(() => {
    learnAtConfirm({});
    learnHouseFace(null);
  });
  vi.unstubAllGlobals();
});

const CHECKOUTS: readonly (readonly [name: string, open: () => void])[] = [
  [
    'the basket',
    () => {
      putIntoBasket(plainLine(PHO));
      render(<Basket onClose={() => undefined} />, { wrapper: Inside });
    },
  ],
  [
    'Order Now',
    () => void render(<OrderDialog food={PHO} user={ANN} onClose={() => undefined} />, { wrapper: Inside }),
  ],
];

function serve(changes: Partial<HouseSettings>, isSlow = false): { readonly sent: readonly unknown[] } {
  const house = judgingHouse({ ...DEFAULT_SETTINGS, ...changes }, [PHO]);
  const mayAnswer = new Promise<void>((resolve) => {
    answerQuote = resolve;
  });
  if (!isSlow) answerQuote();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response();
    asked.push(address);
    if (address === '/api/quote') await mayAnswer;
    const known = house.answers[address];
    const answer = typeof known === 'function' ? (known as (body: unknown) => unknown)(parseBody(init.body)) : known;
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return house;
}

const HARBOUR = { name: 'Harbour', address: '', phone: '' };

const links = (): readonly (string | null)[] =>
  screen.queryAllByRole('link', { name: /^(?:terms|privacy|imprint)$/i }).map((link) => link.getAttribute('href'));
const line = (): string | null | undefined => document.querySelector('a[target]')?.parentElement?.textContent;

describe.each(CHECKOUTS)('%s', (_name, open) => {
  it('says Confirm and nothing else in a house that has chosen and written nothing', async () => {
    serve({});
    open();
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $9.50');
    });
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeDefined();
    expect(links()).toEqual([]);
  });

  it('says “Order and pay” where the house has chosen it, by the quote alone', async () => {
    serve({ orderWords: 'order-and-pay' });
    open();
    expect(await screen.findByRole('button', { name: 'Order and pay' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(asked.filter((address) => address !== '/api/quote')).toEqual([]);
  });

  it.each([
    [['imprint', 'privacy', 'terms'], 'By ordering you accept our terms · Privacy', ['/terms', '/privacy']],
    [['terms'], 'By ordering you accept our terms', ['/terms']],
    [['privacy'], 'Privacy', ['/privacy']],
    [['imprint'], undefined, []],
  ] as const)(
    'leads from the button to those of %j that are accepted, in another tab',
    async (writtenPages, words, to) => {
      serve({ writtenPages, orderWords: 'order-and-pay' });
      open();
      await screen.findByRole('button', { name: 'Order and pay' });
      expect(line()).toBe(words);
      expect(links()).toEqual(to);
      for (const link of screen.queryAllByRole('link')) expect(link.getAttribute('target')).toBe('_blank');
    },
  );

  it('carries the total in a house with a name, from the answer on, and has its room before', async () => {
    learnHouseFace(HARBOUR);
    serve({ orderWords: 'order-and-pay' }, true);
    open();
    const button = screen.getByRole('button', { name: 'Confirm' });
    expect(button.textContent).toContain('Confirm · $9.50'); // unseen
    answerQuote();
    expect(await screen.findByRole('button', { name: 'Order and pay · $9.50' })).toBe(button);
  });

  it('orders nothing by a button that said something else when it was pressed', async () => {
    const { sent } = serve({ orderWords: 'order-and-pay' }, true);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    answerQuote();
    const button = await screen.findByRole('button', { name: 'Order and pay' });
    await waitFor(() => {
      expect(button.getAttribute('aria-busy')).not.toBe('true');
    });
    expect(sent).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
  });
});

it('carries no total while the one that was answered is of fewer portions', async () => {
  learnHouseFace(HARBOUR);
  const onTop = { isInclusive: false, rates: [{ id: 'full', name: 'Full', share: 10_000 }] };
  const house = serve({ tax: onTop });
  putIntoBasket(plainLine(PHO));
  render(<Basket onClose={() => undefined} />, { wrapper: Inside });
  await screen.findByRole('button', { name: 'Confirm · $10.45' });
  expect(house.sent).toEqual([]);
  serve({ tax: onTop }, true);
  await userEvent.click(screen.getByRole('button', { name: 'One more: Pho' }));
  expect(screen.getByRole('button', { name: /^Confirm/ }).getAttribute('disabled')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDefined();
  answerQuote();
  await screen.findByRole('button', { name: 'Confirm · $20.90' });
});
