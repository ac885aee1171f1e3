import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as CallAsUser from '../../../data/call-as-user.ts';
import { keepFirstLists } from '../../../first-list/take-first-list.ts';
import { REVIEWS_PATH } from '../../../first-list/first-lists.ts';
import { useReviewEmails } from './use-live-reviews.ts';

const asked = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock(import('../../../data/call-as-user.ts'), () => ({
  callAsUser: asked as unknown as typeof CallAsUser.callAsUser,
}));

const rows = [{ _id: 'one', name: 'Ann', description: '', img: 'ann@example.com', createdAt: '2026-06-01T12:00:00Z' }];

it('asks for the addresses that the first list of the page does not have', async () => {
  asked.mockResolvedValue({ ok: true, value: [{ ...rows[0], _id: 'two', img: 'bob@example.com' }, ...rows] });
  keepFirstLists([{ path: REVIEWS_PATH, rows, hasMore: false }]);
  const { result, rerender } = renderHook(({ newest, count }) => useReviewEmails(true, newest, count), {
    initialProps: { newest: 'one', count: 1 },
  });
  expect(result.current.get('one')).toBe('ann@example.com');
  await act(() => Promise.resolve());
  expect(asked).not.toHaveBeenCalled();
  rerender({ newest: 'two', count: 2 });
  await act(() => Promise.resolve());
  expect([...result.current]).toEqual([
    ['one', 'ann@example.com'],
    ['two', 'bob@example.com'],
  ]);
  expect(asked).toHaveBeenCalledOnce();
});
