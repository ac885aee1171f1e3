import { LIMITS, MOST, type ListedGroupDto } from '@foodhouse/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { GroupDialog } from './group-dialog.tsx';

const HAM = { id: 'ham', name: 'Ham', kitchenName: 'HM', each: 1.5, max: 3, default: 2, allergens: null, tags: [] };
const TOPPINGS: ListedGroupDto = {
  id: 'toppings',
  name: 'Toppings',
  required: false,
  min: 0,
  max: 3,
  options: [{ ...HAM, soldOut: false }],
  version: 3,
  foods: 1,
};

let sent: unknown[];

beforeEach(() => {
  sent = [];
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(parseBody(body));
    return Response.json({});
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const saved = vi.fn<() => void>();
const closed = vi.fn<() => void>();
const open = (group: ListedGroupDto | null = null): void =>
  void render(
    <GroupDialog
      group={group}
      groups={[{ ...TOPPINGS, id: 'sauce', name: 'Sauce' }]}
      sizes={[{ id: 'small', name: 'Small' }]}
      onClose={closed}
      onSaved={saved}
    />,
  );
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const list = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'A list of options' });
const openList = async (): Promise<void> => {
  await userEvent.click(button('Paste a list'));
};
const paste = async (text: string): Promise<void> => {
  await openList();
  expect(document.activeElement).toBe(list());
  await userEvent.paste(text);
};
const become = (): readonly string[] =>
  within(screen.getByRole('region', { name: 'What the list becomes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** What a screen reader is told. */
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
/** Names and prices of all rows. */
const rows = (): readonly (readonly string[])[] =>
  screen
    .getAllByRole('group', { name: /^Option \d+$/ })
    .map((row) =>
      ['Name', 'Price'].map((label) => within(row).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value),
    );

describe('a list of options', () => {
  it('is pasted, seen as what it becomes, and added in place of the empty row', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: /^Group/ }), 'Toppings');
    await paste('- Ham 1.50\n\n- Extra cheese +0,80\nNo onions -0.20\nOlives\nMushrooms\t1.20');
    expect(become()).toEqual([
      'Ham+$1.50',
      'Extra cheese+$0.80',
      'No onions−$0.20',
      'Olivesno price: $0.00',
      'Mushrooms+$1.20',
    ]);
    expect(said()).toBe('5 lines are options.');
    await userEvent.click(button('Add 5 options'));
    expect(rows()).toEqual([
      ['Ham', '1.50'],
      ['Extra cheese', '0.80'],
      ['No onions', '-0.20'],
      ['Olives', '0'],
      ['Mushrooms', '1.20'],
    ]);
    expect(said()).toBe('5 options are added.');
    expect(document.activeElement).toBe(button('Paste a list'));
    expect(screen.queryByRole('textbox', { name: 'A list of options' })).toBeNull();
    await userEvent.click(button('Save'));
    await waitFor(() => {
      expect(saved).toHaveBeenCalled();
    });
    expect(sent).toMatchObject([
      {
        name: 'Toppings',
        options: [
          { id: 'ham', name: 'Ham', each: 1.5, max: 1, default: 0 },
          { id: 'extra-cheese', each: 0.8 },
          { id: 'no-onions', each: -0.2 },
          { id: 'olives', each: 0 },
          { id: 'mushrooms', each: 1.2 },
        ],
      },
    ]);
  });

  it('is typed line by line with the keyboard alone, behind what is there', async () => {
    open(TOPPINGS);
    await userEvent.click(button('Add an option'));
    const second = screen.getByRole('group', { name: 'Option 2' });
    await userEvent.type(within(second).getByRole('textbox', { name: /^Name/ }), 'Corn');
    await userEvent.click(button('Add an option'));
    await userEvent.click(button('Add an option'));
    button('Paste a list').focus();
    await userEvent.keyboard('{Enter}');
    expect(button('Paste a list').getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('Egg 0.9{Enter}Feta');
    expect(list().value).toBe('Egg 0.9\nFeta');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What the list becomes' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(button('Add 2 options'));
    await userEvent.keyboard('{Enter}');
    expect(rows()).toEqual([
      ['Ham', '1.50'],
      ['Corn', '0'],
      ['Egg', '0.90'],
      ['Feta', '0'],
    ]);
    await userEvent.click(button('Save'));
    await waitFor(() => {
      expect(sent).toMatchObject([{ options: [HAM, { name: 'Corn' }, { name: 'Egg', each: 0.9 }, { name: 'Feta' }] }]);
    });
  });

  it('leaves a row at the end in which something is said', async () => {
    open(TOPPINGS);
    await userEvent.click(button('Add an option'));
    await userEvent.type(
      within(screen.getByRole('group', { name: 'Option 2' })).getByRole('textbox', { name: /^Price/ }),
      '.75',
    );
    await paste('Egg\nTea 1.250');
    screen.getByText('Line 2: the mark in “1.250” may stand before decimals or between thousands.');
    await userEvent.click(button('Add 1 option'));
    expect(rows()).toEqual([
      ['Ham', '1.50'],
      ['', '0.75'],
      ['Egg', '0'],
    ]);
  });

  it('says which lines cannot be read and why, and keeps them when the others are added', async () => {
    open(TOPPINGS);
    const long = 'x'.repeat(LIMITS.name + 1);
    await paste(`HAM 2\nEgg 1\nOlives €much\n4.50\nFeast 1.2345\n${long}\negg`);
    expect(list().getAttribute('aria-invalid')).toBe('true');
    const described = (list().getAttribute('aria-describedby') ?? '').split(' ');
    const [help, unread] = described.map((id) => document.querySelector(`[id="${id}"]`));
    expect(help?.textContent).toContain('Ham 1.50, No cheese -0.50');
    expect([...(unread?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Line 1: the group has “HAM” already.',
      'Line 3: “€much” is no price that an option can have.',
      'Line 4: a name, please.',
      'Line 5: “1.2345” is no price that an option can have.',
      `Line 6: the name “${'x'.repeat(20)}…” has more than ${LIMITS.name} letters.`,
      'Line 7: the group has “egg” already.',
    ]);
    expect(said()).toBe('One line is an option, and 6 cannot be read.');
    await userEvent.click(button('Add 1 option'));
    expect(rows()).toEqual([
      ['Ham', '1.50'],
      ['Egg', '1'],
    ]);
    expect(list().value).toBe(`HAM 2\nOlives €much\n4.50\nFeast 1.2345\n${long}\negg`);
    expect(document.activeElement).toBe(list());
    expect(said()).toBe('One option is added. No line is an option, and 6 cannot be read.');
  });

  it('is not lost with the dialog: saving says that it is not added, and closing asks', async () => {
    open(TOPPINGS);
    await paste('Egg 1');
    await userEvent.click(button('Paste a list')); // out of sight
    expect(screen.queryByRole('textbox', { name: 'A list of options' })).toBeNull();
    await userEvent.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The pasted list is not added yet. Add its options, or discard it.',
    );
    expect(list().value).toBe('Egg 1');
    expect(sent).toEqual([]);
    await userEvent.click(button('Cancel'));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeDefined();
    await userEvent.click(button('Keep editing'));
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(button('Discard the list'));
    await userEvent.click(button('Save'));
    await waitFor(() => {
      expect(sent).toMatchObject([{ options: [HAM] }]);
    });
  });

  it('has as many options as fit, and of what is no list not every line is said', async () => {
    open(TOPPINGS);
    await paste(Array.from({ length: 500 }, (_, index) => `T${index}x €`).join('\n'));
    expect(said()).toBe('No line is an option, and 500 cannot be read.');
    expect(screen.getByText('480 more lines cannot be read.')).toBeDefined();
    await userEvent.click(button('Discard the list'));
    await paste(Array.from({ length: 500 }, (_, index) => `T${index}x 1`).join('\n'));
    expect(
      screen.getByText(`From line ${MOST.options} on: a group has at most ${MOST.options} options, so 301 do not fit.`),
    ).toBeDefined();
    expect(button(`Add ${MOST.options - 1} options`)).toBeDefined();
  });
});
