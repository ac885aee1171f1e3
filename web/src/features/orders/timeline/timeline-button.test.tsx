import { render, screen } from '@testing-library/react';
import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { TimelineButton } from './timeline-button.tsx';

it.each([
  ['Pho', 'What happened to Pho, token T-1'],
  ['فلافل', 'What happened to \u2068فلافل\u2069, token T-1'],
])('says of which order it is, whichever way its name is written: %s', (foodName, label) => {
  render(<TimelineButton order={anOrder({ foodName, token: 'T-1' })} />);
  expect(screen.getByRole('button', { name: label })).toBeTruthy();
});
