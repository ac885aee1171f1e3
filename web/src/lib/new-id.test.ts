import { describe, expect, it } from 'vitest';
import { freshId, newId } from './new-id.ts';

describe('an id for something new', () => {
  it('is its name in plain letters, and one that nobody has or had', () => {
    expect(newId('Crème brûlée!', [])).toBe('creme-brulee');
    expect(newId('Soups', ['soups', 'soups-2'])).toBe('soups-3');
  });

  it('differs for names without Latin letters', () => {
    const [cheese, egg] = [newId('チーズ', []), newId('卵', [])];
    expect(cheese).toMatch(/^choice-[a-f0-9]{8}$/);
    expect(egg).not.toBe(cheese);
  });

  it('is another one each time where nobody remembers which there were', () => {
    const [soups, again] = [freshId('Soups'), freshId('Soups')];
    expect(soups).toMatch(/^soups-[a-f0-9]{8}$/);
    expect(again).not.toBe(soups);
    expect(freshId('チーズ')).toMatch(/^choice-[a-f0-9]{8}$/);
    expect(freshId('x'.repeat(60))).toHaveLength(39);
  });
});
