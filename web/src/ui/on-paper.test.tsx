import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnHouseFace, useHouseName } from '../lib/house-face.ts';
import { OnPaper } from './on-paper.tsx';

const KANAL = { name: 'Gasthaus am Kanal', address: '', phone: '' };

function Paper(): React.JSX.Element {
  return (
    <OnPaper className="paper" onPrinted={() => undefined}>
      {useHouseName()}
    </OnPaper>
  );
}

let printed: (string | undefined)[];

beforeEach(() => {
  printed = [];
  vi.useFakeTimers();
  vi.stubGlobal('print', () => {
    printed.push(document.querySelector('.paper')?.textContent);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('waits two seconds at most for who the house is, and is printed once', () => {
  render(<Paper />);
  act(() => {
    vi.advanceTimersByTime(1999);
  });
  expect(printed).toEqual([]);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(printed).toHaveLength(1);
  act(() => {
    learnHouseFace(KANAL);
  });
  expect(printed).toHaveLength(1);
});

it('is printed at once where the house has said who it is', () => {
  learnHouseFace(KANAL);
  render(<Paper />);
  expect(printed).toEqual([KANAL.name]);
});
