import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { MoneyForm } from './money-form.tsx';
import { renderPart } from './testing-part.tsx';
import { houseServer } from '../../../test/house-server.ts';

const BARE = toHouseDto(DEFAULT_SETTINGS);

let sent: readonly HouseDto[];
let answers: Response[];

beforeEach(() => {
  ({ sent, answers } = houseServer());
});

const open = (house: HouseDto = BARE): ReturnType<typeof renderPart> => renderPart(MoneyForm, house);
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const save = (): Promise<void> => press('Save the money settings');

describe('the money of the house', () => {
  it('is saved beside all other settings, and the next save with the new version', async () => {
    open();
    await press('Add a rate');
    const rate = within(screen.getByRole('group', { name: 'Rate 1' }));
    await userEvent.type(rate.getByLabelText('Name'), 'Food');
    await userEvent.type(rate.getByLabelText('Rate'), '8,875');
    await userEvent.click(screen.getByLabelText('It comes on top'));
    await userEvent.click(screen.getByLabelText('Give a voucher with every fifth order that was delivered'));
    await save();
    await screen.findByText('Money settings saved');
    const wanted = {
      ...BARE,
      currency: 'USD',
      tax: { inclusive: false, rates: [{ id: 'food', name: 'Food', percent: 8.875 }] },
      voucher: { amount: 5, minimum: 10 },
    };
    expect(sent).toEqual([wanted]);
    await press('Remove rate 1');
    await save();
    expect(sent[1]).toEqual({ ...wanted, version: 1, tax: { inclusive: false, rates: [] } });
  });

  it('is saved beside a stored special day that no house may have now', async () => {
    const day = { services: ['pickup' as const], hours: [], message: null };
    open({ ...BARE, exceptions: [{ ...day, from: '0026-12-31', to: '0026-12-31' }] });
    await press('Add a rate');
    await save();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
    await press('Remove rate 1');
    await save();
    await screen.findByText('Money settings saved');
  });

  it('is not saved while a row of taxes is new or gone', async () => {
    const { onDirty } = open();
    await press('Add a rate');
    expect(onDirty).toHaveBeenLastCalledWith(true);
    await press('Remove rate 1');
    await save();
    await screen.findByText('Money settings saved');
    expect(onDirty).toHaveBeenLastCalledWith(false);
  });

  it('is not sent with a wrong rate: it is said at its field, which has the focus', async () => {
    open({ ...BARE, tax: { inclusive: true, rates: [{ id: 'vat', name: 'VAT', percent: 19 }] } });
    await type('Rate', 'much');
    await save();
    expect(screen.getByText('A percentage from 0 to 50')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Rate'));
    expect(sent).toEqual([]);
  });

  it('has a currency, of which amounts have the decimals', async () => {
    open({ ...BARE, currency: 'JPY', voucher: { amount: 500, minimum: 1000 } });
    expect(screen.getByLabelText<HTMLInputElement>('Worth').value).toBe('500');
    await type('Prices are in', 'E');
    await save();
    expect(screen.getByText(/A currency of the list, such as EUR/)).toBeTruthy();
    await type('Prices are in', 'kwd');
    await type('Worth', '0.500');
    answers.push(
      Response.json(
        { error: { code: 400, message: '', details: { reason: 'INVALID_FIELDS', fields: { currency: 'JPY has 0' } } } },
        { status: 400 },
      ),
    );
    await save();
    expect(sent).toMatchObject([{ currency: 'KWD', voucher: { amount: 0.5, minimum: 1000 } }]);
    expect(await screen.findByText(/one with as many decimals/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Prices are in'));
  });

  it('says in a sentence that amounts of another part have too many decimals for a currency', async () => {
    const area = { id: 'old', name: 'Old town', postcodes: [], fee: 2.5, minimum: 0, freeFrom: null, minutes: 9 };
    open({ ...BARE, areas: [{ ...area, days: [1], from: '11:00', to: '22:00' }] });
    await type('Prices are in', 'JPY');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('Other settings cannot be saved as they are');
    expect(sent).toEqual([]);
  });
});
