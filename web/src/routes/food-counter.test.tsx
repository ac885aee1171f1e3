import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainLine } from '../features/ordering/basket/basket.ts';
import { changeBasket, currentBasket, putIntoBasket } from '../features/ordering/basket/basket-store.ts';
import { DOUBLE_PRESS_MS } from '../ui/use-deaf-at-first.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 12 });
const TEA = aFood({ id: 'tea', name: 'Tea', quantity: 12, createdAtMs: 2 });
const SPICY = { ...plainLine(PHO), note: 'spicy' };

/** The width of the window. */
let width = 390;

beforeEach(() => {
  width = 390;
  changeBasket((basket) => ({ ...basket, lines: [] }));
  history.replaceState(null, '');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
    ...Object.fromEntries(
      ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'].map((name) => [
        name,
        () => undefined,
      ]),
    ),
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const adding = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Put Pho into the basket' });
const less = (): HTMLElement | null => screen.queryByRole('button', { name: 'Take one Pho out of the basket' });
const cardText = (): string | null | undefined =>
  less()?.closest('article')?.querySelector('[data-less] + *')?.textContent;
const quantities = (): readonly number[] => currentBasket().lines.map(({ quantity }) => quantity);

describe('the plus sign of a food', () => {
  it('is the same button with a minus and the number beside it, once the food is in the basket', async () => {
    await renderScreen('/inventory', { foods: [PHO, TEA] });
    const add = await adding();
    expect(less()).toBeNull();
    add.focus();
    await press(add);
    await press(add);
    expect([cardText(), await adding(), document.activeElement]).toEqual(['22 of Pho in the basket', add, add]);
    expect(document.querySelectorAll('[data-less]').length).toBe(1);
    const described = document.getElementById(add.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('2 of Pho in the basket');
    await press(less());
    expect([cardText(), quantities()]).toEqual(['11 of Pho in the basket', [1]]);
  });

  it('has the focus of the minus after the last portion, and no key that is held puts it back', async () => {
    putIntoBasket(plainLine(PHO));
    await renderScreen('/inventory', { foods: [PHO] });
    const add = await adding();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    less()?.focus();
    await press(less());
    expect([less(), quantities(), document.activeElement]).toEqual([null, [], add]);
    expect(add.getAttribute('aria-describedby')).toBeNull();
    await press(add);
    expect(quantities()).toEqual([]);
    vi.advanceTimersByTime(DOUBLE_PRESS_MS);
    await press(add);
    expect(quantities()).toEqual([1]);
  });

  it('opens no food with the second press of a double press on the last minus, and one later', async () => {
    putIntoBasket(plainLine(PHO));
    const { pathname } = await renderScreen('/inventory', { foods: [PHO] });
    await adding();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const at = (clientX: number): object => ({ detail: 1, clientX, clientY: 300 });
    await act(async () => void fireEvent.click(less() ?? document.body, at(200)));
    const link = screen.getByRole('link', { name: 'Pho' });
    await act(async () => void fireEvent.click(link, { ...at(203), detail: 2 }));
    expect(pathname()).toBe('/inventory');
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Put Pho into the basket' }), at(260)),
    );
    expect(quantities()).toEqual([1]);
    vi.advanceTimersByTime(DOUBLE_PRESS_MS);
    vi.useRealTimers();
    await act(async () => void fireEvent.click(link, at(203)));
    expect(pathname()).toBe('/user/pho');
  });

  it('counts all lines of its food, takes from the plain one, and then opens the basket on the other', async () => {
    putIntoBasket(plainLine(TEA));
    putIntoBasket({ ...SPICY, quantity: 3 });
    putIntoBasket(plainLine(PHO));
    await renderScreen('/inventory', { foods: [PHO, TEA] });
    await adding();
    expect(cardText()).toBe('44 of Pho in the basket');
    await act(async () => void fireEvent.click(less() ?? document.body, { detail: 1 }));
    expect(quantities()).toEqual([1, 3]);
    const change = screen.getByRole('button', { name: 'Change Pho in the basket' });
    await act(async () => void fireEvent.click(change, { detail: 1, clientX: 90, clientY: 90 }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    expect(document.activeElement).toBe(within(basket).getByRole('listitem', { name: 'Pho' }));
    expect(quantities()).toEqual([1, 3]);
  });

  it('counts half and half at both of its foods, and opens the basket on it from either', async () => {
    putIntoBasket({ ...plainLine(PHO), halfFoodId: 'tea', name: '½ Pho + ½ Tea' });
    await renderScreen('/inventory', { foods: [PHO, TEA] });
    for (const name of ['Pho', 'Tea']) expect(await screen.findByText(`1 of ${name} in the basket`)).toBeDefined();
    const change = screen.getByRole('button', { name: 'Change Tea in the basket' });
    await act(async () => void fireEvent.click(change, { detail: 1, clientX: 90, clientY: 90 }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    expect(document.activeElement).toBe(within(basket).getByRole('listitem', { name: '½ Pho + ½ Tea' }));
  });

  it('shows the line in the panel of a wide window, each time', async () => {
    width = 1280;
    putIntoBasket(plainLine(TEA));
    putIntoBasket(SPICY);
    await renderScreen('/inventory', { foods: [PHO, TEA] });
    const panel = await screen.findByRole('complementary', { name: 'Your basket' });
    const change = await screen.findByRole('button', { name: 'Change Pho in the basket' });
    for (const _time of ['first', 'second']) {
      change.focus();
      await press(change);
      expect(document.activeElement).toBe(within(panel).getByRole('listitem', { name: 'Pho' }));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the choices of a food that has some, however many are in the basket', async () => {
    putIntoBasket({ ...SPICY, chosen: 'Large', sizeId: 'large' });
    await renderScreen('/inventory', { foods: [{ ...PHO, leastExtraMinor: 100 }] });
    await press(await adding());
    expect(await screen.findByRole('dialog', { name: 'Order Pho' })).toBeDefined();
    expect(quantities()).toEqual([1]);
  });

  it('is not there, nor a minus, at a food that has sold out since', async () => {
    putIntoBasket(plainLine(PHO));
    await renderScreen('/inventory', { foods: [{ ...PHO, quantity: 0 }, TEA] });
    await screen.findByRole('button', { name: 'Put Tea into the basket' });
    expect(document.querySelectorAll('[data-less], [data-add]').length).toBe(1);
  });
});
