import { aFood } from '@foodhouse/domain/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DetailsForm } from './details-dialog.tsx';

const CATEGORIES = [{ id: 'drinks', name: 'Drinks' }];

const chosen = (): readonly (string | null | undefined)[] =>
  [...screen.getByRole('radiogroup', { name: 'Category' }).querySelectorAll<HTMLInputElement>(':checked')].map(
    (radio) => radio.closest('label')?.textContent.trim(),
  );

it.each([
  [null, 'No category'],
  ['drinks', 'Drinks'],
  ['gone', 'No category'],
])('a food of the category %s shows %s', (categoryId, shown) => {
  const form = (categories: typeof CATEGORIES): React.JSX.Element => (
    <DetailsForm food={aFood({ categoryId })} rates={[]} categories={categories} onClose={() => undefined} />
  );
  const { rerender } = render(form([]));
  rerender(form(CATEGORIES)); // they are asked for when the form is open
  expect(chosen()).toEqual([shown]);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText(shown === 'Drinks' ? 'No category' : 'Drinks'));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
  fireEvent.click(screen.getByLabelText(shown));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});
