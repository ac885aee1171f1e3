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
const button = (words: string): Element | null => screen.getByText(words, { selector: 'button' });
const entry = (): Element | null => document.querySelector(`nav a[href="${PATH}"]`);
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const stepsDone = (count: number): Promise<HTMLElement> => screen.findByText(`${count} of 6 done`);

it.each(['user', 'chef'] as const)('leads a %s to the login', async (role) => {
  const { pathname } = await renderScreen(PATH, { role });
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  expect(pathname()).toBe('/login');
});

describe('the set-up of an empty house', () => {
  it('has one filled button in a step that is done: that of its form, else the way on', async () => {
    const filled = (): readonly (string | null)[] =>
      [...document.querySelectorAll('main [data-variant="contained"]')]
        .filter((one) => one.closest('[hidden]') === null)
        .map(({ textContent }) => textContent);
    stored = { ...stored, services: ['pickup'] };
    await open('#services');
    await screen.findByText('Next: Who works here');
    await waitFor(() => {
      expect(filled()).toEqual(['Save services and tables']);
    });
    await press(step('people'));
    await press(screen.getByRole('checkbox', { name: 'I work here alone for now' }));
    expect(filled()).toEqual(['Next: Test order']);
  });

  it('says in each step what is missing, and begins with the first', async () => {
    await open();
    await stepsDone(0);
    expect(heading()?.textContent).toBe('Name and look');
    screen.getByText('A name: guests read Foodhouse instead.');
    await press(screen.getByText('Later: Address and hours'));
    screen.getByText('Opening hours: without them guests can order day and night.');
    await press(step('menu'));
    screen.getByText('A food: without one nothing can be ordered.');
    await press(step('people'));
    screen.getByText('Somebody who works here beside you.');
    await press(step('try'));
    screen.getByText('A test order.');
    screen.getByText('The house can open once it has a food.');
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
    expect(screen.queryByLabelText('Address')).toBeNull();
    await press(button('Save the house'));
    await stepsDone(1);
    await press(screen.getByText('Next: Address and hours'));
    expect(screen.queryByLabelText('Name of the house')).toBeNull();
    type('Address', 'Uferstr. 12');
    await press(button('Save the house'));
    await waitFor(() => {
      expect(stored.about).toMatchObject({ name: 'Gasthaus am Kanal', address: 'Uferstr. 12' });
    });
    expect(stored).toMatchObject({ notOpenYet: true, version: version + 2 });
  });

  it('asks for the name before the address where a step was left out', async () => {
    await open('#place');
    await screen.findByLabelText('Name of the house');
    screen.getByLabelText('Address');
  });

  it.each([
    ['name', 'Accent colour', 'red', 'place', 'Name and look', 'A colour such as #b5391a', '#b5391a'],
    ['place', 'Phone', 'call me', 'name', 'Address and hours', 'A phone number such as +49 30 123456', '+49 30 123456'],
  ])(
    'says where it is wrong when the other of the two steps is saved: %s, %s',
    async (wrong, label, value, other, name, expected, right) => {
      stored = { ...stored, about: { name: 'Kanal', address: '', phone: '' } };
      await open(`#${wrong}`, { isInBrowser: true });
      type(label, value);
      await press(step(other));
      await press(button('Save the house'));
      await screen.findByText(`Not saved yet. Something in “${name}” is not right. It is marked there.`);
      expect(sent).toEqual([]);
      await press(step(wrong));
      await screen.findByText(expected);
      type(label, right);
      await press(step(other));
      await press(button('Save the house'));
      await waitFor(() => {
        expect(sent).toHaveLength(1);
      });
      expect(screen.queryByText(/^Not saved/)).toBeNull();
    },
  );

  it('keeps what is typed while another step is shown, and marks it', async () => {
    await open('', { isInBrowser: true });
    type('Name of the house', 'Gast');
    await press(step('services'));
    expect(step('name')?.textContent).toContain('not saved');
    await press(step('name'));
    expect(screen.getByLabelText<HTMLInputElement>('Name of the house').value).toBe('Gast');
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
    expect(line('Accept it').textContent).toContain('not done yet');
    await changeOrders({ ...order, status: 'delivered', acceptedAtMs: 1, deliveredAtMs: 2 });
    await waitFor(() => {
      expect(line('Deliver it').textContent).not.toContain('not done yet');
    });
  });

  it('opens with a food, says what it still lacks, and is over then', async () => {
    await open('#try', { foods: [aFood()] });
    await screen.findByText('Open the house', { selector: 'button' });
    screen.getByText('The house can open without these:');
    await press(button('Open the house'));
    await screen.findByText('The house is open', { selector: 'h2' });
    expect(sent).toMatchObject([{ notOpenYet: false, version }]);
    expect(entry()).toBeNull();
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
