import { describe, expect, it } from 'vitest';
import { MOST } from '../limits/counts.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { readOptionList, type OptionList } from './option-list.ts';

/** Name and price of each option; a price that is not said is null. */
const read = (list: string, currency = 'EUR'): readonly (readonly [string, number | null])[] => {
  const { options, unread } = readOptionList(list, [], currency);
  expect(unread).toEqual([]);
  return options.map(({ name, minor, isPriced }) => [name, isPriced ? minor : null]);
};
const troubles = ({ unread }: OptionList): readonly unknown[] =>
  unread.map(({ line, trouble, came }) => [line, trouble, came]);

describe('a line of a list of options', () => {
  it.each<readonly [string, string, number | null]>([
    ['Ham 1.50', 'Ham', 150],
    ['Ham 1,50', 'Ham', 150],
    ['Extra cheese +0,80', 'Extra cheese', 80],
    ['Extra cheese + 0,80', 'Extra cheese', 80],
    ['Extra cheese+0.80', 'Extra cheese', 80],
    ['No cheese -0.50', 'No cheese', -50],
    ['No cheese \u22120.50', 'No cheese', -50],
    ['No cheese \u2212 0,50 €', 'No cheese', -50],
    ['No cheese -€0.50', 'No cheese', -50],
    ['No cheese €-0.50', 'No cheese', -50],
    ['Olives', 'Olives', null],
    ['Mushrooms\t1.20', 'Mushrooms', 120],
    ['Mushrooms\t\t€ 1,20\t', 'Mushrooms', 120],
    ['Mushrooms\t-1.20', 'Mushrooms', -120],
    ['Mushrooms\tfresh\t1.20', 'Mushrooms fresh', 120],
    ['Mushrooms\t', 'Mushrooms', null],
    ['Ham €1,50', 'Ham', 150],
    ['Ham € 1,50', 'Ham', 150],
    ['Ham 1.50 €', 'Ham', 150],
    ['Ham 1,50€', 'Ham', 150],
    ['Ham€1.50', 'Ham', 150],
    ['Ham $1', 'Ham', 100],
    ['Ham EUR 1.50', 'Ham', 150],
    ['Ham 1,50 Euro', 'Ham', 150],
    ['Ham 1,50 eur', 'Ham', 150],
    ['Ham 2,-', 'Ham', 200],
    ['Ham 0', 'Ham', 0],
    ['- Ham', 'Ham', null],
    ['• Ham', 'Ham', null],
    ['•\tHam\t1.50', 'Ham', 150],
    ['1. Ham', 'Ham', null],
    ['12) Ham 1.50', 'Ham', 150],
    ['-Ham 1.50', 'Ham', 150],
    ['* Ham -0.50', 'Ham', -50],
    ['b) Ham', 'Ham', null],
    ['  Ham   and   egg   1.50  ', 'Ham and egg', 150],
    [`${' '.repeat(1000)}Ham 1.50${' '.repeat(1000)}`, 'Ham', 150],
    ['Ham - 1.50', 'Ham', 150],
    ['Ham \u2013 1,50 €', 'Ham', 150],
    ['Ham: 1.50', 'Ham', 150],
    ['Ham;1.50', 'Ham', 150],
    ['Ham,1.50', 'Ham', 150],
    ['Ham ........ 1.50', 'Ham', 150],
    ['Ham . . . 1.50', 'Ham', 150],
    ['Ham…1.50', 'Ham', 150],
    ['Ham (+0.80)', 'Ham', 80],
    ['Ham (€1,50)', 'Ham', 150],
    ['Wings (6)', 'Wings (6)', null],
    ['Wings (6) 4.50', 'Wings (6)', 450],
    ['Cola 0,33 l 2,50', 'Cola 0,33 l', 250],
    ['Cola 0,33 l', 'Cola 0,33 l', null],
    ['7 Up', '7 Up', null],
    ['7 Up 1.50', '7 Up', 150],
    ['Formaggi 4 1.50', 'Formaggi 4', 150],
    ['Half and half 1/2', 'Half and half 1/2', null],
    ['Open 10:30', 'Open 10:30', null],
    ['Extra incl. 1.50', 'Extra incl.', 150],
    ['Feast 1.234,50', 'Feast', 123_450],
    ['Feast 1 234,50 €', 'Feast', 123_450],
    ['جبنة 1.50', 'جبنة', 150],
    ['جبنة إضافية ١٫٥٠', 'جبنة إضافية', 150],
    ['\u200fجبنة\u200f 1.50\u200f', 'جبنة', 150],
    ['Jalapen\u0303os 0,90', 'Jalape\u00f1os', 90],
    ['Crème fraîche', 'Crème fraîche', null],
    ['老干妈 1.50', '老干妈', 150],
  ])('is a name and a price: %j', (line, name, minor) => {
    expect(read(line)).toEqual([[name, minor]]);
  });

  it.each([
    ['Egg 12 kr.', 'SEK', 1200],
    ['Egg 12:-', 'SEK', 1200],
    ['Egg Fr. 1.50', 'CHF', 150],
    ['Egg 120円', 'JPY', 120],
    ['Egg ￥１２０', 'JPY', 120],
    ['Egg KWD 1.250', 'KWD', 1250],
    ['Egg $1', 'USD', 100],
  ])('has its price in the currency of the house: %s in %s', (line, currency, minor) => {
    expect(read(line, currency)).toEqual([['Egg', minor]]);
  });

  it.each([
    ['Ham 1.505', 'unclear-price', '1.505'],
    ['Ham 1.50.2', 'no-price', '1.50.2'],
    ['Ham €', 'no-price', '€'],
    ['Ham €much', 'no-price', '€much'],
    ['Ham £1', 'no-price', '£1'],
    ['Ham 1.50 USD', 'no-price', '1.50 USD'],
    ['Ham USD 1.50', 'no-price', 'USD 1.50'],
    ['Ham\tmuch', 'no-price', 'much'],
    ['Ham 100000.01', 'no-price', '100000.01'],
    ['Ham -100000.01', 'no-price', '-100000.01'],
    ['1.50', 'no-name', '1.50'],
    ['- 1.50', 'no-name', '- 1.50'],
    ['\u2800 1.50', 'no-name', '1.50'],
    ['•', 'no-name', '•'],
  ])('is said where it cannot be read: %j', (line, trouble, came) => {
    const list = readOptionList(`Olives\n${line}`, [], 'EUR');
    expect(troubles(list)).toEqual([[2, trouble, came]]);
    expect(list.options.map(({ name }) => name)).toEqual(['Olives']);
    expect(list.unread[0]?.text).toBe(line);
  });
});

