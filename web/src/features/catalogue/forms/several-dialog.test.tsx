import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SeveralDialog } from './several-dialog.tsx';

const FOODS = [
  { _id: 'pho', name: 'Pho', category: 'Soups' },
  { _id: 'ramen', name: 'Ramen', category: 'Soups' },
  { _id: 'tea', name: 'Tea' },
];

vi.mock('../../../data/call-as-user.ts', () => ({
  callAsUser: (path: string, { method, body }: { readonly method?: string; readonly body?: unknown }) => {
    if (path.startsWith('/foods?')) return Promise.resolve({ ok: true, value: pageOf(path) });
    asked.push(`${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`);
    const isGone = refuses.some((id) => path.includes(id));
    return Promise.resolve(isGone ? { ok: false, reason, failure: 'not-found', details: {} } : { ok: true, value: {} });
  },
}));

/** As the server answers: a page behind a food, as many as are asked for. */
function pageOf(path: string): readonly object[] {
  const query = new URLSearchParams(path.split('?')[1]);
  const from = menu.findIndex(({ _id }) => _id === query.get('after')) + 1;
  return menu.slice(from, from + Number(query.get('limit')));
}

let menu: readonly { readonly _id: string; readonly name: string; readonly category?: string }[] = FOODS;
let asked: string[] = [];
let refuses: readonly string[] = [];
let reason = 'FOOD_NOT_FOUND';
const TWO_RATES = [
  { id: 'full', name: 'Full', percent: 20 },
  { id: 'low', name: 'Reduced', percent: 7 },
];
let rates = TWO_RATES;

beforeEach(() => {
  [menu, asked, refuses, reason, rates] = [FOODS, [], [], 'FOOD_NOT_FOUND', TWO_RATES];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/house')) return Response.json({ tax: { rates } });
    if (url.endsWith('/categories')) return Response.json({ version: 1, categories: [{ id: 'soups', name: 'Soups' }] });
    throw new Error(`unexpected: ${url}`);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(): Promise<{ readonly onClose: () => void }> {
  const onClose = vi.fn<() => void>();
  render(<SeveralDialog onClose={onClose} />);
  await screen.findByRole('checkbox', { name: `All ${menu.length} foods` });
  return { onClose };
}

const tick = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('several foods at once', () => {
  it('are chosen from the whole menu, of which an answer has a hundred', async () => {
    menu = Array.from({ length: 150 }, (_, index) => ({ _id: `food-${index}`, name: `Food ${index}` }));
    await open();
    expect(screen.getByRole('checkbox', { name: 'Food 149' })).toBeTruthy();
  });

  it('leave the menu together: a whole demo menu with two presses', async () => {
    const { onClose } = await open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take 0 foods off the menu' }).disabled).toBe(true);
    await tick('All 3 foods');
    await press('Take 3 foods off the menu');
    await vi.waitFor(() => {
      expect(onClose).toHaveBeenCalledOnce();
    });
    expect(asked.toSorted()).toEqual(['DELETE /foods/pho', 'DELETE /foods/ramen', 'DELETE /foods/tea']);
  });

  it('are hidden together', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to do with them' }), 'Hide');
    await tick('Soups');
    await press('Hide 2 foods');
    expect(asked.toSorted()).toEqual(['POST /foods/pho/hide', 'POST /foods/ramen/hide']);
  });

  it('are chosen by their category, or one by one, and go to another one', async () => {
    await open();
    await tick('Soups');
    await tick('Ramen'); // but not this one
    await tick('Tea');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Soups' }).checked).toBe(false);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to do with them' }), 'Category: Soups');
    await press('Move 2 foods to Soups');
    expect(asked.toSorted()).toEqual([
      'PUT /foods/pho {"categoryId":"soups"}',
      'PUT /foods/tea {"categoryId":"soups"}',
    ]);
  });

  it('that were not changed stay chosen, each with why; the others are not asked for again', async () => {
    refuses = ['ramen'];
    const { onClose } = await open();
    onTestFinished(() => {
      expect(onClose).not.toHaveBeenCalled();
    });
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Mark sold out');
    await tick('All 3 foods');
    await press('Mark 3 foods sold out');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/Ramen/)).toBeDefined();
    await screen.findByRole('button', { name: 'Mark 1 food sold out' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ramen' }).checked).toBe(true);
  });

  it('get another rate of tax, where the house has several', async () => {
    await open();
    const what = screen.getByRole('combobox', { name: 'What to do with them' });
    await userEvent.selectOptions(what, 'Tax: Reduced, 7 %');
    await tick('Soups');
    await press('Give 2 foods the tax: Reduced, 7 %');
    expect(asked.toSorted()).toEqual(['PUT /foods/pho {"taxId":"low"}', 'PUT /foods/ramen {"taxId":"low"}']);
    expect(within(what).getByRole('option', { name: 'Tax: Full, 20 %' })).toBeDefined();
  });

  it('are not asked for a rate where there is one', async () => {
    rates = TWO_RATES.slice(0, 1);
    await open();
    expect(screen.queryByRole('option', { name: /^Tax/ })).toBeNull();
  });

  it('contain an allergen more, or one less; those that declare nothing yet stay as they are, and say so', async () => {
    [refuses, reason] = [['ramen'], 'NOT_DECLARED'];
    await open();
    const what = screen.getByRole('combobox', { name: 'What to do with them' });
    await userEvent.selectOptions(what, 'Declare an allergen');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Allergen' }), 'milk');
    await tick('Soups');
    await press('Declare for 2 foods: milk');
    expect(await screen.findByText(/^.?Ramen.?: Nothing is declared of it yet/)).toBeDefined();
    expect(asked.toSorted()).toEqual([
      'PUT /foods/pho {"declare":{"add":["milk"]}}',
      'PUT /foods/ramen {"declare":{"add":["milk"]}}',
    ]);
    asked = [];
    await userEvent.selectOptions(what, 'Take an allergen away');
    await press('Declare no longer for 1 food: milk');
    expect(asked).toEqual(['PUT /foods/ramen {"declare":{"take":["milk"]}}']);
  });

  it('that cannot have the options of their new category say so', async () => {
    [refuses, reason] = [['ramen'], 'TOO_MANY_CHOICES'];
    await open();
    await tick('Soups');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to do with them' }), 'Category: Soups');
    await press('Move 2 foods to Soups');
    expect(await screen.findByText(/^.?Ramen.?: It would have more than 60 groups or 500 options/)).toBeDefined();
  });

  it('say that the menu could not be read, and ask again', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    render(<SeveralDialog onClose={() => undefined} />);
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  });
});
