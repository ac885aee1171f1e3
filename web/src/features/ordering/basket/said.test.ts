import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leave, publish } from '../../../data/session-store.ts';
import { changeBasket, currentBasket, putIntoBasket } from './basket-store.ts';
import { EMPTY, plainLine } from './basket.ts';
import { NO_CONTACT, NO_FULFILMENT_CHOICE } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { forgetFulfilmentChoice, keepFulfilmentChoice, knownFulfilmentChoice, saidIn, say } from './said.ts';

const SEVEN = { kind: 'table', code: 'T7T7T7' } as const;
const THREE_HOURS = 3 * 60 * 60_000;
const CONTACT = { name: 'Ann', phone: '030 1234' };

const signIn = (uid: string, role: 'user' | 'guest' = 'user'): void => {
  publish({ status: 'signed-in', user: { uid, email: `${uid}@example.com`, displayName: uid, role } });
};
const contact = (): unknown => saidIn(currentBasket()).contact;

beforeEach(() => {
  changeBasket(() => EMPTY);
  publish({ status: 'signed-out', hasLeft: false });
});

describe('what is said in a checkout', () => {
  it('is known for three hours, and forgotten when nothing is said any more', () => {
    vi.useFakeTimers();
    keepFulfilmentChoice(SEVEN);
    vi.advanceTimersByTime(THREE_HOURS - 1);
    expect(knownFulfilmentChoice()).toEqual(SEVEN);
    vi.advanceTimersByTime(1);
    expect(knownFulfilmentChoice()).toEqual(NO_FULFILMENT_CHOICE);
    vi.useRealTimers();
    keepFulfilmentChoice(SEVEN);
    forgetFulfilmentChoice();
    expect(knownFulfilmentChoice()).toEqual(NO_FULFILMENT_CHOICE);
  });

  it('lasts as long as the page where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    keepFulfilmentChoice(SEVEN);
    expect(knownFulfilmentChoice()).toEqual(SEVEN);
    vi.unstubAllGlobals();
  });

  it('is theirs who log in, and who order as guests before, but not another account’s', () => {
    signIn('g1', 'guest');
    say({ contact: CONTACT });
    signIn('ann');
    expect(contact()).toEqual(CONTACT);
    say({ wantedAt: null });
    leave({ hasLeft: true, wasRefused: true }); // the server ended the session: Ann goes on after the login
    expect(contact()).toEqual(NO_CONTACT);
    signIn('bob');
    expect(contact()).toEqual(NO_CONTACT);
    signIn('ann');
    expect(contact()).toEqual(CONTACT);
  });

  it('goes with a sign-out, and so does the basket with its notes', () => {
    signIn('ann');
    putIntoBasket({ ...plainLine(aFood()), note: 'no nuts, Anna in room 12' });
    say({ contact: CONTACT, how: { kind: 'delivery', code: '', place: { address: '12 Secret Street' } } });
    leave({ hasLeft: true });
    expect(localStorage.getItem('basket')).not.toMatch(/Secret|Anna|030 1234/);
    expect(currentBasket()).toEqual(EMPTY);
  });
});
