import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import example from '../features/moving-in/example-menu.json';
import { LazyTrial } from '../features/moving-in/lazy-trial.tsx';
import { readMenuFile } from '../features/moving-in/read-menu.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/import';
const NOTHING = {
  added: [],
  changed: [],
  unchanged: 0,
  retired: [],
  hidden: [],
  portionsKept: [],
  gone: [],
  takenOff: [],
  same: [],
  withoutPicture: [],
  categories: 0,
  groups: { added: 0, changed: 0 },
};
const NEW = { ...NOTHING, added: [{ id: 'gf-1', name: 'Soup' }], categories: 1, groups: { added: 2, changed: 0 } };

interface Sent {
  readonly dryRun: boolean;
  readonly supplier: string;
  readonly takeOff?: boolean;
  readonly sameNames: string;
  readonly file: unknown;
  readonly pictures?: unknown;
}

// No canvas here: tests/journeys/own-picture.test.ts has it.
vi.mock('../features/catalogue/pictures/read-picture.ts', () => ({
  readPicture: async (file: Blob) => {
    if (file.size === 1) throw new Error('no picture');
    return { width: 4000, height: 2000 };
  },
}));
vi.mock('../features/catalogue/pictures/write-picture.ts', () => ({
  writePicture: async (_picture: unknown, area: unknown) => ({ small: 'AA==', large: btoa(JSON.stringify(area)) }),
}));

beforeAll(() => LazyTrial.load());

async function open(...answers: readonly unknown[]): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const queue = [...answers];
  const answer = (body: Sent): unknown => {
    sent.push(body);
    return queue.length > 1 ? queue.shift() : queue[0];
  };
  await renderScreen(PATH, { role: 'admin', answers: { '/api/menu/import': answer } });
  await userEvent.click(screen.getByLabelText('The menu'));
  await userEvent.paste(JSON.stringify(example));
  await screen.findByText('What will change');
  return sent;
}

const refused = (status: number, reason: string): Response =>
  Response.json({ error: { status: 'X', message: reason, details: { reason, requestId: 'r' } } }, { status });
const button = (): HTMLElement => screen.getByRole('button', { name: /^(Import the menu|Add \d|Change \d)/ });

