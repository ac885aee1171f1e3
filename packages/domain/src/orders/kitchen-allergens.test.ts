import { describe, expect, it } from 'vitest';
import { aChosenOption, anOrder } from '../testing/builders.ts';
import { kitchenAllergensText } from './kitchen-allergens.ts';
import { onlyLineOf, type OrderLine } from './lines.ts';

const SILENT: OrderLine = { ...onlyLineOf(anOrder()), name: 'Pad Thai', kitchenName: 'PAD' };
const MILD = aChosenOption({ kitchenName: 'MLD' });
const PAD_THAI: OrderLine = {
  ...SILENT,
  options: [MILD],
  allergens: { contains: ['peanuts'], undeclared: ['Mild'] },
};
const TIRAMISU: OrderLine = {
  ...SILENT,
  name: 'Tiramisù',
  kitchenName: null,
  allergens: { contains: ['eggs', 'milk'], undeclared: [] },
};
const RICE: OrderLine = { ...TIRAMISU, name: 'Rice', allergens: { contains: [], undeclared: [] } };

describe('what an order contains, for the kitchen', () => {
  it.each<readonly [words: string, lines: readonly OrderLine[]]>([
    ['Contains eggs, milk, peanuts. Not declared: MLD (PAD)', [PAD_THAI, TIRAMISU, PAD_THAI]],
    ['Contains eggs, milk. Not declared: PAD', [SILENT, TIRAMISU]],
    ['Contains eggs, milk', [TIRAMISU, RICE]],
    ['Contains none of the 14 allergens', [RICE]],
    ['Not declared: PAD', [RICE, SILENT]],
    ['Allergens: not declared', [SILENT]],
  ])('is said as “%s”', (words, lines) => {
    expect(kitchenAllergensText(lines)).toBe(words);
  });

  it('names the food where its own statement is what is missing', () => {
    const line = { ...PAD_THAI, allergens: { contains: ['milk'], undeclared: ['Pad Thai'] } } as const;
    expect(kitchenAllergensText([line])).toBe('Contains milk. Not declared: PAD');
  });
});
