import { createTheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Allergens } from './allergens.tsx';

const ASK = 'Allergens: please ask';

it.each([
  ['beside a food', <Allergens key="" allergens={null} />, '16px'],
  ['in a row of the basket', <Allergens key="" variant="body2" allergens={null} />, '14px'],
])('the allergens %s are no smaller and no paler than the words around', (_where, shown, size) => {
  render(shown);
  const { color, fontSize, fontWeight } = getComputedStyle(screen.getByText(ASK));
  expect(color).not.toBe(createTheme().palette.text.secondary);
  expect([fontSize, fontWeight]).toEqual([size, '600']);
});
