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
  img: `/api/pictures/${'a'.repeat(43)}`,
  pictureText: 'Noodles in a blue bowl',
  kitchenName: 'PHO',
  allergens: ['fish'],
  categoryId: 'soups',
});

/** A fake server behind `fetch`. */
let sent: { readonly what: string; readonly key: string | null; readonly body: unknown }[];
let failing: string | null;
let refusal: Response | null;
const closed = vi.fn<() => void>();

beforeEach(() => {
  [sent, failing, refusal] = [[], null, null];
  closed.mockClear();
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    if (method === 'HEAD') return new Response(); // the network is up
    if (method === 'GET') return Response.json(CHOICES);
    const what = `${method} ${url}`;
    sent.push({ what, key: new Headers(headers).get('idempotency-key'), body: parseBody(body) });
    if (what === failing) throw new TypeError('network');
    return refusal ?? Response.json({ _id: 'new' });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Add Food' }));

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
  expect(sent.map(({ what }) => what)).toEqual(['POST /api/foods']);
  expect(sent[0]?.body).toMatchObject({
    name: 'Pho (copy)',
    quantity: '0',
    img: PHO.img,
    pictureText: PHO.pictureText,
    mealtimes: PHO.mealtimes,
    choices: { sizes: CHOICES.sizes, groups: [{ id: 'sauce' }] },
    allergens: ['fish'],
    categoryId: 'soups',
  });
});

it('a copy is not called in the kitchen what the other food is', async () => {
  await open();
  save();
  await waitFor(() => {
    expect(closed).toHaveBeenCalledOnce();
  });
  expect(sent[0]?.body).not.toHaveProperty('kitchenName');
  expect(screen.getByText(/begins without portions or a kitchen name/)).toBeTruthy();
});

it('a copy without an answer is asked for again with the same key', async () => {
  await open();
  failing = 'POST /api/foods';
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('made only once');
  failing = null;
  save();
  await waitFor(() => {
    expect(closed).toHaveBeenCalledOnce();
  });
  const keys = sent.filter(({ what }) => what === 'POST /api/foods').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

it('a copy of which a group is gone says so, and stays as it was typed', async () => {
  await open();
  const details = { reason: 'GROUP_NOT_FOUND', requestId: 'r', id: 'sauce' };
  refusal = Response.json({ error: { status: 'NOT_FOUND', message: 'x', details } }, { status: 404 });
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('A group of options is gone');
  expect(closed).not.toHaveBeenCalled();
});
