import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MealtimesForm } from './mealtimes-form.tsx';
import { renderPart, serveMenu } from './testing-part.tsx';
import { houseServer } from '../../../test/house-server.ts';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const EXPECTED = 'A time such as 11:00, or none of both';

let sent: readonly HouseDto[];
let answers: Response[];

beforeEach(() => {
  ({ sent, answers } = houseServer());
});

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save the mealtimes' }));

describe('mealtimes', () => {
  it('are sent where they have hours, and none where they were taken away', async () => {
    renderPart(MealtimesForm, BARE);
    type('Dinner from', '17:00');
    await save();
    expect(screen.getByText(EXPECTED)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Dinner to'));
    type('Dinner to', '22:00');
    expect(screen.queryByText(EXPECTED)).toBeNull();
    await save();
    await screen.findByText('Mealtimes saved');
    const dinner = { mealtimes: { dinner: { from: '17:00', to: '22:00' } }, enforceMealtimes: true };
    expect(sent).toEqual([{ ...BARE, ...dinner }]);
    for (const name of ['Dinner from', 'Dinner to']) type(name, '');
    await save();
    expect(sent).toMatchObject([dinner, { version: 1, mealtimes: {} }]);
  });

  it('end, where the house had them', async () => {
    renderPart(MealtimesForm, {
      ...BARE,
      mealtimes: { lunch: { from: '11:00', to: '14:00' } },
      enforceMealtimes: false,
    });
    expect(screen.getByLabelText<HTMLInputElement>('Refuse foods outside their mealtime').checked).toBe(false);
    for (const name of ['Lunch from', 'Lunch to']) type(name, '');
    await save();
    await screen.findByText('Mealtimes saved');
    expect(sent).toMatchObject([{ mealtimes: {}, enforceMealtimes: false }]);
  });

  it('name the foods that they leave no time for', async () => {
    serveMenu([
      { name: 'Pho', mealtimes: ['lunch'] },
      { name: 'Tea', mealtimes: ['dinner'] },
    ]);
    // Of a later version, which says more than this page knows.
    const later = { ...BARE, hours: { pickup: [{ days: [1], from: '18:00', to: '22:00' }] }, ofALaterVersion: true };
    renderPart(MealtimesForm, later);
    type('Lunch from', '11:00');
    type('Lunch to', '14:00');
    await screen.findByText('With these hours nobody can ever order Pho.');
    type('Lunch to', '18:01');
    expect(screen.queryByText(/Pho/)).toBeNull();
  });

  it('that the server refuses are said at their times, and what it refuses of another part in a sentence', async () => {
    renderPart(MealtimesForm, { ...BARE, mealtimes: { lunch: { from: '11:00', to: '14:00' } } });
    type('Lunch to', '14:30');
    const fields = { 'mealtimes.lunch.to': 'expected a time', currency: 'JPY has no decimals' };
    answers.push(
      Response.json(
        { error: { code: 400, message: '', details: { reason: 'INVALID_FIELDS', fields } } },
        { status: 400 },
      ),
    );
    await save();
    expect(await screen.findByText(EXPECTED)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Lunch to'));
    expect(screen.getByRole('alert').textContent).toContain('JPY has no decimals');
  });
});
