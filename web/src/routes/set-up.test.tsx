import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { learnNotOpenYet } from '../lib/not-open-yet.ts';
import { LazyGuard } from '../ui/guard-unsaved.tsx';
import { changeOrders, aPerson, press, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/setup';
const EMPTY = toHouseDto({ ...DEFAULT_SETTINGS, version: 1, notOpenYet: true });

/** What the server has, and what it was sent. */
let stored: HouseDto;
let version = 0;
let sent: HouseDto[];

beforeAll(LazyGuard.load);
beforeEach(() => {
  version += 10; // the page takes none that is older than what it has saved
  stored = { ...EMPTY, version };
  sent = [];
});
afterEach(() => {
  localStorage.clear();
  learnNotOpenYet({ notOpenYet: false });
});

/** The page of an admin, over a house that keeps what it is sent. */
async function open(hash = '', more: Parameters<typeof renderScreen>[1] = {}): ReturnType<typeof renderScreen> {
  const shown = await renderScreen(`${PATH}${hash}`, {
    role: 'admin',
    ...more,
    answers: {
      '/api/house': (body?: HouseDto) => {
        if (!body) return stored;
        sent.push(body);
        stored = { ...stored, ...body, version: body.version + 1 };
        return stored;
      },
      '/api/house/tables': { tables: [] },
      ...more.answers,
    },
  });
  await screen.findByText(/of 6 done/);
  return shown;
}

// By their marks: the roles of a page with three forms take seconds to find.
const step = (name: string): Element | null => document.querySelector(`nav a[href$="#${name}"]`);
const heading = (): Element | null => document.querySelector('main h2[tabindex]');
/** The button or link of the step that is shown. */
const inSight = (words: string): HTMLElement | undefined =>
  screen.queryAllByText(words, { selector: 'button, a' }).find(isInSight);
const button = (words: string): Element | null => screen.getByText(words, { selector: 'button' });
const entry = (): Element | null => document.querySelector(`nav a[href="${PATH}"]`);
const isInSight = (one: Element): boolean => one.closest('[hidden]') === null;
const field = (label: string): HTMLInputElement =>
  screen.getAllByLabelText<HTMLInputElement>(label).find(isInSight) ?? document.createElement('input');
const type = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
const stepsDone = (count: number): Promise<HTMLElement> => screen.findByText(`${count} of 6 done`);

it.each(['user', 'chef'] as const)('leads a %s to the login', async (role) => {
  const { pathname } = await renderScreen(PATH, { role });
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(pathname()).toBe('/login');
});

describe('the set-up of an empty house', () => {
  it('has one foot in each step, whose one filled button goes on', async () => {
    const filled = (): readonly (string | null)[] =>
      [...document.querySelectorAll('main [data-variant="contained"]')]
        .filter(isInSight)
        .map(({ textContent }) => textContent);
    stored = { ...stored, services: ['pickup'] };
    await open('', { foods: [aFood()] });
    expect(filled()).toEqual(['Save and go on']);
    await press(step('place'));
    expect(filled()).toEqual(['Save and go on']);
    await press(step('menu'));
    await screen.findByText('Use an example');
    expect(filled()).toEqual(['Go on']);
    await press(inSight('Go on'));
    expect(heading()?.textContent).toBe('Pickup and delivery');
    expect(filled()).toEqual(['Go on']);
    await press(inSight('Go on'));
    expect(filled()).toEqual(['Invite someone']);
    await press(screen.getByRole('checkbox', { name: 'I work here alone for now' }));
    expect(filled()).toEqual(['Go on']);
    await press(inSight('Go on'));
    expect([heading()?.textContent, filled()]).toEqual(['Test order', ['Open the house']]);
    expect(document.body.textContent).not.toContain('Everything is saved');
  });

  it('is skipped where something is missing or typed, and where nothing is, gone on from', async () => {
    stored = { ...stored, about: { name: 'Kanal', address: '', phone: '' } };
    await open('#name', { isInBrowser: true });
    expect(inSight('Skip')).toBeUndefined();
    type('Name of the house', 'Kanal 2');
    await press(inSight('Skip'));
    expect(heading()?.textContent).toBe('Address and hours');
    expect(sent).toEqual([]);
    await press(inSight('Back'));
    await press(inSight('Save and go on'));
    await waitFor(() => {
      expect(heading()?.textContent).toBe('Address and hours');
    });
    expect(sent).toMatchObject([{ about: { name: 'Kanal 2' } }]);
  });

  it('leads nobody away who has gone on before their save was answered', async () => {
    stored = { ...stored, about: { name: 'Kanal', address: '', phone: '' } };
    const { promise, resolve } = Promise.withResolvers<Response>();
    const saved = { ...stored, about: { name: 'Kanal 2', address: '', phone: '' } };
    await open('#name', { answers: { '/api/house': (body?: HouseDto) => (body ? promise : stored) } });
    type('Name of the house', 'Kanal 2');
    await press(inSight('Save and go on'));
    await press(step('menu'));
    expect(heading()?.textContent).toBe('Menu');
    resolve(Response.json(saved));
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLInputElement>('Name of the house').form?.textContent).not.toContain(
        'Save and go on',
      );
    });
    expect(heading()?.textContent).toBe('Menu');
  });

  it('has the address and one week in one step, which are saved together; the rest is on the House page', async () => {
    stored = { ...stored, about: { name: 'Kanal', address: '', phone: '', accent: '#1f5236' } };
    await open('#place', { isInBrowser: true });
    for (const label of ['Map link', 'A day begins at', 'Last orders: minutes before closing'])
      expect(screen.queryByLabelText(label)).toBeNull();
    type('Address', 'Uferstr. 12');
    type('Sunday: opens', '12:30');
    await press(inSight('Save and go on'));
    await waitFor(() => {
      expect(heading()?.textContent).toBe('Menu');
    });
    expect(sent).toMatchObject([
      {
        about: { name: 'Kanal', address: 'Uferstr. 12', accent: '#1f5236' },
        hours: {
          pickup: [
            { days: [1, 2, 3, 4, 5, 6], from: '11:00', to: '22:00' },
            { days: [0], from: '12:30', to: '22:00' },
          ],
        },
      },
    ]);
    await press(step('place'));
    expect(
      inSight('Special days, last orders and hours for delivery are on the House page')?.getAttribute('href'),
    ).toBe('/dashboard/house#hours');
  });

  it('says at its field what of a step is wrong, and stays there', async () => {
    stored = { ...stored, about: { name: 'Kanal', address: '', phone: '' } };
    await open('#place', { isInBrowser: true });
    type('Monday: opens', '');
    type('Phone', 'call me');
    await press(inSight('Save and go on'));
    await screen.findByText('A phone number such as +49 30 123456');
    screen.getByText('Each opening needs two times, such as 11:00 and 22:00.');
    expect([heading()?.textContent, sent]).toEqual(['Address and hours', []]);
  });

  it('proposes a week, which is stored once somebody goes on', async () => {
    stored = { ...stored, about: { name: 'Kanal', address: '', phone: '' } };
    await open('#place', { isInBrowser: true });
    expect([field('Monday: opens').value, field('Sunday: closes').value]).toEqual(['11:00', '22:00']);
    await press(inSight('Skip'));
    expect([heading()?.textContent, step('place')?.textContent, sent]).toEqual(['Menu', 'Address and hours', []]);
    await press(inSight('Back'));
    await press(inSight('Save and go on'));
    await waitFor(() => {
      expect(stored.hours).toEqual({ pickup: [{ days: [1, 2, 3, 4, 5, 6, 0], from: '11:00', to: '22:00' }] });
    });
    await press(inSight('Back'));
    expect(screen.queryByText(/^A usual week/)).toBeNull();
  });

  it('says at its button that it saves the proposed week, and nothing once the house is open day and night', async () => {
    stored = { ...stored, about: { name: 'Kanal', address: '', phone: '' } };
    await open('#place', { isInBrowser: true });
    const saysOfButton = (): string =>
      document.querySelector(`[id="${inSight('Save and go on')?.getAttribute('aria-describedby') ?? ''}"]`)
        ?.textContent ?? '';
    expect(saysOfButton()).toBe('Saves these hours too: every day 11:00 to 22:00');
    type('Monday: closes', '');
    expect(saysOfButton()).toBe('Saves the opening hours too');
    await press(field('Take orders in opening hours only'));
    expect([saysOfButton(), screen.queryByLabelText('Monday: closes')]).toEqual(['', null]);
    screen.getByText('Open day and night: guests can order at any time.');
    type('Address', 'Uferstr. 12');
    await press(inSight('Save and go on'));
    await waitFor(() => {
      expect(stored).toMatchObject({ about: { address: 'Uferstr. 12' }, hours: {} });
    });
    await press(inSight('Back'));
    await press(field('Take orders in opening hours only'));
    expect(field('Sunday: closes').value).toBe('22:00');
  });

  it('has what goes back at the left of each step, and what goes on at the right', async () => {
    const foot = (): readonly (string | null)[] =>
      [...document.querySelectorAll('main :is(button, a)')]
        .filter((one) => isInSight(one) && /^(?:Back|Skip|Save and go on|Go on|Open the house)$/.test(one.textContent))
        .map(({ textContent }) => textContent);
    await open('', { foods: [aFood()] });
    expect(foot()).toEqual(['Skip', 'Save and go on']);
    await press(step('place'));
    expect(foot()).toEqual(['Back', 'Skip', 'Save and go on']);
    await press(step('menu'));
    expect(foot()).toEqual(['Back', 'Go on']);
    await press(step('people'));
    expect(foot()).toEqual(['Back', 'Skip']);
    await press(step('try'));
    expect(foot()).toEqual(['Back', 'Open the house']);
  });

  it('says in each step what is missing, at its field where it has one, and begins with the first', async () => {
    await open();
    await stepsDone(0);
    expect(heading()?.textContent).toBe('Name and look');
    const helpOf = (label: string): string =>
      (field(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
        .join(' ');
    expect(helpOf('Name of the house')).toContain('Without it guests read Foodhouse instead.');
    await press(inSight('Skip'));
    expect(helpOf('Address')).toContain('Without it guests do not know where to pick up.');
    expect(helpOf('Phone')).toContain('Without it guests cannot call you.');
    await press(step('menu'));
    screen.getByText('A food: without one nothing can be ordered.');
    await press(step('people'));
    screen.getByText('Somebody who works here beside you.');
    await press(step('try'));
    screen.getByText('The house can open once it has a food.');
    const hours = screen.getByText('Opening hours: without them guests can order day and night.').closest('a');
    expect(hours?.textContent).toMatch(/Add$/);
    await press(hours);
    expect(heading()?.textContent).toBe('Address and hours');
    await press(step('try'));
    expect(screen.queryByText('Open the house', { selector: 'button' })).toBeNull();
  });

  it('takes the focus to the heading of another step', async () => {
    await open();
    await press(step('menu'));
    await waitFor(() => {
      expect([heading()?.textContent, document.activeElement === heading()]).toEqual(['Menu', true]);
    });
  });

  it('saves the name, counts the step as done, and asks the rest of who the house is in the next', async () => {
    await open('', { isInBrowser: true });
    type('Name of the house', 'Gasthaus am Kanal');
    await press(inSight('Save and go on'));
    await stepsDone(1);
    expect(heading()?.textContent).toBe('Address and hours');
    type('Address', 'Uferstr. 12');
    await press(inSight('Save and go on'));
    await waitFor(() => {
      expect(stored.about).toMatchObject({ name: 'Gasthaus am Kanal', address: 'Uferstr. 12' });
    });
    expect(stored).toMatchObject({ notOpenYet: true, version: version + 2 });
  });

  it('asks for the name with the address where its step was skipped, and both steps have it then', async () => {
    await open('#place', { isInBrowser: true });
    type('Name of the house', 'Kanal');
    type('Address', 'Uferstr. 12');
    await press(inSight('Save and go on'));
    await stepsDone(1);
    await screen.findByText('Use an example');
    await press(step('name'));
    expect(field('Name of the house').value).toBe('Kanal');
    type('Accent colour', '#1f5236');
    await press(inSight('Save and go on'));
    await waitFor(() => {
      expect(stored.about).toEqual({ name: 'Kanal', address: 'Uferstr. 12', phone: '', accent: '#1f5236' });
    });
  });

  it('keeps what is typed while another step is shown, and marks it', async () => {
    await open('', { isInBrowser: true });
    type('Name of the house', 'Gast');
    await press(step('services'));
    expect(step('name')?.textContent).toContain('not saved');
    await press(step('name'));
    expect(field('Name of the house').value).toBe('Gast');
  });

  it('is taken up where something is missing, on any screen', async () => {
    stored = { ...stored, about: { name: 'Kanal', address: 'Uferstr. 12', phone: '030 1' } };
    await open();
    expect(heading()?.textContent).toBe('Address and hours');
    await stepsDone(1);
  });

  it('leads to its last step where nothing is missing, also when that is known a moment later', async () => {
    const hours = { pickup: [{ days: [1], from: '11:00', to: '22:00' }] };
    stored = {
      ...stored,
      about: { name: 'Kanal', address: 'Uferstr. 12', phone: '030 1' },
      hours,
      services: ['pickup'],
    };
    const cleo = aPerson({ uid: 'cleo', email: 'cleo@example.com', role: 'chef' });
    const delivered = anOrder({ status: 'delivered', acceptedAtMs: 1, deliveredAtMs: 2 });
    await open('', { users: [cleo], foods: [aFood()], orders: [delivered] });
    await stepsDone(6);
    expect(heading()?.textContent).toBe('Test order');
    button('Open the house');
  });

  it('brings a menu by the page of the import', async () => {
    await open('#menu');
    await screen.findByText('Use an example');
    button('Type a menu');
    expect(screen.queryByText(/^Bring the menu of another system/)).toBeNull(); // the step says what it is for
    screen.getByText('Add a single food');
  });

  it('counts colleagues, and takes the word of who works alone', async () => {
    await open('#people');
    await press(screen.getByLabelText('I work here alone for now'));
    await stepsDone(1);
    screen.getByText('Nothing is missing here.');
  });

  it('knows a colleague', async () => {
    await open('#people', { users: [aPerson({ uid: 'cleo', email: 'cleo@example.com', role: 'chef' })] });
    await stepsDone(1);
  });

  it('leads to the invitations of who works here', async () => {
    const { pathname } = await open('#people', { isInBrowser: true });
    await press(screen.getByText('Invite someone'));
    expect(pathname()).toBe('/dashboard/allusers');
    await screen.findByText(/^Make a link and send it to them/);
  });

  it('ticks the test order as it goes', async () => {
    await open('#try', { foods: [aFood()] });
    const line = (name: string): HTMLElement =>
      screen.getByText(name, { selector: 'b' }).closest('li') ?? document.body;
    await screen.findByText('Order something');
    const order = anOrder({ status: 'pending' });
    await changeOrders(order);
    await waitFor(() => {
      expect(line('Order something').textContent).toContain('done');
    });
    expect(line('Order something').querySelector('a')).toBeNull();
    expect(line('Accept it').textContent).toContain('not done yet');
    await changeOrders({ ...order, status: 'delivered', acceptedAtMs: 1, deliveredAtMs: 2 });
    await waitFor(() => {
      expect(line('Deliver it').textContent).not.toContain('not done yet');
    });
  });

  it('opens with a food, says what it still lacks, and is over then', async () => {
    await open('#try', { foods: [aFood()] });
    await screen.findByText('Open the house', { selector: 'button' });
    screen.getByText('Ready to open. You can add later:');
    await press(button('Open the house'));
    await screen.findByText('The house is open', { selector: 'h2' });
    expect(sent).toMatchObject([{ notOpenYet: false, version }]);
    expect(entry()).toBeNull();
  });

  it('asks before it opens over what is typed and not saved', async () => {
    await open('', { foods: [aFood()], isInBrowser: true });
    type('Name of the house', 'Gast');
    await press(step('try'));
    screen.getByText('Typed, and not saved yet:');
    await press(button('Open the house'));
    await press(await screen.findByText('Keep editing'));
    expect(sent).toEqual([]);
    await press(button('Open the house'));
    await press(await screen.findByText('Discard'));
    await screen.findByText('The house is open', { selector: 'h2' });
  });

  it('stays closed where the server finds no food, and says so', async () => {
    const fields = { notOpenYet: 'expected a food' };
    const refused = Response.json(
      { error: { status: 'INVALID_ARGUMENT', message: 'no', details: { reason: 'INVALID_FIELDS', fields } } },
      { status: 400 },
    );
    await open('#try', {
      foods: [aFood()],
      answers: { '/api/house': (body?: HouseDto) => (body ? refused : stored) },
    });
    await screen.findByText('Open the house', { selector: 'button' });
    await press(button('Open the house'));
    await screen.findByText('The house can open once it has a food.');
  });
});

describe('the other pages of an admin', () => {
  it('say that the house is not open yet, how far it is, and lead to the set-up', async () => {
    await renderScreen('/dashboard/orderlist', { role: 'admin', answers: { '/api/house': () => stored } });
    await screen.findByText('Not open yet: guests cannot order.');
    await screen.findByText(/0 of 6 done/);
    await press(screen.getByText('Go on with the set-up'));
    await screen.findByText('Name and look', { selector: 'h2' });
    expect(screen.queryByText('Not open yet: guests cannot order.')).toBeNull();
    expect(entry()).not.toBeNull();
  });

  it('say nothing of it in a house that is open, nor to a chef', async () => {
    await renderScreen('/dashboard/kitchen', { role: 'chef', answers: { '/api/house': () => stored } });
    await act(() => Promise.resolve());
    expect(screen.queryByText('Not open yet: guests cannot order.')).toBeNull();
    expect(entry()).toBeNull();
  });
});

it('an open house has nothing to set up', async () => {
  stored = { ...stored, notOpenYet: false };
  await renderScreen(PATH, { role: 'admin', answers: { '/api/house': () => stored } });
  await screen.findByText('The house is open', { selector: 'h2' });
});
