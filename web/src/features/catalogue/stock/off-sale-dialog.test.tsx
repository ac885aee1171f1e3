import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnHouseDay } from '../../../lib/clock.ts';
import { press } from '../../../test/render-screen.tsx';
import { OffSaleDialog } from './off-sale-dialog.tsx';

let sent: unknown[];
let hasClosed: boolean;
let problem: string | null;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-09T21:00Z'), toFake: ['Date'] });
  learnHouseDay({ version: 1, timeZone: 'Europe/Berlin', dayStart: '04:00' });
  [sent, hasClosed, problem] = [[], false, null];
  render(
    <OffSaleDialog
      food={{ id: 'pho', name: 'Pho' }}
      send={async (...what) => {
        sent.push(what);
        return problem;
      }}
      onClose={() => (hasClosed = true)}
    />,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const choose = (name: string): Promise<void> => press(screen.getByRole('button', { name }));
const mark = (): HTMLButtonElement => screen.getByRole('button', { name: 'Mark sold out' });

it('marks a food until it is put back', async () => {
  screen.getByText('Sold out until somebody puts it back.');
  await press(mark());
  expect([sent, hasClosed]).toEqual([[['pho', null]], true]);
});

it('marks it for today, the house’s own', async () => {
  await choose('For today');
  screen.getByText(/^Not offered; on sale again by itself from Wed \d\d:\d\d on\.$/);
  await press(mark());
  expect(sent).toEqual([['pho', 'tomorrow']]);
});

it('marks it through a day, which has not passed', async () => {
  await choose('Through a day');
  const last = screen.getByLabelText('Last day');
  for (const day of ['', '20266-06-12', '9999-12-31', '2199-12-31', '2026-06-08']) {
    fireEvent.change(last, { target: { value: day } });
    expect(mark().disabled).toBe(true);
    expect(screen.queryAllByText('That day is over. Choose today or a later one.')).toHaveLength(
      day === '2026-06-08' ? 1 : 0,
    );
  }
  const words = (): string | undefined =>
    document.querySelector(`[id="${last.getAttribute('aria-describedby')}"]`)?.textContent;
  expect(words()).toBe('Mon 8 Jun 2026'); // also of one that has passed
  fireEvent.change(last, { target: { value: '0002-06-12' } });
  expect(words()).toBe('');
  fireEvent.change(last, { target: { value: '2026-06-12' } });
  expect(words()).toBe('Fri 12 Jun 2026');
  screen.getByText(/^Not offered; on sale again by itself from Sat \d\d:\d\d on\.$/);
  await press(mark());
  expect(sent).toEqual([['pho', '2026-06-13']]);
});

it('stays, and says why, when it was not heard', async () => {
  problem = 'We could not hear back.';
  await press(mark());
  expect(screen.getByRole('alert').textContent).toMatch(/hear back/);
  expect(hasClosed).toBe(false);
});
