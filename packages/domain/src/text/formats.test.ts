import { describe, expect, it } from 'vitest';
import { formatServedAt } from '../foods/mealtimes.ts';
import { formatDifference, formatMoney } from '../money/money.ts';
import { parsePrice, signOf } from '../money/parse-price.ts';
import { formatShare } from '../money/tax.ts';
import { inLocale } from '../testing/in-locale.ts';
import { compareNames, listFormat } from './formats.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('in the language of whoever reads', () => {
  it.each([
    ['en-US', ['$1,234.50', '¥12,500', '−€0.50', '8.875%', 'a, b, and c']],
    ['de-DE', ['1.234,50 $', '12.500 ¥', '−0,50 €', '8,875 %', 'a, b und c']],
    ['fr-FR', ['1 234,50 $US', '12 500 JPY', '−0,50 €', '8,875 %', 'a, b et c']],
    ['it-IT', ['1234,50 USD', '12.500 JPY', '−0,50 €', '8,875%', 'a, b e c']],
  ])('are amounts, shares and lists: %s', (tag, said) => {
    const speak = (): readonly string[] =>
      [
        formatMoney(123_450, 'USD'),
        formatMoney(12_500, 'JPY'),
        formatDifference(-50, 'EUR'),
        formatShare(8875),
        listFormat().format(['a', 'b', 'c']),
      ].map(plain);
    expect(inLocale(tag, speak)).toEqual(said);
    // One process speaks all of them in turn.
    expect(speak()[0]).toBe('$1,234.50');
  });

  it('are the lists within a sentence', () => {
    const lunches = { mealtimes: ['lunch', 'dinner'], served: [] };
    expect([formatServedAt(lunches), inLocale('de-DE', () => formatServedAt(lunches))]).toEqual([
      'lunch and dinner',
      'lunch und dinner',
    ]);
  });

  it('are names sorted: what Swedes have at the end, Germans have at the beginning', () => {
    const sorted = (): readonly string[] => ['Zucchini', 'Äpfel', 'Ananas', 'Öl'].toSorted(compareNames);
    expect(inLocale('de-DE', sorted)).toEqual(['Ananas', 'Äpfel', 'Öl', 'Zucchini']);
    expect(inLocale('sv-SE', sorted)).toEqual(['Ananas', 'Zucchini', 'Äpfel', 'Öl']);
  });

  it('is what a program sends read as in any other', () => {
    const read = (): readonly unknown[] => [parsePrice('A$12.50', 'AUD'), parsePrice('12.50', 'AUD'), signOf('AUD')];
    expect(read()).toEqual([1250, 1250, 'A$']);
    expect(inLocale('de-DE', read)).toEqual([1250, 1250, 'AU$']);
  });
});
