import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
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
  callAsUser: (path: string, { method, body }: { readonly method: string; readonly body?: unknown }) => {
    asked.push(`${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`);
    const isGone = refuses.some((id) => path.includes(id));
    return Promise.resolve(
      isGone ? { ok: false, reason: 'FOOD_NOT_FOUND', failure: 'not-found', details: {} } : { ok: true, value: {} },
    );
  },
}));

const HOUSE = toHouseDto({
  ...DEFAULT_SETTINGS,
  tax: {
    ...DEFAULT_SETTINGS.tax,
    rates: [
      { id: 'food', name: 'Food', share: 7000 },
      { id: 'drinks', name: 'Drinks', share: 19000 },
    ],
  },
});

let asked: string[] = [];
let refuses: readonly string[] = [];

beforeEach(() => {
  [asked, refuses] = [[], []];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/categories')) return Response.json({ version: 1, categories: [{ id: 'soups', name: 'Soups' }] });
    return Response.json(url.endsWith('/house') ? HOUSE : FOODS);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(): Promise<{ readonly onClose: () => void }> {
  const onClose = vi.fn<() => void>();
  render(<SeveralDialog onClose={onClose} />);
  await screen.findByRole('checkbox', { name: 'All 3 foods' });
  return { onClose };
}

const tick = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('several foods at once', () => {
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

  it('are taxed alike; the first rate is that of which nothing is said', async () => {
    await open();
    const what = screen.getByRole('combobox', { name: 'What to do with them' });
    await tick('Tea');
    await userEvent.selectOptions(what, 'Tax: Drinks');
    await press('Tax 1 food as Drinks');
    await vi.waitFor(() => {
      expect(asked).toEqual(['PUT /foods/tea {"taxId":"drinks"}']);
    });
  });

  it('are put back under the first rate as foods of which nothing is said', async () => {
    await open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to do with them' }), 'Tax: Food');
    await tick('Tea');
    await press('Tax 1 food as Food');
    await vi.waitFor(() => {
      expect(asked).toEqual(['PUT /foods/tea {"taxId":null}']);
    });
  });

  it('declare the same allergens, which the button names before it is pressed', async () => {
    await open();
    await tick('Soups');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What to do with them' }),
      'Say what they contain',
    );
    expect(screen.getByRole('button', { name: 'Let guests ask about 2 foods' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: /contains what is ticked/ }));
    expect(screen.getByRole('button', { name: 'Declare none of the fourteen of 2 foods' })).toBeDefined();
    await tick('milk');
    await tick('celery');
    await press('Declare celery, milk of 2 foods');
    await vi.waitFor(() => {
      expect(asked.toSorted()).toEqual([
        'PUT /foods/pho {"allergens":["celery","milk"]}',
        'PUT /foods/ramen {"allergens":["celery","milk"]}',
      ]);
    });
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

  it('say that the menu could not be read, and ask again', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    render(<SeveralDialog onClose={() => undefined} />);
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  });
});