describe('the import of a menu', () => {
  it('says of what is hidden or off the menu that it stays so, and not that the menu has it', async () => {
    const foods = (...names: readonly string[]): unknown => names.map((name) => ({ id: name, name }));
    await open({ ...NOTHING, hidden: foods('Ice', 'Cake'), retired: foods('Tea') });
    const hidden = await screen.findByText('2 foods stay hidden, as you have hidden them');
    expect(within(hidden.parentElement ?? document.body).getByText('Ice')).toBeDefined();
    expect(screen.getByText(/^Nothing changes: what you have hidden or taken off the menu stays so/)).toBeDefined();
    expect(screen.queryByText('Your menu has all of it already.')).toBeNull();
  });

  it('says of a food that the file hides that no guest sees it', async () => {
    const changes = [{ field: 'hidden', before: '', after: 'yes' }];
    await open({ ...NOTHING, changed: [{ id: 'ice', name: 'Ice', changes }] });
    expect(await screen.findByText('Hidden: no guest sees it')).toBeDefined();
  });

  it('folds the other ways away once a menu was brought', async () => {
    const areOpen = (): boolean | undefined => screen.getByText('Other ways').closest('details')?.open;
    await renderScreen(PATH, { role: 'admin', answers: { '/api/menu/import': () => NEW } });
    expect(areOpen()).toBe(true);
    await userEvent.click(screen.getByLabelText('The menu'));
    await userEvent.paste(JSON.stringify(example));
    await screen.findByText('What will change');
    expect(areOpen()).toBe(false);
  });

  it('folds what it was read from away, by its name, until it is to be changed', async () => {
    const isOpen = (): boolean | undefined => screen.getByLabelText('The menu').closest('details')?.open;
    await renderScreen(PATH, { role: 'admin', answers: { '/api/menu/import': () => NEW } });
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByLabelText('The menu'));
    await userEvent.paste(JSON.stringify(example));
    await screen.findByText('Read from: what you pasted · change');
    expect(isOpen()).toBe(false);
    await userEvent.click(screen.getByText('Read from: what you pasted · change'));
    expect(isOpen()).toBe(true);
    await press(screen.getByRole('button', { name: 'Use an example' }));
    await screen.findByText('Read from: our example · change');
    await waitFor(() => {
      expect(isOpen()).toBe(false);
    });
  });

  it('says first what will be, then does it once, and leads to the foods', async () => {
    const sent = await open(NEW);
    expect(await screen.findByText('One food is new')).toBeDefined();
    expect(screen.getByText('2 groups of options are new')).toBeDefined();
    expect(screen.getByText(/^The amounts|It is in EUR/)).toBeDefined(); // this house has dollars
    expect(screen.getByLabelText('Chef')).toHaveProperty('value', 'Ann');
    await press(button());
    expect((await screen.findByRole('link', { name: 'See the foods' })).getAttribute('href')).toBe('/dashboard');
    expect(sent.map(({ dryRun, supplier }) => [dryRun, supplier])).toEqual([
      [true, '-'],
      [false, 'Ann'],
    ]);
    expect(sent[1]?.file).toEqual(example);
    expect(screen.queryByRole('button', { name: /^(Import the menu|Add \d|Change \d)/ })).toBeNull();
    expect(screen.queryByText('What will change')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What has changed' }));
    expect(screen.getByText('One food was put on the menu')).toBeDefined();
    expect(screen.getByText('2 groups of options were added')).toBeDefined();
    expect(await screen.findByText('The menu is on your site.')).toBeDefined();
  });

  it('has one filled button: what shows the menu, and then what imports as many foods as it says', async () => {
    const filled = (): readonly (string | null)[] =>
      [...document.querySelectorAll('main [data-variant="contained"]')]
        .filter((button) => button.closest('article') === null) // those of the preview are its guests'
        .map(({ textContent }) => textContent);
    await renderScreen(PATH, { role: 'admin', answers: { '/api/menu/import': () => NEW } });
    expect(filled()).toEqual(['Show my menu']);
    await press(screen.getByRole('button', { name: 'Type a menu' }));
    await screen.findByRole('table');
    expect(filled()).toEqual(['Preview']);
    await userEvent.click(screen.getByLabelText('The menu'));
    await userEvent.paste(JSON.stringify(example));
    await screen.findByText('What will change');
    expect(filled()).toEqual(['Add 1 food']);
  });

  it('asks for the chef of new foods, beside the field', async () => {
    const sent = await open(NEW);
    await userEvent.clear(await screen.findByLabelText('Chef'));
    await press(button());
    expect(document.activeElement).toBe(screen.getByLabelText('Chef'));
    expect(screen.getByText('A name, please.')).toBeDefined();
    expect(sent).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Chef'), 'Linh');
    await press(button());
    await waitFor(() => {
      expect(sent[1]?.supplier).toBe('Linh');
    });
  });

  it('says which foods change, stay off and are gone, and does nothing where all is there', async () => {
    const foods = (...names: readonly string[]): unknown => names.map((name) => ({ id: name, name }));
    await open({ ...NOTHING, retired: foods('Tea'), gone: foods('Cake', 'Pie'), unchanged: 9 });
    const retired = await screen.findByText('One food stays off the menu, as you have taken it off');
    expect(within(retired.parentElement ?? document.body).getByText('Tea')).toBeDefined();
    expect(screen.getByText(/^2 foods of an earlier import are not in the file/)).toBeDefined();
    expect(screen.getByText('Your menu has all of it already.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Import the menu|Add \d|Change \d)/ })).toBeNull();
  });

  it('says what of a food changes, from what to what', async () => {
    const changes = [
      { field: 'kitchenName', before: '', after: 'PHO' },
      { field: 'price', before: '$9.50', after: '$10.00' },
      { field: 'description', before: '', after: 'With beef' },
      { field: 'allergens', before: 'Allergens: please ask', after: 'Contains: fish' },
    ];
    await open({ ...NOTHING, changed: [{ id: 'gf-1', name: 'Pho', changes }], unchanged: 199 });
    const summary = await screen.findByText('One food on your menu changes');
    const food = within(summary.closest('details') ?? document.body).getByRole('listitem');
    expect(food.textContent).toBe(
      'PhoName in the kitchen: nothing → PHOPrice: $9.50 → $10.00Description: nothing → With beef' +
        'Allergens: please ask → Contains: fish',
    );
    expect(screen.getByText('199 foods are as they were')).toBeDefined();
  });

  it('takes off what is no longer in the file where that is ticked, and only then', async () => {
    const gone = [{ id: 'gf-9', name: 'Cake' }];
    const sent = await open({ ...NOTHING, gone, unchanged: 9 }, { ...NOTHING, takenOff: gone, unchanged: 9 });
    await screen.findByText(/^One food of an earlier import is not in the file any more. It stays on the menu/);
    expect(screen.queryByRole('button', { name: 'Take it off the menu' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take it off the menu' }));
    expect(screen.queryByText(/It stays on the menu/)).toBeNull();
    await press(screen.getByRole('button', { name: 'Take it off the menu' }));
    await screen.findByRole('link', { name: 'See the foods' });
    expect(sent.map(({ dryRun, takeOff }) => [dryRun, takeOff])).toEqual([
      [true, undefined],
      [false, true],
    ]);
    expect(screen.getByText('One food was taken off the menu')).toBeDefined();
  });

  it('says on its button all that it will do', async () => {
    const changes = [{ field: 'price', before: '$9.50', after: '$10.00' }];
    const gone = [{ id: 'gf-9', name: 'Cake' }];
    await open({ ...NEW, changed: [{ id: 'gf-1', name: 'Pho', changes }], gone });
    await screen.findByRole('button', { name: 'Add 1, change 1' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take it off the menu' }));
    screen.getByRole('button', { name: 'Add 1, change 1, take off 1' });
  });

  it('asks once for all foods that the house has by their names, and plans again', async () => {
    const same = [{ id: 'pho', name: 'Pho' }];
    const changed = [{ ...same[0], changes: [{ field: 'price', before: '$9.50', after: '$10.00' }] }];
    const sent = await open({ ...NEW, same, changed }, { ...NEW, same }, { ...NEW, same });
    await screen.findByText('One food is on your menu already: it has the same name');
    expect(screen.getByRole('radio', { name: 'Change it as the file says' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Leave it as it is' }));
    await screen.findByText('One food is on your menu already, and stays as it is');
    expect(screen.queryByText(/\$10\.00/)).toBeNull();
    await press(button());
    await screen.findByRole('link', { name: 'See the foods' });
    expect(sent.map(({ dryRun, sameNames }) => [dryRun, sameNames])).toEqual([
      [true, 'update'],
      [true, 'keep'],
      [false, 'keep'],
    ]);
  });

  it.each([
    [409, 'MENU_TOO_LARGE', /larger than a house can hold/],
    [409, 'SETTINGS_CHANGED', /another currency by now/],
    [503, 'BACKEND_UNAVAILABLE', /No answer came\. Press again/],
  ])('says why nothing came in: %d %s', async (status, reason, sentence) => {
    const sent = await open(NEW, refused(status, reason), NEW);
    await screen.findByText('One food is new');
    await press(button());
    expect(await screen.findByText(sentence)).toBeDefined();
    await press(button());
    await screen.findByRole('link', { name: 'See the foods' });
    expect(sent).toHaveLength(3);
  });

  it('says before it can be pressed that a menu is too large', async () => {
    await open(refused(409, 'MENU_TOO_LARGE'));
    expect(await screen.findByText(/larger than a house can hold/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Import the menu|Add \d|Change \d)/ })).toBeNull();
  });

  it('is asked again when no answer came', async () => {
    await open(refused(503, 'BACKEND_UNAVAILABLE'), NEW);
    await press(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One food is new')).toBeDefined();
  });

  it('brings a table as it was read', async () => {
    const sent = await open(NEW);
    await userEvent.clear(screen.getByLabelText('The menu'));
    await userEvent.click(screen.getByLabelText('The menu'));
    await userEvent.paste('Name;Price\nPho;"9,50"');
    await waitFor(() => {
      expect(sent[1]).toEqual({
        format: 'table',
        file: {
          rows: [
            ['Name', 'Price'],
            ['Pho', '9,50'],
          ],
        },
        supplier: '-',
        sameNames: 'update',
        dryRun: true,
      });
    });
  });

  it('names the rates of tax that the house has, where a table has another', async () => {
    const tax = { inclusive: true, rates: [{ id: 'full', name: 'Full', percent: 19 }] };
    await renderScreen(PATH, { role: 'admin', answers: { '/api/menu/import': NEW, '/api/house': { tax } } });
    await userEvent.click(screen.getByLabelText('The menu'));
    await userEvent.paste('Name;Price;Tax\nPho;9.50;19%\nTea;3;8');
    await screen.findByText('Line 3, Tea');
    expect(screen.getByText(/Its tax is “8”.* Expected is the name or the percent of one: Full, 19%/)).toBeDefined();
  });

  it('takes the menu as a table that comes back as it was', async () => {
    const rows = [
      ['Food id', 'Name', 'Price', 'Description'],
      ['pho', '=Pho "one", or; two', '9.50', 'Beef\nand noodles'],
      ['tea', '-Tea', '0.00', ''],
    ];
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:menu';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await renderScreen(PATH, { role: 'admin', answers: { '/api/menu/table': rows } });
    await press(await screen.findByRole('button', { name: 'Download my menu' }));
    await waitFor(() => {
      expect(files).toHaveLength(1);
    });
    const read = await readMenuFile(files[0] ?? new Blob(), 'USD');
    if (!read.ok) throw new Error(read.problem);
    expect(read.menu.foods).toMatchObject([
      { id: 'pho', name: '=Pho "one", or; two', priceMinor: 950, description: 'Beef and noodles' },
      { id: 'tea', name: '-Tea', priceMinor: 0 },
    ]);
    expect(read.menu.notes).toEqual([]);
  });

  it('asks GloriaFood with the owner’s key, says how that goes, and reads the answer as a file', async () => {
    const keys: unknown[] = [];
    const answers = [refused(409, 'KEY_REFUSED'), refused(503, 'SOURCE_UNAVAILABLE')];
    const sent: Sent[] = [];
    await renderScreen(PATH, {
      role: 'admin',
      answers: {
        '/api/menu/fetch': (body: unknown) => {
          keys.push(body);
          return answers.shift() ?? { format: 'gloriafood', file: example };
        },
        '/api/menu/import': (body: Sent) => {
          sent.push(body);
          return NEW;
        },
      },
    });
    const key = screen.getByLabelText<HTMLInputElement>('GloriaFood key');
    const fetchIt = screen.getByRole('button', { name: 'Fetch my menu' });
    await press(fetchIt);
    expect(screen.getByText('A key, please.')).toBeDefined();
    expect(document.activeElement).toBe(key);
    await userEvent.type(key, ' my-key ');
    await press(fetchIt);
    expect(await screen.findByText(/^GloriaFood refused this key/)).toBeDefined();
    expect(key.getAttribute('aria-invalid')).toBe('true');
    await press(fetchIt);
    expect(await screen.findByText(/^GloriaFood did not answer with a menu/)).toBeDefined();
    await press(fetchIt);
    await screen.findByRole('heading', { name: /^9 foods in 4 categories/ });
    expect(key.value).toBe('');
    expect(keys).toEqual([{ key: 'my-key' }, { key: 'my-key' }, { key: 'my-key' }]);
    await waitFor(() => {
      expect(sent[0]?.file).toEqual(example);
    });
  });

  describe('with pictures in its file', () => {
    const sourceOf = (food: string): string => `https://cdn.example.com/${food}.jpg`;
    const TABLE = [
      'Name;Price;Images',
      ...['Cake', 'Pie', 'Pho', 'Tea', 'Soup'].map((one) => `${one};5;${sourceOf(one)}`),
    ];
    const named = (...names: readonly string[]) => names.map((name) => ({ id: `table-${name.toLowerCase()}`, name }));
    const ALL = named('Cake', 'Pie', 'Pho', 'Tea');
    const OWN = `/api/pictures/${'a'.repeat(43)}`;

    /** @param fetches what the server answers to a wish for the picture of a food */
    async function openTable(fetches: (food: string) => unknown) {
      const sent: Sent[] = [];
      const [kept, fetched] = [new Array<unknown>(), new Array<string>()];
      const plan = { ...NOTHING, added: ALL, withoutPicture: ALL };
      await renderScreen(PATH, {
        role: 'admin',
        answers: {
          '/api/menu/import': (body: Sent) => {
            sent.push(body);
            return body.dryRun ? plan : { ...plan, withoutPicture: named('Pie', 'Pho') };
          },
          '/api/pictures/fetch': ({ address }: { address: string }) => {
            fetched.push(address);
            return fetches(address.replace(/^.*\/|\.jpg$/g, ''));
          },
          '/api/pictures': (body: unknown) => {
            kept.push(body);
            return { address: OWN };
          },
        },
      });
      await userEvent.click(screen.getByLabelText('The menu'));
      await userEvent.paste(TABLE.join('\n'));
      return { sent, kept, fetched, box: await screen.findByLabelText('Bring the 4 pictures that it names, too') };
    }

    it('fetches those of foods without one, cuts the middle out, keeps it, and says which could not be had', async () => {
      const { sent, kept, fetched } = await openTable((food) =>
        food === 'Cake'
          ? { picture: 'AAAA' }
          : food === 'Pho'
            ? { picture: 'AA==' }
            : refused(503, 'SOURCE_UNAVAILABLE'),
      );
      await press(button());
      await screen.findByText(/^2 foods have no picture yet: those that the file names/);
      expect(fetched.toSorted()).toEqual(['Cake', 'Pho', 'Pie', 'Tea'].map(sourceOf));
      const middle = { x: (4000 - (2000 * 4) / 3) / 2, y: 0, width: (2000 * 4) / 3, height: 2000 };
      expect(kept).toEqual([{ small: 'AA==', large: btoa(JSON.stringify(middle)) }]);
      expect(sent.map(({ pictures }) => pictures)).toEqual([undefined, { 'table-cake': OWN }]);
    });

    it('brings none where that is not ticked', async () => {
      const { sent, fetched, box } = await openTable(() => ({ picture: 'AAAA' }));
      await userEvent.click(box);
      await press(button());
      await screen.findByRole('link', { name: 'See the foods' });
      expect([fetched, sent[1]?.pictures]).toEqual([[], {}]);
    });

    it('says how far it is, and goes on without the rest', async () => {
      const late = Promise.withResolvers<unknown>();
      const { sent, fetched } = await openTable((food) => (food === 'Cake' ? { picture: 'AAAA' } : late.promise));
      await press(button());
      await screen.findByText('Picture 2 of 4 …');
      await press(screen.getByRole('button', { name: 'Go on without the rest' }));
      late.resolve(refused(503, 'SOURCE_UNAVAILABLE'));
      await screen.findByRole('link', { name: 'See the foods' });
      expect([fetched.length, sent[1]?.pictures]).toEqual([3, { 'table-cake': OWN }]);
    });
  });

  it('says why the menu could not be taken', async () => {
    await renderScreen(PATH, { role: 'admin', answers: { '/api/menu/table': refused(503, 'BACKEND_UNAVAILABLE') } });
    await press(await screen.findByRole('button', { name: 'Download my menu' }));
    expect(await screen.findByText('Your menu could not be read. Please try again.')).toBeDefined();
  });

  it('asks nothing of a file that is none, and forgets the menu before it', async () => {
    const sent = await open(NEW);
    fireEvent.input(screen.getByLabelText('The menu'), { target: { value: '{' } });
    await press(screen.getByRole('button', { name: 'Show my menu' }));
    await screen.findByText(/expected JSON/);
    expect(screen.queryByText('What will change')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it.each(['user', 'chef'] as const)('is not for a %s', async (role) => {
    const { pathname } = await renderScreen(PATH, { role });
    await waitFor(() => {
      expect(pathname()).toBe('/login');
    });
  });

  it('is reached from the form for one food', async () => {
    const { pathname } = await renderScreen('/dashboard/addfood', { role: 'admin' });
    await press(await screen.findByRole('link', { name: 'Import a menu' }));
    await waitFor(() => {
      expect(pathname()).toBe(PATH);
    });
  });
});
