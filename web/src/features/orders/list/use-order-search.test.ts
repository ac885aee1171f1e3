import { act, renderHook } from '@testing-library/react';
import { disableNetwork } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { useSearchReport, useTypedSearch } from '../../../ui/table-search.tsx';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import { useOrderSearch } from './use-order-search.tsx';

vi.mock(import('../../../ui/table-search.tsx'), { spy: true });

it('stops saying that it searches once the search has failed', async () => {
  await disableNetwork(firebaseFirestore());
  await import('./search-orders.ts'); // the module is loaded: no fake clock waits for it
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const said = vi.fn<(report: string) => void>();
  vi.mocked(useSearchReport).mockImplementation((_hint, report) => {
    said(report);
  });
  vi.mocked(useTypedSearch).mockReturnValue('cd34ef');
  const { result, unmount } = renderHook(() => useOrderSearch({ byEmail: false }));
  expect(said).toHaveBeenLastCalledWith('Searching …');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect([result.current?.status, said.mock.lastCall]).toEqual(['failed', ['']]);
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
