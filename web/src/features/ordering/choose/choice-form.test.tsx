import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChoiceForm } from './choice-form.tsx';
import { CHOICES } from './testing.ts';

it('leaves an option the width of its words: its stepper goes below it where both do not fit, and its price stays whole', () => {
  const asked = { sizeId: 'small', options: [{ groupId: 'toppings', id: 'bacon', quantity: 1 }] };
  render(<ChoiceForm choices={CHOICES} currency="USD" asked={asked} isTried={false} onChoose={() => undefined} />);
  const target = screen.getByRole('checkbox', { name: /^Bacon/ }).closest('label');
  const row = target?.parentElement;
  if (!target || !row) throw new Error('no row');
  expect(row.contains(screen.getByRole('textbox', { name: /^How often / }))).toBe(true);
  expect(getComputedStyle(row).flexWrap).toBe('wrap');
  expect(getComputedStyle(target).flexBasis).toBe('220px');
  expect(getComputedStyle(screen.getByText('+$1.20')).whiteSpace).toBe('nowrap');
});
