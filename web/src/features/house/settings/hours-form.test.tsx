import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { HoursForm } from './hours-form.tsx';
import { hoursPreview } from './hours-preview.ts';
import { problemOf } from './hours-values.ts';
import { marksOf, renderPart, serveMenu } from './testing-part.tsx';
import { houseServer } from '../../../test/house-server.ts';

const BARE: HouseDto = { ...toHouseDto(DEFAULT_SETTINGS), version: 4, timeZone: 'Europe/Berlin', dayStart: '05:00' };

let sent: readonly HouseDto[];
let answers: Response[];

beforeEach(() => {
  ({ sent, answers } = houseServer());
});

const open = (house: HouseDto = BARE): ReturnType<typeof renderPart> => renderPart(HoursForm, house);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};
const limit = (): Promise<void> => userEvent.click(screen.getByLabelText('Take orders in opening hours only'));

describe('the opening hours', () => {
  it('are as they were saved while a field is only looked at, and once a change is taken back', async () => {
    const { onDirty } = open({ ...BARE, hours: { pickup: [{ days: [1], from: '11:00', to: '22:00' }] } });
    await userEvent.click(screen.getByLabelText('Monday: opens'));
    await userEvent.tab();
    expect(onDirty.mock.calls).toEqual([[false]]);
    await type('Monday: opens', '12:00');
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await type('Monday: opens', '11:00');
    expect(onDirty).toHaveBeenLastCalledWith(false);
  });

  it('are drawn as they are typed', async () => {
    open();
    await limit();
    const pieces = (): readonly string[] =>
      [...screen.getByRole('group', { name: 'Monday' }).querySelectorAll<HTMLElement>('[style]')].map(
        ({ style }) => `${style.insetInlineStart} ${style.insetInlineEnd}`,
      );
    await type('Monday: opens', '11:00');
    await type('Monday: closes', '23:0');
    expect(pieces()).toEqual([]);
    await userEvent.type(screen.getByLabelText('Monday: closes'), '0');
    expect(pieces()).toEqual(['25% 25%']); // of a day that begins at five
    await press('Remove Monday');
    expect(pieces()).toEqual([]);
  });

  it('are none in a house that has set nothing, and there is nothing to save', async () => {
    open();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save the hours' });
    expect(save.disabled).toBe(true);
    screen.getByText('Everything is saved');
    expect(screen.queryByRole('group', { name: 'Monday' })).toBeNull();
    expect(screen.getByText(/Always open/)).toBeTruthy();
    await limit();
    expect(save.disabled).toBe(false);
    screen.getByText('Not saved');
  });

  it('are several a day, copied to other days, and saved with the version of the save before', async () => {
    open();
    await limit();
    await type('Monday: closes', '14:00');
    await press('Add an opening: Monday');
    await type('Monday, opening 2: opens', '18:00');
    await type('Monday, opening 2: closes', '02:00');
    expect(within(screen.getByRole('group', { name: 'Monday' })).getByText('next day')).toBeTruthy();
    await press('Copy to all days: Monday');
    await press('Remove Tuesday, opening 2');
    await press('Remove Tuesday');
    await press('Save the hours');
    await screen.findByText('Hours saved');
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

  it('are shown as guests see them in a house that says more than this page knows', () => {
    const later = { ...BARE, ofALaterVersion: true };
    open(later);
    screen.getByText('As guests see it now:', { exact: false });
  });

  it('end with last orders some minutes before closing, which are from 0 to 120', async () => {
    open();
    expect(screen.queryByLabelText('Last orders: minutes before closing')).toBeNull();
    await limit();
    await type('Last orders: minutes before closing', '121');
    await press('Save the hours');
    const sentence = 'Last orders: minutes from 0 to 120.';
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    const field = screen.getByLabelText('Last orders: minutes before closing');
    expect(marksOf(field)).toEqual({ isMarked: true, says: sentence, hasFocus: true });
    await type('Last orders: minutes before closing', '30');
    expect(marksOf(field).isMarked).toBe(false);
    await press('Save the hours');
    await screen.findByText('Hours saved');
    expect(sent.map(({ lastOrderMinutes }) => lastOrderMinutes)).toEqual([30]);
  });

  it('are those of the services that are offered, until these have their own', async () => {
    const evenings = [{ days: [1], from: '18:00', to: '22:00' }];
    // As a build before this one stored it: deliveries opened with pickup, tables were there before it had hours.
    open({ ...BARE, services: ['pickup', 'table', 'delivery'], hours: { pickup: evenings, delivery: evenings } });
    expect(screen.queryByRole('group', { name: 'Delivery, Monday' })).toBeNull();
    await userEvent.click(screen.getByLabelText('Delivery has hours of its own'));
    await type('Delivery, Monday: closes', '21:00');
    await press('Save the hours');
    await screen.findByText('Hours saved');
    const delivery = [{ days: [1], from: '18:00', to: '21:00' }];
    expect(sent[0]?.hours).toEqual({ pickup: evenings, delivery });
    await userEvent.click(screen.getByLabelText('Delivery has hours of its own'));
    await press('Save the hours');
    expect(sent[1]?.hours).toEqual({ pickup: evenings });
  });

  it('of a service are shown that is not offered, too', async () => {
    open({ ...BARE, hours: { table: [{ days: [1], from: '18:00', to: '22:00' }] } });
    expect(screen.getByRole('group', { name: 'Tables, Monday' })).toBeTruthy();
    expect(screen.queryByLabelText('Delivery has hours of its own')).toBeNull();
  });

  it('do not count on special days, which are of all services', async () => {
    open();
    await press('Add a special day');
    await type('Special day 1: first day', '2026-12-24');
    await type('Special day 1: last day', '2026-12-26');
    const wordsOf = (label: string): string | undefined =>
      document.querySelector(`[id="${screen.getByLabelText(label).getAttribute('aria-describedby')}"]`)?.textContent;
    expect(['first', 'last'].map((which) => wordsOf(`Special day 1: ${which} day`))).toEqual([
      'Thu 24 Dec 2026',
      'Sat 26 Dec 2026',
    ]);
    await type('Special day 1: what guests read', 'Merry Christmas');
    await press('Save the hours');
    const exception = { from: '2026-12-24', to: '2026-12-26', hours: [], message: 'Merry Christmas' };
    expect(sent[0]?.exceptions).toEqual([{ ...exception, services: ['pickup', 'table', 'delivery'] }]);
  });

  it('keep a special day of some services as it is', async () => {
    const fair = { from: '2026-12-24', to: '2026-12-24', services: ['delivery'], hours: [], message: null } as const;
    open({ ...BARE, exceptions: [fair] });
    expect(screen.getByText('Of delivery alone')).toBeTruthy();
    await limit();
    await press('Save the hours');
    expect(sent[0]?.exceptions).toEqual([fair]);
  });

  it('name what else the house does not take, and too many special days', async () => {
    expect(problemOf({ timeZone: 'expected an IANA name' })).toBe(
      'Other settings cannot be saved as they are: expected an IANA name.',
    );
    expect(problemOf({ exceptions: 'expected at most 60 exceptions' })).toBe('There can be 60 special days at most.');
  });

  it('are not sent while a time or a day is missing, which is said', async () => {
    open();
    await limit();
    await type('Monday: opens', '');
    await press('Save the hours');
    expect(screen.getByRole('alert').textContent).toContain('two times');
    expect(marksOf(screen.getByLabelText('Monday: opens'))).toMatchObject({ isMarked: true, hasFocus: true });
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await userEvent.tab(); // away from it, and nothing was changed
    expect(screen.getByRole('alert').textContent).toContain('two times');
    await limit();
    await press('Add a special day');
    await press('Save the hours');
    expect(screen.getByRole('alert').textContent).toContain('Special day 1: a first day');
    expect(marksOf(screen.getByLabelText('Special day 1: first day'))).toMatchObject({
      isMarked: true,
      hasFocus: true,
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['first', '0026-12-31', ''],
    ['last', '2026-12-31', '0027-01-01'],
    ['last', '2026-12-31', '2200-01-01'],
  ] as const)('are not sent with a %s day of a year that no house has: %s to %s', async (which, from, to) => {
    open();
    await press('Add a special day');
    await type('Special day 1: first day', from);
    await type('Special day 1: last day', to);
    await press('Save the hours');
    const sentence = 'Special day 1: a year from 2000 to 2199, please, with all four digits.';
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    const field = screen.getByLabelText(`Special day 1: ${which} day`);
    expect(marksOf(field)).toEqual({ isMarked: true, says: sentence, hasFocus: true });
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('stay as chosen when another admin was faster', async () => {
    open();
    answers.push(
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 }),
    );
    await limit();
    await press('Save the hours');
    await screen.findByText(/Another admin has changed these settings meanwhile/);
    expect(screen.getByRole('group', { name: 'Monday' })).toBeTruthy();
  });
});

describe('foods that hours leave no time for', () => {
  const noons = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '11:30', to: '14:00' }];
  const mondays = { ...BARE, hours: { pickup: [{ days: [1], from: '11:00', to: '22:00' }] } };

  it.each([
    [['Pho'], 'With these hours nobody can ever order Pho.'],
    [['Pho', 'Tea', 'Bun'], 'With these hours nobody can ever order 3 foods: Pho, Tea, and Bun.'],
    [
      ['Pho', 'Tea', 'Bun', 'Soup', 'Cake'],
      'With these hours nobody can ever order 5 foods: Pho, Tea, Bun, and 2 more.',
    ],
  ])('are named before the hours are saved, and after: %j', async (names, sentence) => {
    serveMenu([{ name: 'Water' }, ...names.map((name) => ({ name, served: noons }))]);
    open(mondays);
    await type('Monday: opens', '18:00');
    await screen.findByText(sentence);
    await press('Save the hours');
    await screen.findByText('Hours saved');
    expect(screen.getByText(sentence)).toBeTruthy();
    await type('Monday: opens', '13:59');
    await waitFor(() => {
      expect(screen.queryByText(sentence)).toBeNull();
    });
  });

  it('are those of a category with hours too', async () => {
    serveMenu([{ name: 'Pho', category: 'Soups' }, { name: 'Tea' }], [{ id: 'soups', name: 'Soups' }]);
    open({ ...mondays, categoryHours: { soups: noons } });
    await type('Monday: opens', '18:00');
    await screen.findByText('With these hours nobody can ever order Pho.');
  });

  it('are found on each page of the menu', async () => {
    serveMenu(Array.from({ length: 201 }, (_, index) => ({ name: `No. ${index + 1}`, served: noons })));
    open(mondays);
    await type('Monday: opens', '18:00');
    await screen.findByText(/No\. 1, No\. 2, No\. 3, and 198 more\.$/);
  });
});

describe('the preview of hours', () => {
  const hours = { pickup: [{ days: [0, 1, 3, 4, 5, 6], from: '11:00', to: '22:00' }] };

  it('says until when the house is open, and which day to come is closed', () => {
    const house = { timeZone: 'Europe/Berlin', services: [], hours, exceptions: [] };
    expect(hoursPreview(house, Date.parse('2026-06-01T12:00+02:00'))).toBe(
      'Open now, closes 22:00. Closed next Tuesday.',
    );
    expect(hoursPreview(house, Date.parse('2026-06-01T23:30+02:00'))).toBe(
      'Closed, opens Wed 11:00. Closed next Tuesday.',
    );
  });

  it('counts the days of a week in which the clocks change', () => {
    const exceptions = [
      { from: '2026-03-29', to: '2026-03-29', services: ['pickup' as const], hours: [], message: null },
    ];
    const house = { timeZone: 'Europe/Berlin', services: [], hours: {}, exceptions };
    expect(hoursPreview(house, Date.parse('2026-03-28T23:30+01:00'))).toContain('Closed next Sunday.');
  });

  it('names no days where all are closed', () => {
    const house = { timeZone: 'Europe/Berlin', services: [], hours: { pickup: [] }, exceptions: [] };
    expect(hoursPreview(house, Date.parse('2026-06-01T12:00+02:00'))).toBe(
      'Closed. No opening in the next seven days.',
    );
  });

  it('knows special days', () => {
    const exceptions = [
      { from: '2026-06-04', to: '2026-06-04', services: ['pickup' as const], hours: [], message: null },
    ];
    const house = { timeZone: 'Europe/Berlin', services: [], hours: {}, exceptions };
    expect(hoursPreview(house, Date.parse('2026-06-01T12:00+02:00'))).toBe(
      'Open now, closes Thu 00:00. Closed next Thursday.',
    );
  });
});
