import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { WantedBlock } from './wanted-block.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Asked(): React.JSX.Element {
  const [wantedAt, setWantedAt] = useState<string | null>(null);
  return (
    <>
      <WantedBlock
        wantedAt={wantedAt}
        fulfilment={null}
        from={null}
        problem={null}
        disabled={false}
        onChange={setWantedAt}
      />
      <button type="button" onClick={() => setWantedAt(null)}>
        Placed
      </button>
      <output>{wantedAt === null ? 'soon' : 'later'}</output>
    </>
  );
}

it('takes Later that was pressed before the times were there, and asks again for times that did not come', async () => {
  let isAnswering = false;
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== '/api/house') return new Response();
    if (!isAnswering) return promise;
    const settings = { ...DEFAULT_SETTINGS, later: { minMinutes: 30, maxDays: 1 } };
    return Response.json(toHouseDto(settings));
  });
  render(<Asked />);
  await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
  const later = screen.getByRole<HTMLInputElement>('radio', { name: 'Later' });
  expect([later.checked, later.getAttribute('aria-invalid')]).toEqual([true, 'true']); // Confirm leads there
  resolve(new Response('{}', { status: 503 }));
  isAnswering = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Time')).toBeDefined();
  expect([screen.getByRole('status', { name: '' }) !== null, screen.getByText('later')]).toBeDefined();
  expect(later.getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Placed' }));
  expect(screen.getByText('soon')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'As soon as possible' }).checked).toBe(true);
});
