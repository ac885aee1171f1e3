import { createTheme } from '@mui/material/styles';
import { onlyLineOf } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderLines } from './order-lines.tsx';
import { readLineOf } from './read-line.ts';

it('the allergens of a line are no paler than its food', () => {
  render(<OrderLines currency="EUR" lines={[readLineOf(onlyLineOf(anOrder()))]} />);
  const { color, fontWeight } = getComputedStyle(screen.getByText('Allergens: please ask'));
  expect(color).not.toBe(createTheme().palette.text.secondary);
  expect(fontWeight).toBe('600');
});
