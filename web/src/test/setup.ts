import { cleanup } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// An unexpected console.error fails its test.
const errors = vi.spyOn(console, 'error');

afterEach(() => {
  cleanup();
  const seen = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockClear();
  expect(seen).toEqual([]);
});
