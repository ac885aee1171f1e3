import { act, renderHook } from '@testing-library/react';
import { disableNetwork, doc, onSnapshot, setDoc, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import { useLive } from '../../../data/use-live.ts';
import { openFound } from './search-orders.ts';

const PHO = {
  foodId: 'pho',
  foodName: 'Pho',
  priceMinor: 950,
  user: 'ann@example.com',
  userId: 'ann',
  token: 'AB12CD',
  status: 'pending',
  createdAt: Timestamp.fromMillis(1),
  updatedAt: Timestamp.fromMillis(1),
};

it('ignores orders that are only in the cache', async () => {
  const firestore = firebaseFirestore();
  await disableNetwork(firestore);
  void setDoc(doc(firestore, 'orders/pho'), PHO); // in the cache alone
  const { result, unmount } = renderHook(() =>
    useLive('found', () => Promise.resolve(openFound('ab12cd', { byEmail: false }))),
  );
  await act(() => Promise.resolve()); // effects subscribe
  // The SDK serves listeners in order: after this one was called, the search has the cache's answer.
  await act(
    () =>
      new Promise<void>((resolve) => {
        onSnapshot(doc(firestore, 'orders/pho'), () => {
          resolve();
        });
      }),
  );
  expect(result.current).toEqual({ status: 'loading' });
  unmount();
});
