import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PARTS } from './house-parts.ts';
import { PartLinks } from './part-links.tsx';

/** Where each part begins, from the top of the page. */
const TOPS = { hours: 300, services: 1300, about: 2000, rules: 2400, taxes: 2600, orders: 3000, mealtimes: 3900 };

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 900);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4600);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(ids: readonly string[] = Object.values(PARTS)): void {
  render(
    <>
      <PartLinks />
      {ids.map((id) => (
        <section
          key={id}
          id={id}
          ref={(part) => {
            if (part) part.getBoundingClientRect = () => new DOMRect(0, TOPS[id as keyof typeof TOPS] - scrollY, 0, 0);
          }}
        />
      ))}
    </>,
  );
}
function scrollBy(y: number): void {
  vi.stubGlobal('scrollY', y);
  act(() => void dispatchEvent(new Event('scroll')));
}
const marked = (): readonly (string | null)[] =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

describe('the links to the parts of the page', () => {
  it('mark the one part that is in view', () => {
    open();
    expect(marked()).toEqual(['Hours']);
    scrollBy(1300 - 116);
    expect(marked()).toEqual(['Services']);
    scrollBy(2700);
    expect(marked()).toEqual(['Taxes']);
    scrollBy(0);
    expect(marked()).toEqual(['Hours']);
  });

  it('mark the last one at the end of the page, though it begins further down', () => {
    open();
    scrollBy(4600 - 900);
    expect(marked()).toEqual(['Mealtimes']);
  });

  it('leave out a part that is not there yet', () => {
    open(['hours', 'about']);
    scrollBy(1300 - 116);
    expect(marked()).toEqual(['Hours']);
  });
});
