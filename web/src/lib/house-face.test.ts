import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const OPEN = { isOpen: true, words: 'Open until 23:30' };
const KANAL = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12', phone: '' };
let face: typeof import('./house-face.ts');

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  face = await import('./house-face.ts');
});

it('knows whether the house is open once it has answered', () => {
  const { result } = renderHook(() => face.useHouseOpen());
  expect(result.current).toBeUndefined();
  act(() => {
    face.learnHouse({ about: KANAL, state: OPEN });
  });
  expect(result.current).toEqual(OPEN);
  act(() => {
    face.learnHouse({ about: KANAL });
  });
  expect(result.current).toBeNull();
});

it('takes a house that does not answer for one that says no hours, and keeps what it has said', () => {
  const { result } = renderHook(() => face.useHouseOpen());
  act(() => {
    face.missHouse();
  });
  expect(result.current).toBeNull();
  act(() => {
    face.learnHouse({ state: OPEN });
    face.missHouse();
  });
  expect(result.current).toEqual(OPEN);
});

it('tells nobody again of what it knows', () => {
  let renders = 0;
  renderHook(() => {
    renders += 1;
    return face.useHouseOpen();
  });
  for (let second = 0; second < 3; second += 1)
    act(() => {
      face.learnHouse({ about: KANAL, state: { ...OPEN } });
    });
  expect(renders).toBe(2);
});

it.each([
  ['its street', KANAL, undefined, 'known'],
  ['its hours', { ...KANAL, address: '' }, OPEN, 'known'],
  ['nothing but its name', { ...KANAL, address: '' }, undefined, undefined],
  ['nothing any more', null, undefined, undefined],
])('keeps the room of where and when for a house that says %s', (_what, about, state, line) => {
  const { dataset } = document.documentElement;
  dataset['line'] = 'known';
  face.learnHouse({ about, state });
  expect(dataset['line']).toBe(line);
  delete dataset['line'];
});