describe('a list of options', () => {
  it('has empty lines, which count, and any ends of lines', () => {
    expect(read('')).toEqual([]);
    expect(read(' \n\t\r\n\u200f\n')).toEqual([]);
    const { options } = readOptionList('\nHam\r\n\r\n  \r\nEgg 1\rOlives\u2028Corn', [], 'EUR');
    expect(options.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Ham'],
      [5, 'Egg'],
      [6, 'Olives'],
      [7, 'Corn'],
    ]);
  });

  it('has prices that say of each other how they are written', () => {
    expect(read('Feast 1.234\nHam +0,80')).toEqual([
      ['Feast', 123_400],
      ['Ham', 80],
    ]);
  });

  it('takes a name once, also of those that the group has', () => {
    const list = readOptionList('ham 1\nEgg\nOlives\nEGG 2\nEgg €x', ['Ham'], 'EUR');
    expect(troubles(list)).toEqual([
      [1, 'same-name', 'ham'],
      [4, 'same-name', 'EGG'],
      [5, 'no-price', '€x'],
    ]);
    expect(list.options.map(({ name }) => name)).toEqual(['Egg', 'Olives']);
  });

  it('has the longest name that an option can have, and none that is longer', () => {
    const longest = 'é'.repeat(LIMITS.name);
    expect(read(`${longest} 1.50`)).toEqual([[longest, 150]]);
    const letters = 'x'.repeat(10_000);
    const list = readOptionList(`${longest}e 1.50\n${letters}\n${letters} 1.50\nHam`, [], 'EUR');
    expect(troubles(list)).toEqual([
      [1, 'long-name', longest],
      [2, 'long-name', 'x'.repeat(LIMITS.name)],
      [3, 'long-name', 'x'.repeat(LIMITS.name)],
    ]);
    expect(list.options.map(({ name }) => name)).toEqual(['Ham']);
  });

  it('has as many options as a group, and of 500 lines names those that are too many', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `Topping ${index}a 1.50`);
    const list = readOptionList(lines.join('\n'), ['Ham'], 'EUR');
    expect(list.options).toHaveLength(MOST.options - 1);
    expect(list.unread).toHaveLength(500 - MOST.options + 1);
    expect(list.unread[0]).toMatchObject({ line: MOST.options, trouble: 'too-many-options', came: 'Topping 199a' });
  });

  it('is read to its end, whatever stands in it', () => {
    const dots = `${'.'.repeat(540)}x 1`; // without care these would take for ever
    const lines = ['1 '.repeat(280), '.'.repeat(560), '-+€'.repeat(180), ' '.repeat(10_000), '1,'.repeat(280), dots];
    const { options, unread } = readOptionList([...lines, 'Ham'].join('\n'), [], 'EUR');
    expect(options.map(({ name }) => name)).toEqual(['Ham']);
    expect(unread.map(({ line }) => line)).toEqual([1, 2, 3, 5, 6]);
  });
});
