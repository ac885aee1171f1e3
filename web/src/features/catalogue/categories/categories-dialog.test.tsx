import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.endsWith('/house')) return Response.json(toHouseDto(DEFAULT_SETTINGS));
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

describe('the options of a category', () => {
  const group = (id: string, name: string): object => ({ id, name, required: false, min: 0, max: 1, options: [] });
  const put: (readonly [string, unknown])[] = [];
  let groups: readonly object[];
  let answer: () => Response;

  beforeEach(() => {
    put.length = 0;
    groups = [group('dips', 'Dips'), group('crust', 'Crust'), group('toppings', 'Toppings')];
    const [soups, drinks] = KNOWN.categories;
    const known = { ...KNOWN, categories: [{ ...soups, groupIds: ['toppings', 'gone'] }, drinks] };
    answer = () => Response.json({ ...known, version: 5 });
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      if (url.endsWith('/house')) return Response.json(toHouseDto(DEFAULT_SETTINGS));
      if (method !== 'PUT') return Response.json(url.endsWith('/choicegroups') ? groups : known);
      put.push([url, parseBody(body)]);
      return answer();
    });
  });

  async function openOptions(): Promise<HTMLElement> {
    await open();
    press('Options of all its foods: Soups');
    await screen.findByRole('group', { name: 'Groups of options' });
    return screen.getByRole('dialog', { name: 'Options of all in Soups' });
  }

  it('are ticked, those that it had first, and what is saved afterwards builds on them', async () => {
    const dialog = within(await openOptions());
    const toppings = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Toppings' });
    expect(toppings.checked).toBe(true);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Dips' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'Options of all in Soups' })).toBeNull();
    });
    expect(put).toEqual([['/api/categories/soups/groups', { version: 4, groupIds: ['toppings', 'dips'] }]]);
    press('Remove category 2');
    press('Save');
    await waitFor(() => {
      expect(put[1]).toMatchObject(['/api/categories', { version: 5 }]);
    });
  });

  it.each([
    ['CATEGORIES_CHANGED', /changed the categories meanwhile/],
    ['GROUP_NOT_FOUND', /deleted one of these groups/],
    ['GROUP_IN_USE', /more than 200 foods/],
    ['TOO_MANY_CHOICES', /more groups or options/],
  ])('stay as they are ticked where the house refuses them: %s', async (reason, sentence) => {
    answer = () => Response.json({ error: { code: 409, message: '', details: { reason } } }, { status: 409 });
    const dialog = within(await openOptions());
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Crust' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(sentence);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Crust' }).checked).toBe(true);
  });

  it('say where the first group is made', async () => {
    groups = [];
    await open();
    press('Options of all its foods: Drinks');
    expect(await screen.findByText(/no group of options yet/)).toBeDefined();
  });
});

