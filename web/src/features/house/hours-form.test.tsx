import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from 'react-hot-toast';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publish } from '../../data/session-store.ts';
import { TOKEN_STORAGE_KEY } from '../../data/storage-keys.ts';
import { parseBody } from '../../test/parse-body.ts';
import { HoursForm } from './hours-form.tsx';
import { hoursPreview } from './hours-preview.ts';

const BOSS = { uid: 'boss', email: 'boss@example.com', displayName: 'Boss', role: 'admin' } as const;
const BARE: HouseDto = { ...toHouseDto(DEFAULT_SETTINGS), version: 4, timeZone: 'Europe/Berlin', dayStart: '05:00' };

let sent: HouseDto[];
let answers: Response[];

beforeEach(() => {
  sent = [];
  answers = [];
  const payload = btoa(JSON.stringify({ exp: Date.parse('2099-01-01') / 1000 }));
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${payload}.`);
  publish({ status: 'signed-in', user: BOSS });
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (init.method !== 'PUT') return new Response();
    const body = parseBody(init.body) as HouseDto;
    sent.push(body);
    return answers.shift() ?? Response.json({ ...body, version: body.version + 1 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

function Owner({ house }: { readonly house: HouseDto }): React.JSX.Element {
  const [saved, setSaved] = useState(house);
  return (
    <>
      <HoursForm house={saved} onSaved={setSaved} onReload={() => undefined} />
      <Toaster />
    </>
  );
}

const open = (house: HouseDto = BARE): void => {
  render(<Owner house={house} />);
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};
const limit = (): Promise<void> => userEvent.click(screen.getByLabelText('Take orders in opening hours only'));

describe('the opening hours', () => {
  it('are none in a house that has set nothing, and its other settings are sent as they are', async () => {
    open();
    expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
    expect(screen.getByText(/Always open/)).toBeTruthy();
    await press('Save the hours');
    await screen.findByText('The hours are up to date');
    expect(sent).toEqual([BARE]);
  });

  it('are several a day, copied to other days, and saved with the version of the save before', async () => {
    open();
    await limit();
    await type('Monday: closes', '14:00');
    await press('Add an opening: Monday');
    await type('Monday, opening 2: opens', '18:00');
    await type('Monday, opening 2: closes', '02:00');
    expect(within(screen.getByRole('group', { name: 'Monday' })).getByText('on the next day')).toBeTruthy();
    await press('Copy to all days: Monday');
    await press('Remove Tuesday, opening 2');
    await press('Remove Tuesday');
    await press('Save the hours');
    await screen.findByText('The hours are up to date');
    const days = [1, 3, 4, 5, 6, 0];
    const pickup = [
      { days, from: '11:00', to: '14:00' },
      { days, from: '18:00', to: '02:00' },
    ];
    expect(sent).toEqual([{ ...BARE, hours: { pickup } }]);
    await limit();
    await press('Save the hours');
    expect(sent[1]).toEqual({ ...BARE, version: 5 });
  });

  it('do not count on special days, which are of all services', async () => {
    open();
    await press('Add a special day');
    await type('Special day 1: first day', '2026-12-24');
    await type('Special day 1: last day', '2026-12-26');
    await type('Special day 1: what guests read', 'Merry Christmas');
    await press('Save the hours');
    const exception = { from: '2026-12-24', to: '2026-12-26', hours: [], message: 'Merry Christmas' };
    expect(sent[0]?.exceptions).toEqual([{ ...exception, services: ['pickup', 'table', 'delivery'] }]);
  });

  it('are not sent while a time or a day is missing, which is said', async () => {
    open();
    await limit();
    await type('Monday: opens', '');
    await press('Save the hours');
    expect(screen.getByRole('alert').textContent).toContain('two times');
    await limit();
    await press('Add a special day');
    await press('Save the hours');
    expect(screen.getByRole('alert').textContent).toContain('Special day 1: a first day');
    expect(sent).toEqual([]);
  });

  it('stay as chosen when another admin was faster', async () => {
    open();
    answers = [
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 }),
    ];
    await limit();
    await press('Save the hours');
    await screen.findByText(/Another admin has changed these settings meanwhile/);
    expect(screen.getByRole('group', { name: 'Monday' })).toBeTruthy();
  });
});

describe('the preview of hours', () => {
  const hours = { pickup: [{ days: [0, 1, 3, 4, 5, 6], from: '11:00', to: '22:00' }] };

  it('says until when the house is open, and which day to come is closed', () => {
    const house = { timeZone: 'Europe/Berlin', hours, exceptions: [] };
    expect(hoursPreview(house, Date.parse('2026-06-01T12:00+02:00'))).toBe(
      'Open now, closes 22:00. Closed next Tuesday.',
    );
    expect(hoursPreview(house, Date.parse('2026-06-01T23:30+02:00'))).toBe(
      'Closed, opens Wed 11:00. Closed next Tuesday.',
    );
  });

  it('names no days where all are closed', () => {
    const house = { timeZone: 'Europe/Berlin', hours: { pickup: [] }, exceptions: [] };
    expect(hoursPreview(house, Date.parse('2026-06-01T12:00+02:00'))).toBe(
      'Closed. No opening in the next seven days.',
    );
  });

  it('knows special days', () => {
    const exceptions = [
      { from: '2026-06-04', to: '2026-06-04', services: ['pickup' as const], hours: [], message: null },
    ];
    const house = { timeZone: 'Europe/Berlin', hours: {}, exceptions };
    expect(hoursPreview(house, Date.parse('2026-06-01T12:00+02:00'))).toBe(
      'Open now, closes Thu 00:00. Closed next Thursday.',
    );
  });
});
