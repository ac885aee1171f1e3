import { DEFAULT_SETTINGS, NO_CHOICES, toHouseDto, type Role } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../data/session-store.ts';
import { BASKET_STORAGE_KEY } from '../data/storage-keys.ts';
import { asksBeforeLeaving } from '../test/asks-before-leaving.ts';
import { press, renderScreen } from '../test/render-screen.tsx';
import { LazyGuard } from '../ui/guard-unsaved.tsx';

// What was typed into a form, after the form was left in each way that there is. left-and-back.test.tsx has the checkouts.

vi.mock('../features/account/api/account.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readAccount: async () => ({ hasPassword: true, isVerified: true }), // Auth says so
}));

const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 12 });
const PENDING = anOrder({ id: 'pending', foodName: 'Pho', token: 'T-1', status: 'pending' });
const ACCEPTED = anOrder({ id: 'accepted', foodName: 'Pho', token: 'T-2', status: 'approved' });
const TYPED = 'Lime Street 7';

beforeAll(LazyGuard.load);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), { matches: false, addListener: () => {}, removeListener: () => {} }),
  );
});
// The menu of a row: the browser of the tests has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

async function show(path: string, role?: Role): Promise<void> {
  await renderScreen(path, {
    isInBrowser: true,
    ...(role && { role }),
    foods: [PHO],
    orders: [PENDING, { ...ACCEPTED, promisedAtMs: Date.now(), firstPromisedAtMs: Date.now() }],
    answers: {
      '/api/house': toHouseDto(DEFAULT_SETTINGS),
      '/api/foods/pho/choices': NO_CHOICES,
      '/api/choicegroups': [],
      '/api/house/tables': { tables: [] },
    },
  });
}

/** Presses a button that may be in the menu of a row. */
const pressNamed = async (name: string | RegExp): Promise<void> => {
  const [button] = await screen.findAllByRole('button', { name, hidden: true });
  await press(button);
};
const inMenu = async (name: string): Promise<void> => {
  await screen.findByRole('button', { name: 'More: Pho' });
  await act(async () => {
    for (const sheet of document.querySelectorAll('[popover]')) fireEvent(sheet, new Event('beforetoggle'));
  });
  await pressNamed(name);
};

interface Form {
  readonly path: string;
  readonly role?: Role;
  /** Opens it where it is in a dialog. */
  readonly open?: () => Promise<void>;
  readonly field: string | RegExp;
  /** A box is ticked instead when left out. */
  readonly typed?: string;
  /** What closes its dialog. */
  readonly close?: string;
}

const inDialog = (path: string, role: Role, field: string, open: () => Promise<void>, close = 'Cancel'): Form => ({
  path,
  role,
  field,
  typed: TYPED,
  open,
  close,
});
const part = (hash: string, field: string | RegExp, typed?: string): Form => ({
  path: `/dashboard/house#${hash}`,
  role: 'admin',
  field,
  ...(typed !== undefined && { typed }),
});

const onPage = (hash: string, field: string, typed = TYPED): Form => ({
  path: `/dashboard/foods/pho#${hash}`,
  role: 'admin',
  field,
  typed,
});

/** They ask before what is typed in them is lost. */
const ASKING: readonly (readonly [name: string, form: Form])[] = [
  [
    'Add Food',
    {
      path: '/dashboard/addfood',
      role: 'admin',
      field: 'Food Name',
      typed: TYPED,
      open: async () => void (await screen.findByRole('button', { name: 'Preview' })),
    },
  ],
  ['Update', onPage('food', 'Food Name')],
  ['Copy', inDialog('/dashboard', 'admin', 'Food Name', () => inMenu('Copy: Pho'))],
  ['the details of a food', onPage('kitchen', 'Name in the kitchen')],
  ['its portions', onPage('stock', 'Quantity', '31')],
  ['its sizes and options', { ...onPage('options', 'Name'), open: () => pressNamed('Add a size') }],
  ['a group of options', inDialog('/dashboard/foods/pho#options', 'admin', 'Group', () => pressNamed('New group'))],
  [
    'the categories',
    inDialog('/dashboard', 'admin', 'Name', async () => {
      await pressNamed('Categories');
      await pressNamed('Add a category');
    }),
  ],
  ['the note of a stock', inDialog('/dashboard', 'chef', 'Reason', () => pressNamed('Stock: Pho'))],
  [
    'the reason of a rejection',
    inDialog('/dashboard/orderlist', 'admin', 'Reason', () => pressNamed(/^Reject Pho, token/)),
  ],
  [
    'the reason of the kitchen',
    inDialog('/dashboard/kitchen', 'chef', 'Reason', () => pressNamed(/^Cannot cook Pho, token/)),
  ],
  [
    'why an order is late',
    inDialog('/dashboard/orderlist?status=approved', 'admin', 'Reason', () => pressNamed(/^Running late: Pho/)),
  ],
  [
    'the words of a pause',
    inDialog('/dashboard/kitchen', 'chef', 'Message to guests (optional)', () => pressNamed('Pause ordering')),
  ],
  ['the account', inDialog('/dashboard', 'user', 'Name', () => pressNamed('Your account'), 'Close')],
  ['the review', { path: '/review', role: 'user', field: 'Description', typed: TYPED }],
  ['the hours', part('hours', 'Take orders in opening hours only')],
  ['the services', part('services', /^Pickup/)],
  ['the rules of orders', part('orders', 'Promise a time with every order')],
  ['the mealtimes', part('mealtimes', 'Lunch from', '11:00')],
  ['the money settings', part('money', 'Prices are in', 'EUR')],
  ['the house', part('about', 'Time zone', 'Asia/Tokyo')],
];

