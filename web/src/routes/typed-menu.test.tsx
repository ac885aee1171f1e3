import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { LazyTrial } from '../features/moving-in/lazy-trial.tsx';
import { LazyTypedMenu } from '../features/moving-in/lazy-typed-menu.tsx';
import { LazyGuard } from '../ui/guard-unsaved.tsx';
import { asksBeforeLeaving } from '../test/asks-before-leaving.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

const PLAN = {
  added: [{ id: 'table-pho', name: 'Pho' }],
  changed: [],
  unchanged: 0,
  retired: [],
  hidden: [],
  portionsKept: [],
  gone: [],
  takenOff: [],
  same: [],
  withoutPicture: [],
  categories: 1,
  groups: { added: 0, changed: 0 },
};
const HEAD = ['name', 'size', 'price', 'category', 'description', 'portions'];
const rates = [
  { id: 'full', name: 'Full', percent: 19 },
  { id: 'low', name: 'Reduced', percent: 7 },
];

beforeAll(() => Promise.all([LazyTrial.load(), LazyTypedMenu.load(), LazyGuard.load()]));

interface Sent {
  readonly dryRun: boolean;
  readonly format: string;
  readonly file: { readonly rows: readonly (readonly string[])[] };
}

async function open(path = '/dashboard/import#type', plan: unknown = PLAN, others = {}): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const answer = (body: Sent): unknown => {
    sent.push(body);
    return plan;
  };
  await renderScreen(path, { role: 'admin', answers: { '/api/menu/import': answer, ...others } });
  return sent;
}

