import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { sayAway, sayServing, ServedFrom } from './served-from.tsx';

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
    </>,
  );
  const words = (): readonly (string | null)[] =>
    screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(words()).toEqual(['Soup ', 'Salad ', 'Porridge ', 'Bread ']);
  act(() => {
    sayAway([
      { mealtime: 'dinner', from: '17:00', fromWords: '17:00' },
      { mealtime: 'lunch', from: '11:30', fromWords: 'Sat 11:30' },
    ]);
  });
  expect(words()).toEqual(['Soup Served from 17:00', 'Salad Served from Sat 11:30', 'Porridge ', 'Bread ']);
  act(() => {
    sayAway([]);
  });
  expect(words()).toEqual(['Soup ', 'Salad ', 'Porridge ', 'Bread ']);
});

const TUESDAYS = [{ days: [2], from: '11:30', to: '14:00' }];

it('says what the server has said of a food, also where nobody knows when it is served again', () => {
  render(
    <>
      <ServedFrom food={{ mealtimes: [], servedFrom: 'Tue 11:30' }} />
      <ServedFrom food={{ mealtimes: [], servedFrom: '' }} />
    </>,
  );
  expect(document.body.textContent).toBe('Served from Tue 11:30Not served now');
});

it('judges a live food by the house and its category, as nobody else has', () => {
  const [soup, tea] = [aFood({ mealtimes: [], served: TUESDAYS }), aFood({ mealtimes: [], categoryId: 'drinks' })];
  render(
    <>
      <p>
        <ServedFrom food={soup} />
      </p>
      <p>
        <ServedFrom food={tea} />
      </p>
    </>,
  );
  const words = (): readonly (string | null)[] =>
    screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  const house = {
    ...DEFAULT_SETTINGS,
    categoryHours: { drinks: [{ ...TUESDAYS[0], days: [1], from: '17:00', to: '01:00' }] },
  };
  act(() => {
    sayServing({ house, atMs: Date.parse('2026-06-01T12:00Z') });
  });
  expect(words()).toEqual(['Served from Tue 11:30', 'Served from 17:00']);
  act(() => {
    sayServing({ house, atMs: Date.parse('2026-06-02T12:00Z') });
  });
  expect(words()).toEqual(['', 'Served from Mon 17:00']);
  act(() => {
    sayServing(null);
  });
  expect(words()).toEqual(['', '']);
});
