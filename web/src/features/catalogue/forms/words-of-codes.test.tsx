import { ALLERGENS, DIET_TAGS, MEALTIMES } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stories } from './details-fields.stories.tsx';
import { MealtimeBoxes } from './mealtime-boxes.tsx';

vi.mock('../../../../../packages/domain/src/foods/texts.ts', async (original) => {
  const { keysAsTexts } = await import('@foodhouse/domain/testing/keys-as-texts');
  return keysAsTexts(await original());
});

const boxes = (): readonly (string | null | undefined)[] =>
  screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

const later = (): Promise<void> => Promise.resolve();

it('the boxes of a food show the texts of allergens, diets and mealtimes', () => {
  const { unmount } = render(<>{stories['all said']}</>);
  const shown = boxes();
  for (const code of [...ALLERGENS, ...DIET_TAGS]) expect(shown).toContain(`<${code.replace('-f', 'F')}>`);
  unmount();
  render(<MealtimeBoxes field={{ name: 'mealtimes', ref: () => undefined, onBlur: later, onChange: later }} />);
  expect(boxes()).toEqual(MEALTIMES.map((code) => `<${code}Label>`));
});
