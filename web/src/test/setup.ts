import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import './no-network.ts';
import './silent-audio.ts';

// A busy machine is slow, and a longer limit costs nothing otherwise.
configure({ asyncUtilTimeout: 60_000 });

// An unexpected console.error fails its test.
const errors = vi.spyOn(console, 'error');

// happy-dom does not know <search>, and React would warn.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement', configurable: true });

afterEach(() => {
  cleanup();
  const seen = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockClear();
  expect(seen).toEqual([]);
});
