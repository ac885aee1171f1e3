import { afterEach, describe, expect, it, vi } from 'vitest';
import { csvOf } from './csv.ts';
import type { Column } from './column.ts';

const COLUMNS: readonly Column<readonly [string, number]>[] = [
  { label: 'Word', cell: ([word]) => word, value: ([word]) => word },
  { label: 'Buttons', cell: () => 'Delete' },
  { label: 'Count', cell: ([, count]) => count, value: ([, count]) => count },
];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an exported table', () => {
  it('has the names of the columns that have a value, and a line for each row', () => {
    expect(csvOf([['soup', 3]], COLUMNS)).toBe('"Word","Count"\r\n"soup",3');
  });

  it.each([
    ['a comma', 'soup, hot', '"soup, hot"'],
    ['a quote', 'the "best"', '"the ""best"""'],
    ['a line break', 'soup\nhot', '"soup\nhot"'],
    ['a formula', '=1+1', `"'=1+1"`],
    ['a formula with quotes', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a formula behind a semicolon', "x;=cmd|' /C calc'!A0", `"x;'=cmd|' /C calc'!A0"`],
    ['a formula behind a semicolon and a blank', 'x; +1+1', `"x; '+1+1"`],
    ['a formula behind a tab', 'x\t@SUM(1)', `"x\t'@SUM(1)"`],
    ['a formula of full width', '＝1+1', `"'＝1+1"`],
    ['a hyphen within', 'sugar-free', '"sugar-free"'],
    ['a tab at its beginning', '\tsoup', `"'\tsoup"`],
  ])('escapes %s', (_what, word, field) => {
    expect(csvOf([[word, 1]], COLUMNS)).toBe(`"Word","Count"\r\n${field},1`);
  });

  it('has numbers as numbers, also below zero', () => {
    expect(csvOf([['soup', -3.5]], COLUMNS)).toBe(`"Word","Count"\r\n"soup",-3.5`);
  });

  it('ends cells with semicolons where decimals have a comma, and a formula may begin behind either', () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    expect(csvOf([['a,=1+1', 1.5]], COLUMNS)).toBe(`"Word";"Count"\r\n"a,'=1+1";1,5`);
  });

  it('adds a quote to those before a sign: it is taken away again where the table comes back', () => {
    expect(csvOf([["'=1", 1]], COLUMNS)).toBe(`"Word","Count"\r\n"''=1",1`);
  });
});
