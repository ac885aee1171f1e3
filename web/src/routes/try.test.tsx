import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import example from '../features/moving-in/example-menu.json';
import { press, renderScreen } from '../test/render-screen.tsx';

const TEXT = JSON.stringify(example);
const FOUND = '9 foods in 4 categories, 4 groups of options';

const field = (): HTMLTextAreaElement => screen.getByLabelText('The menu');
const ticket = (): HTMLElement => screen.getByRole('region', { name: 'Your kitchen’s ticket' });

async function paste(text: string): Promise<void> {
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste(text);
}

async function chooseFile(...bytes: readonly BlobPart[]): Promise<void> {
  const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error('expected a field for a file');
  await userEvent.upload(picker, new File([...bytes], 'menu.json', { type: 'application/json' }));
}

async function order(name: string): Promise<void> {
  await press(within(await screen.findByRole('article', { name })).getByRole('button', { name: 'Order Now' }));
}

describe('a menu that may move in', () => {
  it('is seen as guests order from it, with the ticket of the kitchen, and nothing is sent', async () => {
    await renderScreen('/try', { server: 'is silent' });
    const sent = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('nothing may be sent')));
    vi.stubGlobal('fetch', sent);
    await paste(TEXT);
    const heading = await screen.findByRole('heading', { name: FOUND });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Prices in EUR')).toBeDefined();
    expect(screen.queryByText(/^Chef:/)).toBeNull(); // another system's menu has none
    expect(screen.getByText(/Its hours could not be read. It is offered all day until you set them/)).toBeDefined();
    await order('Diavola');
    const dialog = within(await screen.findByRole('dialog', { name: 'Diavola' }));
    await press(dialog.getByRole('radio', { name: 'Large +€4.50' }));
    await press(dialog.getByRole('checkbox', { name: 'Ham +€1.80' }));
    await press(dialog.getByRole('checkbox', { name: 'Chilli' }));
    await userEvent.type(dialog.getByLabelText('Note for the kitchen'), 'Well done');
    expect(dialog.getByText('€15.80')).toBeDefined();
    await press(dialog.getByRole('button', { name: 'Put it on the ticket' }));
    expect(document.activeElement?.textContent).toBe('Your kitchen’s ticket');
    expect(ticket().textContent).toMatch(/Diavola\s*Large\s*Ham.*Thin.*! Well done.*Total €15\.80/);
    await press(within(ticket()).getByRole('button', { name: 'Empty the ticket' }));
    expect(ticket().textContent).toContain('Nothing is on it yet.');
    expect(sent).not.toHaveBeenCalled();
  });

  it('is read when it was typed, and the example too', async () => {
    await renderScreen('/try', { server: 'is silent' });
    fireEvent.input(field(), { target: { value: TEXT } });
    expect(screen.queryByRole('heading', { name: FOUND })).toBeNull(); // whoever types is not done yet
    await press(screen.getByRole('button', { name: 'Show my menu' }));
    expect(await screen.findByRole('heading', { name: FOUND })).toBeDefined();
    await paste('{"categories":[]}');
    const none = await screen.findByRole('heading', {
      name: /^No menu was found in it\. Understood are the JSON of GloriaFood/,
    });
    expect(document.activeElement).toBe(none);
    await press(screen.getByRole('button', { name: 'Use an example' }));
    expect(await screen.findByRole('heading', { name: FOUND })).toBeDefined();
  });

  it('ends with the way to keep it, which leads to the login before there is an account', async () => {
    const { pathname } = await renderScreen('/try', { server: 'is silent' });
    expect(screen.queryByRole('link', { name: 'Go to the import' })).toBeNull(); // there is nothing to keep yet
    await press(screen.getByRole('button', { name: 'Use an example' }));
    await screen.findByRole('heading', { name: 'Keep this menu' });
    await press(screen.getByRole('link', { name: 'Go to the import' }));
    await waitFor(() => {
      expect(pathname()).toBe('/login');
    });
  });

  it.each([
    ['from a spreadsheet', 'Name\tPrice\tCategory\nPho\t9.50\tSoups\nTea\t3\tDrinks'],
    ['of continental Europe', 'Name;Price;Category\n"Pho";"9,50";Soups\nTea;3;Drinks'],
    ['with commas in it', 'Name,Price,Category,Cost\n"Pho",9.50,Soups,2\nTea,$3,"Drinks, cold",1'],
    ['without a head', 'Pho;9.50;Soups\nTea;3.00;Drinks'],
  ])('is a table %s', async (_kind, text) => {
    await renderScreen('/try', { server: 'is silent' });
    await paste(text);
    await screen.findByRole('heading', { name: '2 foods in 2 categories, no groups of options' });
    expect(screen.getByText('$9.50')).toBeDefined();
    expect(screen.queryAllByText('There is no column “Cost” here. It is skipped.', { exact: false })).toHaveLength(
      text.includes('Cost') ? 1 : 0,
    );
  });

  it.each([
    [
      'Uber Eats',
      JSON.stringify({
        menus: [],
        categories: [{ id: 'c', title: { translations: { en: 'Soups' } }, entities: [{ id: 'p', type: 'ITEM' }] }],
        items: [{ id: 'p', title: { translations: { en: 'Pho' } }, price_info: { price: 950 } }],
        modifier_groups: [],
      }),
    ],
    [
      'a page with a Menu of schema.org',
      '<!doctype html><script type="application/ld+json">{"@type":"Menu","hasMenuSection":{"name":"Soups","hasMenuItem":' +
        '{"name":"Pho","offers":{"price":"9.50","priceCurrency":"USD"}}}}</script>',
    ],
    [
      'its JSON alone',
      '[{"@type":"Menu","hasMenuSection":{"name":"Soups","hasMenuItem":{"name":"Pho","offers":{"price":9.5}}}}]',
    ],
  ])('is read from %s', async (_source, text) => {
    await renderScreen('/try', { server: 'is silent' });
    await paste(text);
    await screen.findByRole('heading', { name: 'One food in one category, no groups of options' });
    expect(screen.getByText('$9.50')).toBeDefined();
  });

  it('says of prose in one sentence that it is no menu', async () => {
    await renderScreen('/try', { server: 'is silent' });
    await paste('Dear guests, our soup is hot,\nand our tea, too, is.\nCome, all of you.');
    await screen.findByRole('heading', { name: /^No menu was found in it/ });
    expect(screen.queryByText(/Prices in|foods in|to look at/)).toBeNull();
    await paste('Name;Price\nPho;cheap');
    await screen.findByRole('heading', { name: 'None of its foods can be imported.' });
    expect(screen.getByText(/“cheap” is not a price/)).toBeDefined();
  });

  it('says which line of a table is no food', async () => {
    await renderScreen('/try', { server: 'is silent' });
    await paste('Name;Price\nPho;9.50\nTea;cheap\n;4');
    await screen.findByRole('heading', { name: /^One food in no categories|^One food/ });
    const notes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(notes).toContain('Line 3, Tea: “cheap” is not a price. It is skipped.');
    expect(notes).toContain('Line 4: Skipped, because it has no name.');
  });

  it('notes a food that only some services offer there, and has its name for the kitchen on the ticket', async () => {
    await renderScreen('/try', { server: 'is silent' });
    const extras = { menu_item_order_types: ['pickup', 'delivery'], menu_item_kitchen_internal_name: 'PHO 1' };
    const items = [{ id: 1, name: 'Pho', price: 9.5, extras }];
    await paste(JSON.stringify({ categories: [{ id: 1, name: 'Soups', items }] }));
    await screen.findByRole('heading', { name: /^One food / });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Soups › Pho: It is offered only for “pickup, delivery” there. Here it is offered however guests order.',
    );
    await order('Pho');
    await press(await screen.findByRole('button', { name: 'Put it on the ticket' }));
    expect(ticket().textContent).toContain('PHO 1');
  });

  it('says which group of options no food of a table has', async () => {
    await renderScreen('/try', { server: 'is silent' });
    await paste('Name;Price;Group;Option\n;1;Dips;Garlic\nPho;9.50;;');
    await screen.findByRole('heading', { name: /^One food .* no groups of options$/ });
    const notes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(notes).toContain('Line 2: Skipped, because no food that comes in has the group “Dips”.');
    expect(screen.queryByText('Everything in the file was understood.')).toBeNull();
  });

  it('asks for what must be chosen before a food goes on the ticket', async () => {
    await renderScreen('/try', { server: 'is silent' });
    await paste(TEXT.replace('"default":true},{"id":32', '"default":false},{"id":32'));
    await order('Cappuccino');
    await press(screen.getByRole('button', { name: 'Put it on the ticket' }));
    expect(screen.getByRole('dialog', { name: 'Cappuccino' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Cow’s milk' }));
  });

  it.each([
    ['', /There is nothing to read yet/],
    ['   ', /There is nothing to read yet/],
    ['{name;price', /expected JSON/],
    [TEXT.slice(0, 200), /expected JSON/],
  ])('says why %j is none, beside the field', async (text, problem) => {
    await renderScreen('/try', { server: 'is silent' });
    fireEvent.input(field(), { target: { value: text } });
    await press(screen.getByRole('button', { name: 'Show my menu' }));
    const alert = await screen.findByText(problem);
    expect(
      field()
        .getAttribute('aria-describedby')
        ?.split(' ')
        .some((id) => document.querySelector(`#${CSS.escape(id)}`)?.contains(alert)),
    ).toBe(true);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('As your guests see it')).toBeNull();
  });

  it('is a file too, in the letters of older programs, and after another that was none', async () => {
    await renderScreen('/try', { server: 'is silent' });
    await chooseFile('{no menu');
    await screen.findByText(/expected JSON/);
    const bytes = Uint8Array.from(TEXT.replaceAll('’', "'"), (letter) => letter.charCodeAt(0));
    await chooseFile(bytes);
    expect(await screen.findByText(/Beef, béchamel/)).toBeDefined();
    await waitFor(() => {
      expect(field().getAttribute('aria-invalid')).toBe('false');
    });
  });
});
