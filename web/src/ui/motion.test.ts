import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every transition takes one of these times', () => {
  const own = Object.entries(SOURCES).filter(([, text]) => /transition(Duration)?: [^\n]*\b\d+m?s\b/.test(text));
  expect(own.map(([file]) => file)).toEqual([]);
});
