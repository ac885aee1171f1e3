import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHeardChanges } from './heard-changes.ts';
import { useOrderRevision } from './use-order-revision.ts';

let nowMs = 0;
let latest: readonly Order[] = [];
vi.mock('../../../lib/use-now.ts', () => ({ useNow: () => nowMs }));
vi.mock('../../../data/use-live.ts', () => ({
  useLiveQuery: () => ({ status: 'ready', value: { items: latest, isFresh: true } }),
}));

it('changes each minute and with each change, and tells the page of changes alone', () => {
  const { result, rerender } = renderHook(() => ({ revision: useOrderRevision(), heard: useHeardChanges() }));
  const first = result.current;
  nowMs += 60_000;
  rerender();
  expect(result.current).toEqual({ revision: expect.not.stringMatching(first.revision ?? ''), heard: first.heard });
  const minuteLater = result.current.revision;
  latest = [anOrder({ updatedAtMs: nowMs })];
  rerender();
  expect(result.current.heard).toBe(first.heard + 1);
  expect(result.current.revision).not.toBe(minuteLater);
});
