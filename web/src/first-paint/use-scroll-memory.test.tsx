import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollMemory } from './use-scroll-memory.ts';

const KEPT_UNDER = 'scroll';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The first page of a visit, on which one came back. */
function comeBack(): void {
  vi.stubGlobal('scrollY', 120);
  renderHook(useScrollMemory, { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> });
}

it.each(['nonsense', 'null', '7', '"text"', '[]', '{"default /":"120"}', '{"default /":null}'])(
  'begins at the top where something else keeps %s under its name, and remembers from there on',
  (kept) => {
    sessionStorage.setItem(KEPT_UNDER, kept);
    comeBack();
    expect(document.documentElement.hasAttribute('data-returning')).toBe(false);
    dispatchEvent(new Event('scroll'));
    expect(JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? '')).toEqual({ 'default /': 120 });
  },
);

it('returns to what it remembers', () => {
  sessionStorage.setItem(KEPT_UNDER, '{"default /":120}');
  comeBack();
  expect(document.documentElement.hasAttribute('data-returning')).toBe(true);
});

it.each([
  ['a page', '/about', true],
  ['a page with a key behind its address', '/track/o1#a-key', true],
  ['a page at one of its parts, which goes there itself', '/about#team', true],
  ['a part of the same page', '#team', false],
  ['the same page from its top', '/', true],
])('%s: %s begins at its top, %s', async (_what, to, isTop) => {
  const scrollTo = vi.fn<typeof globalThis.scrollTo>();
  vi.stubGlobal('scrollTo', scrollTo);
  const { result } = renderHook(
    () => {
      useScrollMemory();
      return useNavigate();
    },
    { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> },
  );
  await act(async () => result.current(to));
  expect(scrollTo.mock.calls).toEqual(isTop ? [[0, 0]] : []);
});
