import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from 'react-hot-toast';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { asksBeforeLeaving } from '../../../test/asks-before-leaving.ts';
import { LazyGuard } from '../../../ui/guard-unsaved.tsx';
import { PartForms } from './part-forms.tsx';
import { houseServer } from '../../../test/house-server.ts';
import { watchMoves } from '../../../lib/history-moves.ts';

const BARE = toHouseDto(DEFAULT_SETTINGS);

let sent: readonly HouseDto[];
let bodies: readonly object[];
let answers: Response[];

beforeAll(LazyGuard.load);
beforeEach(() => {
  ({ sent, bodies, answers } = houseServer());
  watchMoves(); // as main.tsx does
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

const onReload = vi.fn<() => void>();

function House(): React.JSX.Element {
  const [house, setHouse] = useState(BARE);
  return (
    <>
      <h1>House</h1>
      <PartForms house={house} onSaved={setHouse} onReload={onReload} />
      <Link to="/">Elsewhere</Link>
      <Toaster />
    </>
  );
}

/** Opens the page from another one, which is behind it in the history. */
async function open(hash = ''): Promise<void> {
  history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to={`/dashboard/house${hash}`}>House</Link>} />
        <Route path="/dashboard/house" element={<House />} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'House' }));
  await screen.findByRole('button', { name: 'Save services and tables', hidden: true });
}

const show = async (part: string): Promise<void> => {
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${part}`) })));
};
const goBack = async (): Promise<void> => {
  await act(async () => {
    history.back();
  });
};
const save = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const tick = (label: string | RegExp): void => {
  fireEvent.click(screen.getByLabelText(label));
};
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const shown = (): readonly (string | null)[] =>
  screen.getAllByRole('button', { name: /^Save/ }).map(({ textContent }) => textContent);
const marked = (): readonly (string | null)[] =>
  screen.queryAllByRole('link', { name: /not saved/ }).map(({ textContent }) => textContent);
const isAsked = (): boolean => screen.queryByRole('dialog', { name: 'Discard your changes?' }) !== null;

const LIMIT = 'Take orders in opening hours only';
const PROMISE = 'Promise a time with every order';

const PARTS = [
  [
    'Hours',
    () => {
      tick(LIMIT);
    },
    'Save the hours',
    'Hours saved',
  ],
  [
    'Services',
    () => {
      tick(/^Pickup/);
    },
    'Save services and tables',
    'Services and tables saved',
  ],
  [
    'Orders',
    () => {
      tick(PROMISE);
    },
    'Save order settings',
    'Order settings saved',
  ],
  [
    'Mealtimes',
    () => {
      type('Lunch from', '11:00');
      type('Lunch to', '14:00');
    },
    'Save the mealtimes',
    'Mealtimes saved',
  ],
  [
    'Money',
    () => {
      type('Prices are in', 'EUR');
    },
    'Save the money settings',
    'Money settings saved',
  ],
  [
    'The house',
    () => {
      type('Time zone', 'Asia/Tokyo');
    },
    'Save the house',
    'House saved',
  ],
] as const;

describe('the parts of the House page', () => {
  it('are shown one at a time, each with its own save', async () => {
    await open();
    for (const [part, , button] of PARTS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await show(part);
      expect(shown()).toEqual([button]);
    }
    expect(location.hash).toBe('#about');
  });

  it('are beside what guests read of the house where it is changed', async () => {
    await open();
    const shows = (): boolean => screen.queryByText('As guests see it') !== null;
    const beside: string[] = [];
    for (const [part] of PARTS) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await show(part);
      if (shows()) beside.push(part);
    }
    expect(beside).toEqual(['Hours', 'The house']);
  });

  it('have addresses', async () => {
    await open('#mealtimes');
    expect(shown()).toEqual(['Save the mealtimes']);
  });

  it.each(PARTS)(
    '%s is marked and asked about once it is changed, until it is saved',
    async (part, change, button, done) => {
      await open();
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person does
      await show(part);
      expect([marked(), asksBeforeLeaving()]).toEqual([[], false]);
      change();
      expect(marked()).toEqual([`${part}, not saved`]);
      await waitFor(() => {
        expect(asksBeforeLeaving()).toBe(true);
      });
      await save(button);
      await screen.findByText(done);
      expect([marked(), asksBeforeLeaving()]).toEqual([[], false]);
    },
  );

  it('keep what is typed, and why it could not be saved, while another is shown', async () => {
    await open('#orders');
    tick(PROMISE);
    type('Time to prepare', '35');
    answers.push(new Response('', { status: 503 }));
    await save('Save order settings');
    await screen.findByRole('alert');
    await show('Money');
    expect(screen.queryByRole('alert')).toBeNull();
    await show('Orders');
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Time to prepare').value).toBe('35');
  });

  it('are saved over what another has saved last, without what is not saved there', async () => {
    await open('#mealtimes');
    type('Lunch from', '11:00');
    type('Lunch to', '14:00');
    await show('Money');
    type('Prices are in', 'EUR');
    await show('Mealtimes');
    await save('Save the mealtimes');
    await screen.findByText('Mealtimes saved');
    expect(marked()).toEqual(['Money, not saved']);
    await show('Money');
    await save('Save the money settings');
    await screen.findByText('Money settings saved');
    const mealtimes = { lunch: { from: '11:00', to: '14:00' } };
    expect(sent).toEqual([
      { ...BARE, mealtimes, enforceMealtimes: true },
      { ...BARE, mealtimes, enforceMealtimes: true, version: 1, currency: 'EUR' },
    ]);
  });

  it('say what they change alone: a server of a later version answers with settings that it takes from no older page', async () => {
    await open('#orders');
    tick(PROMISE);
    answers.push(Response.json({ ...BARE, version: 1, prepMinutes: 30, newSetting: { of: 'a later version' } }));
    await save('Save order settings');
    await screen.findByText('Order settings saved');
    await show('The house');
    type('Time zone', 'Asia/Tokyo');
    await save('Save the house');
    await screen.findByText('House saved');
    expect(bodies[1]).toEqual({ version: 1, currency: 'USD', about: null, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
  });

  it('are not exchanged for what another admin has saved before a person agrees to lose those that are not saved', async () => {
    const details = { reason: 'SETTINGS_CHANGED' };
    answers.push(Response.json({ error: { code: 409, message: '', details } }, { status: 409 }));
    await open('#money');
    type('Prices are in', 'EUR');
    await show('Orders');
    tick(PROMISE);
    await save('Save order settings');
    const theirs = await screen.findByRole('button', { name: 'Load theirs' });
    await act(async () => void fireEvent.click(theirs));
    await waitFor(() => {
      expect(isAsked()).toBe(true);
    });
    expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('ask nothing on the way between them, and once on the way out', async () => {
    await open();
    await show('Money');
    type('Prices are in', 'EUR');
    await show('Orders');
    tick(PROMISE);
    expect(isAsked()).toBe(false);
    await goBack();
    await waitFor(() => {
      expect(shown()).toEqual(['Save the money settings']);
    });
    await goBack();
    await waitFor(() => {
      expect(shown()).toEqual(['Save the hours']);
    });
    expect(isAsked()).toBe(false);
    await goBack();
    await waitFor(() => {
      expect(isAsked()).toBe(true);
    });
    expect([location.pathname, location.hash]).toEqual(['/dashboard/house', '']);
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(marked()).toEqual(['Orders, not saved', 'Money, not saved']);
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: 'House' })).toBeNull();
    });
    expect(isAsked()).toBe(false);
  });
});
