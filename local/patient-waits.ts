// For vitest: vi.waitFor and vi.waitUntil give up after a second, which no configuration changes. A busy machine is slow,
// and a wait costs nothing when all is well.
import { vi } from 'vitest';

const PATIENCE_MS = 60_000;
const { waitFor, waitUntil } = vi;

Object.assign(vi, {
  waitFor: <T>(callback: () => T | Promise<T>) => waitFor(callback, PATIENCE_MS),
  waitUntil: <T>(callback: () => T | Promise<T>) => waitUntil(callback, PATIENCE_MS),
});
