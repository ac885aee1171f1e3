import { aFood } from '@foodhouse/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { setStock } from '../api/set-stock.ts';
import { ManagedFoods } from './managed-foods.tsx';

/** A fake server behind `fetch`: it applies a change once per key. */
let stock: number;
let keys: string[];
let isAnswerLost: boolean;
let foods = 0;

beforeEach(() => {
  [stock, keys, isAnswerLost, foods] = [0, [], false, foods + 1];
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (_: string, { method, headers, body }: RequestInit) => {
    if (method === 'HEAD') return new Response(); // the network is up
    const key = new Headers(headers).get('idempotency-key') ?? '';
    if (!keys.includes(key)) stock += (JSON.parse(body as string) as { change: number }).change;
    keys.push(key);
    if (isAnswerLost) throw new TypeError('network');
    return Response.json({});
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idOf = (): string => `pho-${foods}`;
const list = (): React.JSX.Element => (
  <ManagedFoods
    foods={[aFood({ id: idOf(), quantity: stock })]}
    onOrder={() => {}}
    manage={{ onEdit: () => {}, onRetire: () => {} }}
  />
);

async function type(quantity: number): Promise<void> {
  const field = screen.getByLabelText('Quantity of Pho');
  const sent = keys.length;
  fireEvent.change(field, { target: { value: String(quantity) } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await vi.waitFor(() => {
    expect(keys.length).toBeGreaterThan(sent);
    expect(field.hasAttribute('readonly')).toBe(false);
  });
}

describe('a change of stock in a row, without an answer', () => {
  it('is dropped once the row shows other stock, even when the old number returns', async () => {
    const { rerender } = render(list());
    isAnswerLost = true;
    await type(5);
    isAnswerLost = false;
    rerender(list());
    stock = 0; // all portions are sold
    rerender(list());
    await type(10);
    expect([stock, new Set(keys).size]).toEqual([10, 2]);
  });

  it('is made once when a form opened before it sends the same stock', async () => {
    const { rerender } = render(list());
    isAnswerLost = true;
    await type(5);
    isAnswerLost = false;
    rerender(list());
    await setStock(idOf(), 0, 5);
    expect([stock, new Set(keys).size]).toEqual([5, 1]);
  });
});
