import type { ChoicesDto } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { CopyFoodDialog } from './copy-food-dialog.tsx';

const CHOICES: ChoicesDto = {
  version: 3,
  sizes: [{ id: 'large', name: 'Large', kitchenName: null, extra: 2 }],
  groups: [{ id: 'sauce', name: 'Sauce', required: true, min: 1, max: 1, options: [] }],
};
const PHO = aFood({
  id: 'pho',
  name: 'Pho',
  quantity: 5,
  kitchenName: 'PHO',
  allergens: ['fish'],
  categoryId: 'soups',
});

/** A fake server behind `fetch`. */
let sent: { readonly what: string; readonly key: string | null; readonly body: unknown }[];
let failing: string | null;
const closed = vi.fn<() => void>();

beforeEach(() => {
  [sent, failing] = [[], null];
  closed.mockClear();
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    if (method === 'HEAD') return new Response(); // the network is up
    if (method === 'GET') return Response.json(CHOICES);
    const what = `${method} ${url}`;
    sent.push({ what, key: new Headers(headers).get('idempotency-key'), body: parseBody(body) });
    if (what === failing) throw new TypeError('network');
    return Response.json({ _id: 'new' });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const requests = (): readonly string[] => sent.map(({ what }) => what);
const save = (label = 'Add Food'): void => void fireEvent.click(screen.getByRole('button', { name: label }));

async function open(): Promise<void> {
  render(<CopyFoodDialog food={PHO} onClose={closed} />);
  await screen.findByRole('button', { name: 'Add Food' });
}

it('a copy is a new food without portions, with sizes, groups and details', async () => {
  await open();
  save();
  await waitFor(() => {
    expect(closed).toHaveBeenCalledOnce();
  });
  expect(sent).toMatchObject([
    { what: 'POST /api/foods', body: { name: 'Pho (copy)', quantity: '0', img: PHO.img, mealtimes: PHO.mealtimes } },
    { what: 'PUT /api/foods/new/choices', body: { sizes: CHOICES.sizes, groupIds: ['sauce'] } },
    { what: 'PUT /api/foods/new', body: { kitchenName: 'PHO', allergens: ['fish'], categoryId: 'soups' } },
  ]);
});

it('a copy without an answer is asked for again with the same key', async () => {
  await open();
  failing = 'POST /api/foods';
  save();
  await screen.findByRole('alert');
  failing = null;
  save();
  await waitFor(() => {
    expect(closed).toHaveBeenCalledOnce();
  });
  const keys = sent.filter(({ what }) => what === 'POST /api/foods').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

it('a copy whose sizes could not be saved says so, and saves the rest with what was typed meanwhile', async () => {
  await open();
  failing = 'PUT /api/foods/new/choices';
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Pho (copy) is on the menu. Its sizes and options are not saved yet.');
  [failing, sent] = [null, []];
  fireEvent.change(screen.getByLabelText(/^Food Name/), { target: { value: 'Pho with egg' } });
  save('Save the rest');
  await waitFor(() => {
    expect(closed).toHaveBeenCalledOnce();
  });
  expect(requests()).toEqual(['PUT /api/foods/new', 'PUT /api/foods/new/choices', 'PUT /api/foods/new']);
  expect(sent[0]?.body).toEqual({ name: 'Pho with egg' });
});
