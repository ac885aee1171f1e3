import { describe, expect, it } from 'vitest';
import { readGloriaFood } from './gloriafood.ts';
import { heldFoods } from './moved-foods.ts';
import type { MovedMenu } from './moved-menu.ts';

const LONG = 'Margherita '.repeat(9).trim(); // longer than a name in the kitchen, not than that of a food

function read(item: object): MovedMenu {
  return readGloriaFood(
    { categories: [{ id: 1, name: 'Pizza', items: [{ id: 1, name: 'Margherita', ...item }] }] },
    'EUR',
  );
}

describe('a name for the kitchen', () => {
  const ofItem = (name: unknown): object => ({ menu_item_kitchen_internal_name: name });
  const ofOption = (name: unknown): object => ({ menu_option_kitchen_internal_name: name });

  it.each<readonly [string, object, string | null]>([
    ['of an item', { extras: ofItem('MARG') }, 'MARG'],
    ['beside its extras', ofItem('MARG'), 'MARG'],
    ['in both places', { extras: ofItem('MARG'), ...ofItem('M') }, 'MARG'],
    ['of digits', { extras: ofItem(12) }, '12'],
    ['with blanks', { extras: ofItem(' MARG \n 1 ') }, 'MARG 1'],
    ['too long', { extras: ofItem('M'.repeat(81)) }, 'M'.repeat(80)],
    ['in other letters', { extras: ofItem('margherita') }, 'margherita'],
    ['that is the name', { extras: ofItem(' Margherita ') }, null],
    ['that is a long name', { name: LONG, extras: ofItem(LONG) }, null],
    ['that is the name once it is cut', { name: 'M'.repeat(80), extras: ofItem('M'.repeat(99)) }, null],
    ['of blanks', { extras: ofItem(' ') }, null],
    ['of null', { extras: ofItem(null) }, null],
    ['that is none', { extras: ofItem({ name: 'MARG' }) }, null],
    ['of an option, which an item has not', { extras: ofOption('MARG') }, null],
    ['without extras', { extras: null }, null],
  ])('%s', (_what, item, kitchenName) => {
    const menu = read(item);
    const [held] = heldFoods(menu, { supplier: 'Ann', atMs: 0 });
    expect(held?.food.kitchenName).toBe(kitchenName);
    expect('kitchenName' in (menu.foods[0] ?? {})).toBe(kitchenName !== null);
    expect(menu.notes).toEqual([]);
  });

  it.each<readonly [string, object, string | null]>([
    ['of an option', { extras: ofOption('CRN') }, 'CRN'],
    ['beside its extras', ofOption(' CRN '), 'CRN'],
    ['that is the name', { extras: ofOption('Corn') }, null],
    ['that is a long name', { name: LONG, extras: ofOption(LONG) }, null],
    ['of an item, which an option has not', { extras: ofItem('CRN') }, null],
    ['without extras', {}, null],
  ])('%s', (_what, option, kitchenName) => {
    const { groups } = read({ groups: [{ name: 'Toppings', options: [{ name: 'Corn', ...option }] }] });
    expect(groups[0]?.options[0]?.kitchenName).toBe(kitchenName);
  });
});

describe('the types of orders of an item', () => {
  it.each<readonly [unknown, string | null]>([
    [undefined, null],
    [null, null],
    [[], null],
    ['pickup', null],
    [[null, {}], null],
    [['pickup', 'delivery', 'dine_in'], null],
    [['Dine-In', 'order_ahead', 'PICKUP', 'delivery'], null],
    [['pickup'], 'pickup'],
    [['pickup', ' delivery '], 'pickup, delivery'],
    [['catering', 7], 'catering, 7'],
  ])('%j are noted where they are not all', (types, came) => {
    const notes = came === null ? [] : [{ where: ['Pizza', 'Margherita'], trouble: 'order-types', came }];
    const field = { menu_item_order_types: types };
    for (const item of [{ extras: field }, field]) {
      const menu = read(item);
      expect([menu.notes, menu.foods.length]).toEqual([notes, 1]);
    }
  });
});

describe('the picture of an item', () => {
  const [small, large] = ['https://cdn.example.com/small.jpg', 'https://cdn.example.com/large.jpg'];

  it.each<readonly [object, string | null]>([
    [{}, null],
    [{ picture: small }, small],
    [{ picture_url: small }, small],
    [{ image: small }, small],
    [{ image_url: ` ${small} ` }, small],
    [{ picture: small, picture_hi_res: large }, large],
    [{ picture: small, picture_hi_res: '' }, small],
    [{ image: small, picture: 2939, picture_id: 2939 }, small],
    [{ picture: '2939' }, null],
    [{ picture_id: 2939 }, null],
    [{ picture: 'http://cdn.example.com/small.jpg' }, null],
    [{ picture: 'https://127.0.0.1/small.jpg' }, null],
    [{ picture: { url: small } }, null],
  ])('%j', (item, picture) => {
    const menu = read(item);
    expect([menu.foods[0]?.picture, menu.notes]).toEqual([picture, []]);
  });
});
