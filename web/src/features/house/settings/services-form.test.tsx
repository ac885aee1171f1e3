import { DEFAULT_SETTINGS, toHouseDto, type HouseDto, type SaveHouseDto } from '@foodhouse/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { areaDtoOf, areaValuesOf } from './areas-values.ts';
import { ServicesForm } from './services-form.tsx';
import { marksOf, renderPart } from './testing-part.tsx';
import { houseServer } from '../../../test/house-server.ts';

const BARE: HouseDto = { ...toHouseDto(DEFAULT_SETTINGS), version: 4 };
const SEVEN = { code: 'T7T7T7', name: 'Table 7' };

let sent: readonly SaveHouseDto[];
let answers: Response[];

beforeEach(() => {
  ({ sent, answers } = houseServer([SEVEN]));
});

async function open(house: HouseDto = BARE): Promise<void> {
  renderPart(ServicesForm, house);
  await screen.findByRole('button', { name: 'Save services and tables' });
}
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('services and tables', () => {
  it('are switched on, with a table of a code that nobody guesses, in the version that was read', async () => {
    await open();
    await userEvent.click(screen.getByLabelText(/^Pickup/));
    await userEvent.click(screen.getByLabelText(/^Tables/));
    await press('Add a table');
    const name = screen.getByLabelText('Name of table 2');
    await userEvent.clear(name);
    await userEvent.type(name, 'Terrace');
    await press('Save services and tables');
    await screen.findByText('Services and tables saved');
    expect(sent).toEqual([
      {
        ...BARE,
        services: ['pickup', 'table'],
        areas: [],
        tables: [SEVEN, { code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/), name: 'Terrace' }],
      },
    ]);
  });

  it('show the address of each table, and copy it', async () => {
    const user = userEvent.setup();
    await open({ ...BARE, services: ['table'] });
    const seven = within(screen.getByRole('group', { name: 'Table 7' }));
    expect(seven.getByText(`${location.origin}/t/T7T7T7`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy the address of Table 7' }));
    expect(await seven.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/t/T7T7T7`);
  });

  it('get a new code with one press, and are removed', async () => {
    await open({ ...BARE, services: ['table'] });
    await press('New code for Table 7');
    await press('Save services and tables');
    await screen.findByText('Services and tables saved');
    expect(sent[0]?.tables).toEqual([{ name: 'Table 7', code: expect.not.stringMatching(SEVEN.code) }]);
    await press('Remove Table 7');
    await press('Save services and tables');
    expect(sent[1]).toMatchObject({ version: 5, tables: [] });
  });

  it('are not saved without a name, nor over what another admin has saved', async () => {
    await open({ ...BARE, services: ['table'] });
    await userEvent.clear(screen.getByLabelText('Name of table 1'));
    await press('Save services and tables');
    expect(screen.getByRole('alert').textContent).toBe('Table 1 needs a name of at most 40 characters.');
    expect(marksOf(screen.getByLabelText('Name of table 1'))).toMatchObject({
      says: 'Table 1 needs a name of at most 40 characters.',
      hasFocus: true,
    });
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText('Name of table 1'), 'One');
    const details = { reason: 'SETTINGS_CHANGED', requestId: 'r', version: 5 };
    answers.push(Response.json({ error: { status: 'ABORTED', message: '', details } }, { status: 409 }));
    await press('Save services and tables');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Another admin has changed/);
  });
});

describe('areas of delivery', () => {
  it('are typed with amounts of the house, and come back as they were typed', async () => {
    await open({ ...BARE, services: ['pickup', 'delivery'] });
    await press('Add an area');
    const area = within(screen.getByRole('group', { name: 'Area 1' }));
    const type = async (label: string, text: string): Promise<void> => {
      await userEvent.clear(area.getByLabelText(label));
      await userEvent.type(area.getByLabelText(label), text);
    };
    await press('Save services and tables');
    expect(screen.getByRole('alert').textContent).toBe('Area 1 needs a name of at most 40 characters.');
    await type('Name', 'Old town');
    await type('Postcodes', '8001, 80*');
    await type('Fee', 'three');
    await press('Save services and tables');
    expect(screen.getByRole('alert').textContent).toBe('Area 1 needs a fee, such as 3.00.');
    expect(marksOf(area.getByLabelText('Fee'))).toEqual({
      isMarked: true,
      says: 'Area 1 needs a fee, such as 3.00.',
      hasFocus: true,
    });
    expect(marksOf(area.getByLabelText('Name')).isMarked).toBe(false);
    await type('Fee', '3');
    await type('Minimum order', '20');
    await type('Free delivery from', '40');
    await userEvent.click(area.getByLabelText('Wednesday, area 1'));
    await press('Save services and tables');
    await screen.findByText('Services and tables saved');
    expect(sent[0]?.areas).toEqual([
      {
        id: expect.any(String),
        name: 'Old town',
        postcodes: ['8001', '80*'],
        fee: 3,
        minimum: 20,
        freeFrom: 40,
        minutes: 30,
        days: [1, 2, 4, 5, 6, 0],
        from: '00:00',
        to: '00:00',
      },
    ]);
    const [saved] = sent[0]?.areas ?? [];
    expect(saved && areaDtoOf(areaValuesOf(saved))).toEqual(saved);
  });
});
