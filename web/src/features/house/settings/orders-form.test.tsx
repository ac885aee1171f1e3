import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OrdersForm } from './orders-form.tsx';
import { renderPart } from './testing-part.tsx';
import { houseServer } from '../../../test/house-server.ts';

const BARE = toHouseDto(DEFAULT_SETTINGS);

let sent: readonly HouseDto[];
let answers: Response[];

beforeEach(() => {
  ({ sent, answers } = houseServer());
});

const open = (house: HouseDto = BARE): ReturnType<typeof renderPart> => renderPart(OrdersForm, house);
const tick = (label: string): Promise<void> => userEvent.click(screen.getByLabelText(label));
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save order settings' }));

describe('the rules of orders', () => {
  it('are sent with all other settings and the version that was read, and the next save with the new one', async () => {
    open();
    await tick('Reject orders nobody answers in time');
    await tick('Take orders for later');
    await type('Earliest, from now', '90');
    expect(screen.getByRole('textbox', { name: 'Earliest, from now, min' })).toBeTruthy();
    await tick('Promise a time with every order');
    await tick('Warn them, and take no orders until a screen rings again');
    await tick('People may order without an account');
    await tick('Guests must agree to the use of their name and phone');
    await type('In one order, at most', '60');
    expect(screen.getByLabelText<HTMLInputElement>('Confirm').checked).toBe(true);
    await tick('Order and pay');
    await save();
    await screen.findByText('Order settings saved');
    const wanted = {
      ...BARE,
      answerMinutes: 3,
      queuedAnswerMinutes: 15,
      later: { minMinutes: 90, maxDays: 1 },
      prepMinutes: 20,
      whenNobodyListens: 'pause',
      guestOrders: true,
      askConsent: true,
      maxPortions: 60,
      orderWords: 'order-and-pay',
    };
    expect(sent).toEqual([wanted]);
    await tick('Promise a time with every order');
    await save();
    expect(sent[1]).toEqual({ ...wanted, version: 1, prepMinutes: null });
  });

  it('are not sent with a wrong entry: it is said at its field, and the first has the focus', async () => {
    open();
    await tick('Promise a time with every order');
    await type('Time to prepare', '241');
    await tick('Reject orders nobody answers in time');
    await type('Time to answer', '61');
    await type('After opening, if ordered before', '121');
    await save();
    expect(screen.getByText('Minutes from 1 to 60')).toBeTruthy();
    expect(screen.getByText('Minutes from 1 to 120')).toBeTruthy();
    expect(screen.getByText('Minutes from 1 to 240')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Time to answer'));
    expect(sent).toEqual([]);
  });

  it('are kept as typed when another admin was faster, until theirs are asked for', async () => {
    const { onReload } = open();
    answers.push(
      Response.json({ error: { code: 409, message: '', details: { reason: 'SETTINGS_CHANGED' } } }, { status: 409 }),
    );
    await tick('Promise a time with every order');
    await type('Time to prepare', '35');
    await save();
    await screen.findByText(/Another admin has changed these settings meanwhile/);
    expect(screen.getByLabelText<HTMLInputElement>('Time to prepare').value).toBe('35');
    expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('say in a sentence that they could not be saved', async () => {
    open();
    await tick('Take orders for later');
    answers.push(new Response('', { status: 503 }));
    await save();
    await screen.findByRole('alert');
    await save();
    expect(await screen.findByText('Order settings saved')).toBeTruthy();
  });

  it('say in a sentence what the house does not take of another part', async () => {
    open();
    await tick('Take orders for later');
    const fields = { timeZone: 'expected a time zone such as Europe/Berlin' };
    answers.push(
      Response.json(
        { error: { code: 400, message: '', details: { reason: 'INVALID_FIELDS', fields } } },
        { status: 400 },
      ),
    );
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(fields.timeZone);
  });
});