const field = ({ field: label }: Form): HTMLInputElement => {
  const [found] = screen.getAllByLabelText<HTMLInputElement>(label);
  if (!found) throw new Error('there is no such field');
  return found;
};
const said = (form: Form): string | boolean => (form.typed === undefined ? field(form).checked : field(form).value);
// By their words: to look for roles takes seconds on a whole page.
const QUESTION = 'Discard your changes?';
const pressLast = (name: string): Promise<void> =>
  press([...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name));
const answer = async (name: 'Keep editing' | 'Discard'): Promise<void> => {
  await screen.findByText(QUESTION);
  await pressLast(name);
  await waitFor(() => {
    expect(screen.queryByText(QUESTION)).toBeNull();
  });
};

/** How a form is left. */
const WAYS: Readonly<Record<string, (form: Form) => Promise<void>>> = {
  Escape: async () => {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    await act(async () => void fireEvent.keyDown(dialog ?? document.body, { key: 'Escape' }));
  },
  'its own button': ({ close = '' }) => pressLast(close),
  Back: () =>
    act(async () => {
      history.back();
    }),
  'a link': () => press(document.querySelector('a[href="/about"]')),
  SignOut: () => pressLast('SignOut'),
};

async function openAndType(form: Form): Promise<void> {
  await show(form.path, form.role);
  await form.open?.();
  await waitFor(() => field(form));
  await act(async () => {
    if (form.typed === undefined) fireEvent.click(field(form));
    else fireEvent.change(field(form), { target: { value: form.typed } });
  });
  await waitFor(() => {
    expect(asksBeforeLeaving()).toBe(true); // a reload
  });
}

/** What a browser keeps of a page. */
const kept = (): string =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')))
    .join(' ');

describe('what was typed is there after Keep editing, and nowhere after a sign-out, of another tab too:', () => {
  it.each(ASKING)('%s', async (_name, form) => {
    await openAndType(form);
    const [here, typed] = [location.pathname, said(form)];
    const ways = Object.entries(WAYS).filter(([way]) => form.close !== undefined || !/Escape|own/.test(way));
    for (const [way, goAway] of ways) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await goAway(form);
      // oxlint-disable-next-line no-await-in-loop -- the answer to it
      await answer('Keep editing');
      expect([way, location.pathname, said(form)]).toEqual([way, here, typed]);
    }
    // Another tab writes to what they share.
    await act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: BASKET_STORAGE_KEY, newValue: '{}' }));
    });
    expect(said(form)).toBe(typed);
    await act(async () => {
      leave({ hasLeft: true });
    });
    await waitFor(() => {
      expect(asksBeforeLeaving()).toBe(false);
    });
    expect(screen.queryByDisplayValue(TYPED)).toBeNull();
    expect(kept()).not.toContain(TYPED);
  });
});

it.each(ASKING.filter(([name]) => ['Add Food', 'Update', 'the review'].includes(name)))(
  'what was typed is gone after Discard: %s',
  async (_name, form) => {
    await openAndType(form);
    await WAYS['a link']?.(form);
    await answer('Discard');
    await waitFor(() => {
      expect(location.pathname).toBe('/about');
    });
    expect(asksBeforeLeaving()).toBe(false);
    expect(kept()).not.toContain(TYPED);
  },
);

describe('a password is kept by nothing:', () => {
  const type = (label: string, value: string): void =>
    void fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

  it.each([
    ['/login', ['Email', 'Password']],
    ['/signup', ['Name', 'Email', 'Password']],
  ] as const)('%s, which browsers fill in, asks nothing, and is empty when one comes back', async (path, labels) => {
    await show(path);
    for (const label of labels) type(label, TYPED);
    expect(asksBeforeLeaving()).toBe(false);
    await press(document.querySelector('a[href="/"], a[href="/login"]'));
    await waitFor(() => {
      expect(location.pathname).not.toBe(path);
    });
    await act(async () => {
      history.back();
    });
    await waitFor(() => {
      expect(location.pathname).toBe(path);
    });
    expect(labels.map(value)).toEqual(labels.map(() => ''));
    expect(kept()).not.toContain(TYPED);
  });

  it('the login has the address, and no password, after the way over a forgotten one', async () => {
    await show('/login');
    type('Email', 'ann@exmaple.com');
    type('Password', TYPED);
    await pressLast('Forgot your password?');
    type('Email', 'ann@example.com');
    await pressLast('Back to login');
    expect([value('Email'), value('Password')]).toEqual(['ann@example.com', '']);
  });

  it('the account’s, after Back', async () => {
    await show('/dashboard', 'user');
    await pressNamed('Your account');
    await pressNamed('Change password');
    await screen.findByLabelText('Current password');
    type('Current password', TYPED);
    type('New password', TYPED);
    await pressLast('Back');
    await pressLast('Change password');
    expect([value('Current password'), value('New password')]).toEqual(['', '']);
  });
});
