import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { setStock } from '../api/set-stock.ts';
import { EditFoodDialog } from './edit-food-dialog.tsx';
import { fieldOf } from '../../../lib/field-of.ts';
import { parseBody } from '../../../test/parse-body.ts';

/** A fake server behind `fetch`: it applies a change once per key. */
let stock: number;
let keys: string[];
/** How many answers get lost. */
let lost: number;
let ids = 0;

beforeEach(() => {
  [stock, keys, lost, ids] = [5, [], 0, ids + 1];
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    if (method === 'HEAD') return new Response(); // the network is up
    const key = new Headers(headers).get('idempotency-key') ?? '';
    const change = Number(fieldOf(parseBody(body), 'change') ?? 0);
    if (url.endsWith('/stock') && !keys.includes(key)) stock += change;
    keys.push(key);
    if (lost > 0) {
      lost -= 1;
      throw new TypeError('network');
    }
    return Response.json({});
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function save(quantity: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(/^Quantity/), { target: { value: quantity } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await Promise.resolve();
  });
}

it('a name that was typed is not lost without a question', () => {
  const closed = vi.fn<() => void>();
  render(<EditFoodDialog food={aFood()} onClose={closed} />);
  fireEvent.change(screen.getByLabelText(/^Food Name/), { target: { value: 'Soup' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeDefined();
  expect(closed).not.toHaveBeenCalled();
});

describe('an edit of stock without an answer', () => {
  const open = (): void =>
    void render(<EditFoodDialog food={aFood({ id: `pho-${ids}`, quantity: 5 })} onClose={() => {}} />);

  it('is made once, however often it is saved', async () => {
    open();
    lost = 1;
    await save('20');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not hear back');
    await save('20');
    await waitFor(() => {
      expect(keys).toHaveLength(2);
    });
    expect([stock, new Set(keys).size]).toEqual([20, 1]);
  });

  it('is repeated before another number is sent', async () => {
    open();
    lost = 1;
    await save('20');
    await screen.findByRole('alert');
    await save('25');
    await waitFor(() => {
      expect(stock).toBe(25);
    });
  });

  it('is made once when it is typed again into the row', async () => {
    open();
    lost = 1;
    await save('20');
    await screen.findByRole('alert');
    expect(await setStock(`pho-${ids}`, 5, 20)).toEqual({ result: { status: 'done' }, seen: 20 });
    expect(stock).toBe(20);
  });

  it('is dropped once the row shows other stock: the next edit is a difference to that', async () => {
    open();
    lost = 1;
    await save('20');
    await screen.findByRole('alert');
    await setStock(`pho-${ids}`, 20, 22);
    expect(stock).toBe(22);
  });
});

it('says that the house has changed its currency, and keeps the typed price', async () => {
  const details = { reason: 'SETTINGS_CHANGED', requestId: 'r', version: 3 };
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { status: 'FAILED_PRECONDITION', message: 'other', details } }, { status: 409 }),
  );
  render(<EditFoodDialog food={aFood({ id: `pho-${ids}` })} onClose={() => undefined} />);
  const price = screen.getByLabelText(/^Food-Price/);
  fireEvent.change(price, { target: { value: '12.50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/The house has changed its currency/);
  expect(price).toHaveProperty('value', '12.50');
});
