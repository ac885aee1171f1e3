import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it.each([
  ['English', ({ count }: { count: string }) => `${count} left`, { before: '""', after: '" left"' }],
  [
    'a language that says it before',
    ({ count }: { count: string }) => `noch ${count}`,
    { before: '"noch "', after: '""' },
  ],
])('stands around the number in %s', async (_name, left, expected) => {
  vi.doMock('./texts.ts', () => ({ left }));
  const { LEFT_CONTENT } = await import('./left-content.ts');
  expect(LEFT_CONTENT).toEqual(expected);
});
