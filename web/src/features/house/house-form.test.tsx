import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'react-hot-toast';
import { beforeAll, beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { asksBeforeLeaving } from '../../test/asks-before-leaving.ts';
import { LazyGuard } from '../../ui/guard-unsaved.tsx';
import { HouseForm } from './house-form.tsx';
import { houseServer } from './testing.ts';

const BARE = toHouseDto(DEFAULT_SETTINGS);

let sent: readonly HouseDto[];
let answers: Response[];

beforeAll(LazyGuard.load);

beforeEach(() => {
  ({ sent, answers } = houseServer());
});

function open(house: HouseDto = BARE): { readonly onReload: Mock<() => void> } {
  const onReload = vi.fn<() => void>();
  render(
    <>
      <HouseForm house={house} onSaved={() => undefined} onReload={onReload} />
      <Toaster />
    </>,
  );
  return { onReload };
}
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the settings of the house', () => {
  it('are asked about before a change of them is lost, until it is saved', async () => {
    open();
    expect(asksBeforeLeaving()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
    const rate = within(screen.getByRole('group', { name: 'Rate 1' }));
    await userEvent.type(rate.getByLabelText('Name'), 'Food');
    await userEvent.type(rate.getByLabelText('Rate'), '7');
    await waitFor(() => {
      expect(asksBeforeLeaving()).toBe(true);
    });
    await save();
    await screen.findByText('The house is up to date');
    expect(asksBeforeLeaving()).toBe(false);
    await type('Time zone', 'Europe/Berlin');
    await waitFor(() => {
      expect(asksBeforeLeaving()).toBe(true);
    });
  });

  it('are sent whole with the version that was read, and the next save with the new one', async () => {
    open();
    await type('Time zone', 'Europe/Berlin');
    await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
    const rate = within(screen.getByRole('group', { name: 'Rate 1' }));
    await userEvent.type(rate.getByLabelText('Name'), 'Food');
    await userEvent.type(rate.getByLabelText('Rate'), '8,875');
    await userEvent.click(screen.getByLabelText('It comes on top'));
    await userEvent.click(screen.getByLabelText('Give a voucher with every fifth order that was delivered'));
    await userEvent.click(screen.getByLabelText('Answer every order within some minutes'));
    await userEvent.click(screen.getByLabelText('Take orders for later'));
    await type('Minutes before it, at least', '90');
    await userEvent.click(screen.getByLabelText('Promise a time with every order'));
    await userEvent.click(screen.getByLabelText('Warn them, and take no orders until a screen listens again'));
    await userEvent.click(screen.getByLabelText('People may order without an account'));
    await save();
    await screen.findByText('The house is up to date');
    const wanted = {
      version: 0,
      currency: 'USD',
      timeZone: 'Europe/Berlin',
      dayStart: '04:00',
      tax: { inclusive: false, rates: [{ id: 'food', name: 'Food', percent: 8.875 }] },
      voucher: { amount: 5, minimum: 10 },
      answerMinutes: 3,
      queuedAnswerMinutes: 15,
      later: { minMinutes: 90, maxDays: 1 },
      prepMinutes: 20,
      whenNobodyListens: 'pause',
      guestOrders: true,
    };
    expect(sent).toEqual([wanted]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove rate 1' }));
    await save();
    expect(sent[1]).toEqual({ ...wanted, version: 1, tax: { inclusive: false, rates: [] } });
  });

  it('are sent with the mealtimes that have hours, and with none where they were taken away', async () => {
    open();
    fireEvent.change(screen.getByLabelText('Dinner from'), { target: { value: '17:00' } });
    await save();
    expect(screen.getByText('A time such as 11:00, or none of both')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Dinner to'), { target: { value: '22:00' } });
    await save();
    await screen.findByText('The house is up to date');
    const dinner = { mealtimes: { dinner: { from: '17:00', to: '22:00' } }, enforceMealtimes: true };
    expect(sent).toMatchObject([dinner]);
    for (const name of ['Dinner from', 'Dinner to'])
      fireEvent.change(screen.getByLabelText(name), { target: { value: '' } });
    await save();
    expect(sent).toMatchObject([dinner, { version: 1, mealtimes: {} }]);
  });

  it('end mealtimes that the house had', async () => {
    open({ ...BARE, mealtimes: { lunch: { from: '11:00', to: '14:00' } }, enforceMealtimes: false });
    expect(screen.getByLabelText<HTMLInputElement>('Refuse orders of what is not served now').checked).toBe(false);
    for (const name of ['Lunch from', 'Lunch to'])
      fireEvent.change(screen.getByLabelText(name), { target: { value: '' } });
    await save();
    await screen.findByText('The house is up to date');
    expect(sent).toMatchObject([{ mealtimes: {}, enforceMealtimes: false }]);
  });

  it('are not sent with a wrong entry: it is said at its field, which has the focus', async () => {
    open({ ...BARE, tax: { inclusive: true, rates: [{ id: 'vat', name: 'VAT', percent: 19 }] } });
    await type('Rate', 'much');
    await type('Time zone', 'Mars/Olympus');
    await userEvent.click(screen.getByLabelText('Answer every order within some minutes'));
    await type('Minutes to answer', '61');
    await type('Minutes after opening, if it came before', '121');
    await userEvent.click(screen.getByLabelText('Promise a time with every order'));
    await type('Minutes to prepare', '241');
    await save();
    expect(screen.getByText('A percentage from 0 to 50')).toBeTruthy();
    expect(screen.getByText('Minutes from 1 to 60')).toBeTruthy();
    expect(screen.getByText('Minutes from 1 to 120')).toBeTruthy();
    expect(screen.getByText('Minutes from 1 to 240')).toBeTruthy();
    expect(screen.getByText('A time zone of the list, such as Europe/Berlin')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Time zone'));
    expect(sent).toEqual([]);
  });

  it('have a currency, of which amounts have the decimals', async () => {
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

  it('are kept as typed when another admin was faster, until theirs are asked for', async () => {
    const { onReload } = open();
    answers.push(
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 }),
    );
    await type('Time zone', 'Asia/Tokyo');
    await save();
    await screen.findByText(/Another admin has changed these settings meanwhile/);
    expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('Asia/Tokyo');
    expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('say in a sentence that they could not be saved', async () => {
    open();
    answers.push(new Response('', { status: 503 }));
    await save();
    await screen.findByRole('alert');
    await save();
    expect(await screen.findByText('The house is up to date')).toBeTruthy();
  });
});
