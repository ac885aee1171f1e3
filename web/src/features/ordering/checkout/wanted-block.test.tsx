import {
  DEFAULT_HOUSE_DAY,
  DEFAULT_SETTINGS,
  todayWords,
  toHouseDto,
  type HouseSettings,
  type WantedProblemDto,
} from '@foodhouse/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { learnHouse } from '../../../lib/house-face.ts';
import { learnServerTime } from '../../../lib/server-clock.ts';
import { WantedBlock } from './wanted-block.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Asked({
  problem = null,
  readyInMs = null,
}: {
  readonly problem?: WantedProblemDto | null;
  readonly readyInMs?: number | null;
}): React.JSX.Element {
  const [wantedAt, setWantedAt] = useState<string | null>(null);
  return (
    <>
      <WantedBlock
        wantedAt={wantedAt}
        fulfilment={null}
        from={null}
        readyInMs={readyInMs}
        problem={problem}
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

it('asks again for the times when the house says other hours, and when it refuses one that is offered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 18) });
  onTestFinished(() => {
    vi.useRealTimers();
    learnHouse({});
  });
  const openTo = (to: string): HouseSettings => ({
    ...DEFAULT_SETTINGS,
    version: 1,
    hours: { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '17:00', to }] },
    later: { minMinutes: 0, maxDays: 0 },
  });
  let settings = openTo('20:00');
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json(toHouseDto(settings)));
  vi.stubGlobal('fetch', asked);
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
  const times = (): readonly string[] =>
    [...screen.getByLabelText<HTMLSelectElement>('Time').options].map(({ text }) => text);
  const { rerender } = render(<Asked />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
  await screen.findByLabelText('Time');
  const say = (house: HouseSettings): void => {
    act(() => {
      learnHouse({ today: todayWords(house, Date.now()) });
    });
  };
  const before = asked.mock.calls.length;
  say(settings);
  expect([times().at(-1), asked.mock.calls.length]).toEqual(['19:45', before]);
  settings = openTo('21:00');
  say(settings);
  await waitFor(() => {
    expect(times().at(-1)).toBe('20:45');
  });
  settings = { ...settings, later: { minMinutes: 60, maxDays: 0 } };
  rerender(<Asked problem={{ why: 'too-soon', sentence: 'That is too soon.', free: [] }} />);
  await waitFor(() => {
    expect(times()[1]).toBe('19:00');
  });
});

it('offers what is left of the night under the evening before it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 20) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('fetch', async () =>
    Response.json(toHouseDto({ ...DEFAULT_SETTINGS, version: 1, later: { minMinutes: 0, maxDays: 1 } })),
  );
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
  render(<Asked />);
  await screen.findByText('soon');
  await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
  const optionsOf = (name: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);
  await screen.findByLabelText('Time');
  expect(optionsOf('Day')).toEqual(['Today', 'Tomorrow']);
  expect(optionsOf('Time').slice(-17, -15)).toEqual(['23:45', 'Sat 00:00']);
  expect(optionsOf('Time').at(-1)).toBe('Sat 03:45');
  const parts = [...screen.getByLabelText('Time').querySelectorAll('optgroup')].map(({ label }) => label);
  expect(parts).toEqual(['Evening', 'After midnight']);
  await userEvent.selectOptions(screen.getByLabelText('Day'), 'Tomorrow');
  const tomorrow = screen.getByLabelText('Time').querySelectorAll('optgroup');
  expect([...tomorrow].map(({ label }) => label)).toEqual(['Morning', 'Afternoon', 'Evening', 'After midnight']);
});

it('says beside As soon as possible about when that is, on five minutes, where the house says how long it takes', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 17, 12) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(<Asked readyInMs={20 * 60_000} />);
  const time = houseClock().time(Date.UTC(2026, 10, 27, 17, 35));
  expect(screen.getByRole('radio', { name: `Earliest\u00a0· about\u00a0${time}` })).toBeDefined();
});

it('says still about when the earliest is, once it is wanted later', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(toHouseDto({ ...DEFAULT_SETTINGS, version: 1, later: { minMinutes: 0, maxDays: 1 } })),
  );
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
  const { rerender } = render(<Asked readyInMs={20 * 60_000} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
  await screen.findByLabelText('Time');
  rerender(<Asked readyInMs={null} />);
  expect(screen.getByRole('radio', { name: /^Earliest/ })).toBeDefined();
});

it('offers the times of the house on a machine whose clock is two hours slow', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2036, 10, 27, 15) });
  onTestFinished(async () => {
    vi.setSystemTime(Date.UTC(2036, 10, 28)); // what was learnt is old
    vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: new Date().toUTCString() } }));
    await learnServerTime();
    vi.useRealTimers();
  });
  const serverTime = new Date(Date.UTC(2036, 10, 27, 17)).toUTCString();
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/api/house'
      ? Response.json(toHouseDto({ ...DEFAULT_SETTINGS, version: 1, later: { minMinutes: 0, maxDays: 1 } }))
      : new Response(null, { headers: { date: serverTime } }),
  );
  learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
  render(<Asked />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Later' }));
  await waitFor(() => {
    const { options } = screen.getByLabelText<HTMLSelectElement>('Time');
    expect([...options].some(({ text }) => text === '17:15')).toBe(true);
    expect([...options].some(({ text }) => text < '17:00' && text > '04:00')).toBe(false);
  });
});
