import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { learnHouseFace } from '../../lib/house-face.ts';
import { Hero } from './hero.tsx';

afterEach(() => {
  learnHouseFace(null);
});

it('a house with a name has no arrows beside two slides', () => {
  render(
    <MemoryRouter>
      <Hero headline="Food" introduction="Noodles" startTo="/signup" orderTo="/inventory" />
    </MemoryRouter>,
  );
  const controls = (): readonly (string | null)[] =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(controls()).toEqual(['Stop the slides', 'Previous slide', 'Slide 1', 'Slide 2', 'Next slide']);
  act(() => {
    learnHouseFace({ name: 'Gasthaus am Kanal', address: '', phone: '' });
  });
  expect(controls()).toEqual(['Stop the slides', 'Slide 1', 'Slide 2']);
});