describe('the hours of a category', () => {
  const house = toHouseDto({
    ...DEFAULT_SETTINGS,
    version: 7,
    categoryHours: { drinks: [{ days: [1], from: '17:00', to: '01:00' }] },
  });
  const saved: unknown[] = [];
  let answer: () => Response;

  beforeEach(() => {
    saved.length = 0;
    answer = () => Response.json({ ...house, version: 8 });
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      if (!url.endsWith('/house')) return Response.json(KNOWN);
      if (method !== 'PUT') return Response.json(house);
      saved.push(parseBody(body));
      return answer();
    });
  });

  const said = (name: string): string | undefined => {
    const id = screen.getByRole('button', { name: `When it is served: ${name}` }).getAttribute('aria-describedby');
    return document.getElementById(id ?? '')?.textContent;
  };

  it('are said beside each, also once they are saved', async () => {
    await open();
    await waitFor(() => {
      expect([said('Soups'), said('Drinks')]).toEqual(['', 'Mon 17:00 to 01:00']);
    });
    answer = () =>
      Response.json({ ...house, version: 8, categoryHours: { soups: [{ days: [2, 3], from: '11:30', to: '14:00' }] } });
    press('When it is served: Drinks');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove hours 1' }));
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'When Drinks is served' })).getByRole('button', { name: 'Save' }),
    );
    await waitFor(() => {
      expect([said('Soups'), said('Drinks')]).toEqual(['Tue and Wed 11:30 to 14:00', '']);
    });
  });

  async function openHours(name: string): Promise<void> {
    await open();
    press(`When it is served: ${name}`);
    await screen.findByRole('group', { name: 'When it is served' });
  }

  it('are saved beside those of the others, and go when none are left', async () => {
    await openHours('Soups');
    press('Add hours');
    fireEvent.click(screen.getByLabelText('Tue'));
    fireEvent.change(screen.getByLabelText('Hours 1: from'), { target: { value: '11:30' } });
    const dialog = within(screen.getByRole('dialog', { name: 'When Soups is served' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/two times/);
    fireEvent.change(screen.getByLabelText('Hours 1: to'), { target: { value: '14:00' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { name: 'When Soups is served' })).toBeNull();
    });
    const soups = [{ days: [0, 1, 3, 4, 5, 6], from: '11:30', to: '14:00' }];
    expect(saved).toEqual([{ version: 7, categoryHours: { ...house.categoryHours, soups } }]);
    fireEvent.click(await screen.findByRole('button', { name: 'When it is served: Drinks' })); // hidden a moment longer
    fireEvent.click(await screen.findByRole('button', { name: 'Remove hours 1' }));
    const drinks = within(screen.getByRole('dialog', { name: 'When Drinks is served' }));
    fireEvent.click(drinks.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(saved[1]).toEqual({ version: 7, categoryHours: {} });
    });
  });

  it('stay as they are typed when somebody was faster', async () => {
    answer = () =>
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 });
    await openHours('Drinks');
    fireEvent.click(screen.getByLabelText('Sun'));
    const dialog = within(screen.getByRole('dialog', { name: 'When Drinks is served' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/changed the settings/);
    expect(screen.getByLabelText<HTMLInputElement>('Sun').checked).toBe(true);
  });
});

describe('the halves of a category', () => {
  const house = toHouseDto({ ...DEFAULT_SETTINGS, version: 7, halfCategories: ['drinks'] });
  const saved: unknown[] = [];
  let answer: () => Response;

  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      if (!url.endsWith('/house')) return Response.json(KNOWN);
      if (method !== 'PUT') return Response.json(house);
      saved.push(parseBody(body));
      return answer();
    });
  });

  const said = (name: string): string | undefined => {
    const id = screen.getByRole('button', { name: `Half and half: ${name}` }).getAttribute('aria-describedby');
    return document.getElementById(id ?? '')?.textContent;
  };
  const box = (): Promise<HTMLInputElement> =>
    screen.findByRole('checkbox', { name: 'Guests may take two foods of this category as one' });
  const save = (name: string): void => {
    const dialog = screen.getByRole('dialog', { name: `Half and half: ${name}` });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  };

  it('are switched on beside those of the others, and off, and said beside each', async () => {
    await open();
    await waitFor(() => {
      expect([said('Soups'), said('Drinks')]).toEqual(['', 'two foods as one']);
    });
    answer = () => Response.json({ ...house, version: 8, halfCategories: ['drinks', 'soups'] });
    press('Half and half: Soups');
    expect((await box()).checked).toBe(false);
    fireEvent.click(await box());
    save('Soups');
    await waitFor(() => {
      expect(said('Soups')).toBe('two foods as one');
    });
    answer = () => Response.json({ ...house, version: 8, halfCategories: [] });
    press('Half and half: Drinks');
    expect((await box()).checked).toBe(true);
    fireEvent.click(await box());
    save('Drinks');
    await waitFor(() => {
      expect(said('Drinks')).toBe('');
    });
    expect(saved).toEqual([
      { version: 7, halfCategories: ['drinks', 'soups'] },
      { version: 7, halfCategories: [] },
    ]);
  });

  it('stay as they are ticked when somebody was faster', async () => {
    answer = () =>
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 });
    await open();
    press('Half and half: Soups');
    fireEvent.click(await box());
    save('Soups');
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed the settings/);
    expect((await box()).checked).toBe(true);
  });
});