const cell = (row: number, column: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(`Row ${row}, ${column}`);
const rowsThere = (): number => screen.getAllByLabelText(/^Row \d+, name$/).length;
async function type(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
}
async function pasteInto(row: number, column: string, text: string): Promise<void> {
  await userEvent.click(cell(row, column));
  await userEvent.paste(text);
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const noteOf = (field: HTMLInputElement): string | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '-')?.textContent;

describe('a menu that is typed', () => {
  it('opens from a button, and is typed at once, cell by cell', async () => {
    await open('/dashboard/import');
    expect(screen.queryByLabelText('Row 1, name')).toBeNull();
    await press(button('Type a menu'));
    expect(document.activeElement).toBe(cell(1, 'name'));
    await type('Pho{Tab}Large{Tab}9.50{Tab}Soups{Tab}With beef{Tab}12');
    expect(HEAD.map((column) => cell(1, column).value)).toEqual(['Pho', 'Large', '9.50', 'Soups', 'With beef', '12']);
    expect(rowsThere()).toBe(2);
  });

  it('is reached from the form for one food', async () => {
    await open('/dashboard/addfood');
    await press(await screen.findByRole('link', { name: 'Type a menu' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(cell(1, 'name'));
    });
  });

  it('goes down and up in its column, and an empty row always stands at the end', async () => {
    await open();
    await type('Pho{Enter}Tea{Enter}');
    expect([cell(1, 'name').value, cell(2, 'name').value]).toEqual(['Pho', 'Tea']);
    expect([rowsThere(), document.activeElement]).toEqual([3, cell(3, 'name')]);
    await userEvent.click(cell(1, 'price'));
    await type('9.50{ArrowDown}3{ArrowUp}8');
    expect([cell(1, 'price').value, cell(2, 'price').value]).toEqual(['8', '3']); // who comes by a key types anew
    expect(screen.queryByText('What will change')).toBeNull();
  });

  it('is filled by a paste from its cell on, to the right and down', async () => {
    await open();
    await type('Pho{Enter}');
    await pasteInto(2, 'size', 'Small\t3\r\nLarge\t"4"\r\n');
    expect([cell(1, 'name').value, cell(2, 'name').value, rowsThere()]).toEqual(['Pho', '', 4]);
    expect([2, 3].map((row) => [cell(row, 'size').value, cell(row, 'price').value])).toEqual([
      ['Small', '3'],
      ['Large', '4'],
    ]);
    await pasteInto(4, 'name', 'Tea;;2,50;Drinks\nCake;;4,50;Sweets');
    expect([cell(4, 'price').value, cell(5, 'category').value]).toEqual(['2,50', 'Sweets']);
  });

  it('takes one plain value as any field does, commas too', async () => {
    await open();
    await pasteInto(1, 'description', 'Beef, noodles; lime');
    expect([cell(1, 'description').value, rowsThere()]).toEqual(['Beef, noodles; lime', 2]);
  });

  it('says what of a paste does not fit', async () => {
    await open();
    await pasteInto(1, 'name', Array.from({ length: 203 }, (_, at) => `Food ${at}\t\t5\t\t\t\tmore`).join('\n'));
    expect(rowsThere()).toBe(200);
    const words = screen.getByRole('alert').textContent;
    expect(words).toContain('at most 200 rows. 3 rows did not fit');
    expect(words).toContain('200 cells stood right of the last column');
  });

  it('leaves out a head that is pasted, and puts the columns where that says', async () => {
    await open();
    await pasteInto(1, 'size', 'Section\tCOST\tDish\tStock\nSoups\t9.50\tPho\t12\nDrinks\t3\tTea\t');
    const there = [1, 2].map((row) => HEAD.map((column) => cell(row, column).value));
    expect(there).toEqual([
      ['Pho', '', '9.50', 'Soups', '', '12'],
      ['Tea', '', '3', 'Drinks', '', ''],
    ]);
    expect(rowsThere()).toBe(3);
    expect(screen.getByRole('status').textContent).toBe(
      '2 rows were pasted. The first line was read as the names of the columns. Escape leads to Preview.',
    );
    await pasteInto(3, 'name', 'Cake\t\t4');
    expect(screen.getByRole('status').textContent).toBe('One row was pasted. Escape leads to Preview.');
  });

  it('is left by Escape for its button, from any cell and after a paste', async () => {
    await open();
    await pasteInto(1, 'name', Array.from({ length: 20 }, (_, at) => `Food ${at}\t\t5`).join('\n'));
    expect(document.activeElement).toBe(cell(1, 'name'));
    expect(screen.getByText(/and Escape leads to Preview/)).toBeDefined();
    fireEvent.keyDown(cell(1, 'name'), { key: 'Escape', isComposing: true }); // of what is composed
    expect(document.activeElement).toBe(cell(1, 'name'));
    await type('{Escape}');
    expect(document.activeElement).toBe(button('Preview'));
    await type('{Shift>}{Tab}{/Shift}{Escape}');
    expect(document.activeElement).toBe(button('Preview'));
    button('Remove row 3').focus();
    await type('{Escape}{Enter}');
    expect(await screen.findByRole('heading', { name: /^20 foods/ })).toBeDefined();
  });

  it('says which columns of a pasted head it has not', async () => {
    await open();
    await pasteInto(1, 'name', 'Item\tPicture\tPrice\tVAT\nPho\tpho.jpg\t9.50\t7 %\nTea\t\t3\t');
    expect([cell(1, 'name').value, cell(1, 'price').value, cell(2, 'price').value]).toEqual(['Pho', '9.50', '3']);
    expect(screen.getByRole('alert').textContent).toBe(
      'The columns “Picture”, “VAT” are not in this table, and were skipped.',
    );
  });

  it.each([
    ['Price\nPho', 'Price'],
    ['Price\t\t9.50\nPho\t\t3', 'Price'],
    ['Stock\tSmall\t3', 'Stock'],
    ['Name\tName\t3', 'Name'],
  ])('takes a food for a food, whatever it is called: %j', async (text, name) => {
    await open();
    await pasteInto(1, 'name', text);
    expect(cell(1, 'name').value).toBe(name);
    expect(screen.getByRole('status').textContent).not.toContain('columns');
  });

  it('says what is wrong below its row, once that is left, and no longer', async () => {
    await open();
    await type('Pho{Tab}{Tab}9.5x');
    expect(cell(1, 'price').getAttribute('aria-invalid')).toBe('false');
    await userEvent.click(cell(2, 'name'));
    expect(cell(1, 'price').getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(cell(1, 'price'))).toBe('Row 1: “9.5x” is not a price. It is skipped.');
    await userEvent.click(cell(1, 'price'));
    await type('{Backspace}');
    expect([cell(1, 'price').getAttribute('aria-invalid'), noteOf(cell(1, 'price'))]).toEqual(['false', undefined]);
  });

  it('says that a price is missing, and quotes nothing', async () => {
    await open();
    await type('Pho');
    await userEvent.click(cell(2, 'name'));
    expect(noteOf(cell(1, 'price'))).toBe('Row 1: Skipped, because it has no price.');
  });

  it('loses a row by its button, and the next one takes the focus', async () => {
    await open();
    await pasteInto(1, 'name', 'Pho\nTea\nCake');
    await press(button('Remove row 2'));
    expect([1, 2].map((row) => cell(row, 'name').value)).toEqual(['Pho', 'Cake']);
    expect(document.activeElement).toBe(cell(2, 'name'));
  });

  it('is seen first, sent as its rows stand, and asks nobody who leaves afterwards', async () => {
    const sent = await open();
    expect(asksBeforeLeaving()).toBe(false);
    await type('Pho{Tab}Small{Tab}9.50{Tab}Soups{Enter}');
    await waitFor(() => {
      expect(asksBeforeLeaving()).toBe(true);
    });
    await pasteInto(2, 'name', 'Pho\tLarge\t11.50\nTea\t\tfree');
    await press(button('Preview'));
    await screen.findByText('What will change');
    expect(screen.getByRole('heading', { name: /^One food in one category/ })).toBeDefined();
    expect(screen.getByText('Row 3: “free” is not a price. It is skipped.')).toBeDefined();
    expect(screen.getByText('Line 3, Tea')).toBeDefined(); // as the table counts, not its file
    expect(asksBeforeLeaving()).toBe(true);
    await press(await screen.findByRole('button', { name: /^Add \d+/ }));
    await screen.findByText('What has changed');
    const rows = [
      HEAD,
      ['Pho', 'Small', '9.50', 'Soups', '', ''],
      ['Pho', 'Large', '11.50', '', '', ''],
      ['Tea', '', 'free', '', '', ''],
    ];
    expect(sent.map(({ dryRun, format, file }) => [dryRun, format, file])).toEqual([
      [true, 'table', { rows }],
      [false, 'table', { rows }],
    ]);
    expect(asksBeforeLeaving()).toBe(false);
    await userEvent.click(cell(3, 'price'));
    await type('1');
    expect([screen.queryByText('What has changed'), asksBeforeLeaving()]).toEqual([null, true]);
  });

  it('has a column for tax in a house with rates, and says which there are where one is not known', async () => {
    const kept = { ...PLAN, portionsKept: [{ id: 'tea', name: 'Tea' }] };
    const sent = await open('/dashboard/import#type', kept, { '/api/house': { tax: { inclusive: true, rates } } });
    await screen.findByLabelText('Row 1, tax');
    await pasteInto(1, 'name', 'Pho\t\t9.50\t\t\t12\t7 %\nTea\t\t3\t\t\t4\t8');
    expect([cell(1, 'tax').value, noteOf(cell(1, 'tax'))]).toEqual(['7 %', undefined]);
    expect(noteOf(cell(2, 'tax'))).toContain('Row 2: Its tax is “8”, which is none of the rates of this house.');
    expect(noteOf(cell(2, 'tax'))).toContain('Full, 19%; Reduced, 7%');
    await userEvent.clear(cell(1, 'portions'));
    await pasteInto(1, 'portions', 'many');
    await userEvent.click(cell(3, 'name'));
    expect(noteOf(cell(1, 'portions'))).toContain('Expected is a whole number from 0 to 100000.');
    await press(button('Preview'));
    await screen.findByText('Line 2, Tea');
    await screen.findByText(/^One food keeps the portions that it has/);
    expect(sent[0]?.file.rows[2]).toEqual(['Tea', '', '3', '', '', '4', '8']);
  });

  it('asks for something where nothing is typed', async () => {
    const sent = await open();
    await press(button('Preview'));
    expect(screen.getByRole('alert').textContent).toContain('There is nothing in the table yet');
    expect([document.activeElement, sent]).toEqual([cell(1, 'name'), []]);
  });
});
