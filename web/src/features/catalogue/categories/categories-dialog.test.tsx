import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { CategoriesDialog } from './categories-dialog.tsx';

const KNOWN = {
  version: 4,
  categories: [
    { id: 'soups', name: 'Soups', foods: 2 },
    { id: 'drinks', name: 'Drinks', foods: 1 },
  ],
};

let sent: unknown[];
let refusal: Response | null;

beforeEach(() => {
  [sent, refusal] = [[], null];
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json(KNOWN);
    sent.push(parseBody(body));
    return refusal ?? Response.json(KNOWN);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const closed = vi.fn<() => void>();
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const names = (): readonly HTMLElement[] => screen.getAllByLabelText(/^Name/);

async function open(): Promise<void> {
  render(<CategoriesDialog onClose={closed} />);
  await screen.findByRole('group', { name: 'Category 1' });
}

describe('the categories of the menu', () => {
  it.each(['Add a category', 'Move category 1 down'])('are not lost without a question after %s', async (button) => {
    closed.mockClear();
    await open();
    press(button);
    press('Cancel');
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeDefined();
    expect(closed).not.toHaveBeenCalled();
  });

  it('are added, renamed, sorted and removed, and saved in their order', async () => {
    await open();
    expect(screen.getByText('2 foods')).toBeDefined();
    press('Move category 1 down');
    expect(screen.getByText('category 1: now number 2 of 2')).toBeDefined();
    press('Add a category');
    const [first, , third] = names();
    if (!first || !third) throw new Error('expected three names');
    fireEvent.change(first, { target: { value: 'Cold drinks' } });
    fireEvent.change(third, { target: { value: 'Crème & cakes' } });
    press('Remove category 2');
    press('Save');
    await waitFor(() => {
      expect(closed).toHaveBeenCalled();
    });
    expect(sent).toEqual([
      {
        version: 4,
        categories: [
          { id: 'drinks', name: 'Cold drinks' },
          { id: expect.stringMatching(/^creme-cakes-[a-f0-9]{8}$/), name: 'Crème & cakes' },
        ],
      },
    ]);
  });

  it('do not get the foods of a removed one by its name', async () => {
    await open();
    press('Remove category 1');
    press('Add a category');
    const added = names()[1];
    if (!added) throw new Error('expected two names');
    fireEvent.change(added, { target: { value: 'Soups' } });
    press('Save');
    await waitFor(() => {
      expect(sent).toMatchObject([{ categories: [{ id: 'drinks' }, { name: 'Soups' }] }]);
    });
    expect(sent).not.toMatchObject([{ categories: [{ id: 'drinks' }, { id: 'soups' }] }]);
  });

  it('need names, and say that somebody else has changed them', async () => {
    refusal = Response.json(
      {
        error: {
          status: 'FAILED_PRECONDITION',
          message: 'changed',
          details: { reason: 'CATEGORIES_CHANGED', requestId: 'r' },
        },
      },
      { status: 409 },
    );
    await open();
    press('Add a category');
    press('Save');
    expect(await screen.findByText('A name, please')).toBeDefined();
    press('Remove category 3');
    press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('meanwhile');
    expect(sent).toHaveLength(1);
  });
});
