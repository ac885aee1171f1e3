import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sayAway, ServedFrom } from './served-from.tsx';

afterEach(() => {
  sayAway([]);
});

it('says at a food from when on its next mealtime is, and nothing at one that is served', () => {
  render(
    <>
      <p>
        Soup <ServedFrom food={{ mealtimes: ['lunch', 'dinner'] }} />
      </p>
      <p>
        Salad <ServedFrom food={{ mealtimes: ['lunch'] }} />
      </p>
      <p>
        Porridge <ServedFrom food={{ mealtimes: ['breakfast', 'dinner'] }} />
      </p>
      <p>
        Bread <ServedFrom food={{ mealtimes: [] }} />
      </p>
      <p>
        Stew <ServedFrom food={{ mealtimes: ['dinner'] }} isSentence />
      </p>
    </>,
  );
  const words = (): readonly (string | null)[] =>
    screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(words()).toEqual(['Soup ', 'Salad ', 'Porridge ', 'Bread ', 'Stew ']);
  act(() => {
    sayAway([
      { mealtime: 'dinner', from: '17:00', fromWords: '17:00' },
      { mealtime: 'lunch', from: '11:30', fromWords: 'Sat 11:30' },
    ]);
  });
  expect(words()).toEqual(['Soup From 17:00', 'Salad From Sat 11:30', 'Porridge ', 'Bread ', 'Stew Served from 17:00']);
  act(() => {
    sayAway([]);
  });
  expect(words()).toEqual(['Soup ', 'Salad ', 'Porridge ', 'Bread ', 'Stew ']);
});
