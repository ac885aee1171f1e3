import { act, render, screen } from '@testing-library/react';
import { ALLERGENS, DIET_TAGS } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FilterDialog } from './filter-dialog.tsx';
import { FoodDetails } from './food-details.tsx';

vi.mock('../../../../../packages/domain/src/foods/texts.ts', async (original) => {
  const { keysAsTexts } = await import('@foodhouse/domain/testing/keys-as-texts');
  return keysAsTexts(await original());
});

const nothing = (): void => undefined;

it('the filter of the menu shows the texts of diets and allergens', () => {
  render(
    <FilterDialog
      mealtimes={[]}
      filter={{ mealtime: null, tags: [], without: [] }}
      found={4}
      undeclared={0}
      onChange={nothing}
      onClose={nothing}
    />,
  );
  const shown = screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
  expect(shown).toEqual([...DIET_TAGS, ...ALLERGENS].map((code) => `<${code.replace('-f', 'F')}>`));
});

it('the page of a food shows the texts of its diets, allergens and mealtimes', async () => {
  const food = aFood({ tags: ['hot', 'nut-free'], allergens: ['fish'], mealtimes: ['breakfast', 'dinner'] });
  await act(async () =>
    render(
      <MemoryRouter>
        <FoodDetails food={food} onOrder={nothing} onAdd={nothing} manage={null} />
      </MemoryRouter>,
    ),
  );
  for (const text of ['<hot>, <nutFree>', 'Contains: <fish>', '<breakfast> and <dinner>'])
    expect(screen.getByText(text)).toBeDefined();
});
