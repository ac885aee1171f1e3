import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as Block from './wanted-block.tsx';
import { LazyWantedBlock, WantedBlock } from './lazy-wanted.tsx';

const fetched = Promise.withResolvers<void>();
vi.mock('./wanted-block.tsx', async (load: () => Promise<typeof Block>) => {
  await fetched.promise;
  return load();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function Asked(): React.JSX.Element {
  const [wantedAt, setWantedAt] = useState<string | null>(null);
  const asked = { wantedAt, fulfilment: null, from: null, readyInMs: null, problem: null, disabled: false };
  return (
    <>
      <WantedBlock {...asked} onChange={setWantedAt} />
      <output>{wantedAt === null ? 'soon' : 'later'}</output>
    </>
  );
}

it('keeps Later that was pressed before its code was there, the focus with it, and lets nobody confirm meanwhile', async () => {
  const later = { minMinutes: 30, maxDays: 1 };
  vi.stubGlobal('fetch', async () => Response.json(toHouseDto({ ...DEFAULT_SETTINGS, later })));
  await act(async () => render(<Asked />));
  const place = screen.getByRole<HTMLInputElement>('radio', { name: 'Later' });
  place.focus();
  await act(async () => place.click());
  expect([place.checked, place.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  expect(document.activeElement).toBe(place);
  await act(async () => {
    fetched.resolve();
    await LazyWantedBlock.load();
  });
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('later'), { timeout: 3000 });
  const now = screen.getByRole<HTMLInputElement>('radio', { name: 'Later' });
  expect(now).not.toBe(place);
  expect([now.checked, now.getAttribute('aria-invalid')]).toEqual([true, 'false']);
  expect(document.activeElement).toBe(now);
});
