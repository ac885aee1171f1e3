import { expect, it, vi } from 'vitest';
import { kitchenAllergensText } from '../orders/kitchen-allergens.ts';
import { toTrackDto } from '../orders/contracts/track.ts';
import { anOrder } from '../testing/index.ts';
import {
  ALLERGENS,
  allergensText,
  allergenWord,
  DIET_TAGS,
  dietsList,
  dietWord,
  wholeStatement,
} from './declarations.ts';
import { formatServedAt, mealtimeLabel, MEALTIMES, mealtimeWord } from './mealtimes.ts';

vi.mock('./texts.ts', async (original) => {
  const { keysAsTexts } = await import('../testing/keys-as-texts.ts');
  return keysAsTexts(await original());
});

it('every allergen, diet and mealtime is read as its text', () => {
  const key = (code: string): string => code.replace('-f', 'F');
  expect(ALLERGENS.map(allergenWord)).toEqual(ALLERGENS.map((code) => `<${code}>`));
  expect(DIET_TAGS.map(dietWord)).toEqual(DIET_TAGS.map((code) => `<${key(code)}>`));
  expect(MEALTIMES.map(mealtimeWord)).toEqual(MEALTIMES.map((code) => `<${code}>`));
  expect(MEALTIMES.map(mealtimeLabel)).toEqual(MEALTIMES.map((code) => `<${code}Label>`));
});

it('sentences and papers say the texts', () => {
  const allergens = wholeStatement(['eggs', 'nuts'] as const);
  const lines = anOrder().lines.map((line) => ({ ...line, allergens }));
  expect(allergensText(allergens)).toBe('Contains: <eggs>, <nuts>');
  expect(kitchenAllergensText(lines)).toBe('Contains <eggs>, <nuts>');
  expect(toTrackDto(anOrder({ lines })).lines[0]?.contains).toBe('Contains: <eggs>, <nuts>');
  expect(dietsList(['vegan', 'gluten-free'])).toBe('<vegan>, <glutenFree>');
  expect(formatServedAt({ mealtimes: ['lunch', 'dinner'] })).toBe('<lunch> and <dinner>');
});

it('a code that only a newer server knows is read as it is', () => {
  expect(allergensText(wholeStatement(['eggs', 'kiwi']))).toBe('Contains: <eggs>, kiwi');
});
