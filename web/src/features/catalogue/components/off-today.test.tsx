import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ManageFoodResult } from '../api/manage-food.ts';
import { OffToday } from './off-today.tsx';

const PHO = { id: 'pho', name: 'Pho', putAside: null, offThrough: null };

function kitchen() {
  const sent: string[] = [];
  let result: ManageFoodResult = { status: 'done' };
  const answer = async (what: string): Promise<ManageFoodResult> => {
    sent.push(what);
    return result;
  };
  return {
    sent,
    fails: () => void (result = { status: 'failed', reason: 'unavailable' }),
    send: {
      takeOffToday: (id: string) => answer(`off ${id}`),
      markSoldOut: (id: string, soldOut: boolean) => answer(`${soldOut ? 'sold out' : 'on sale'} ${id}`),
    },
  };
}

it('a food is taken off for today, and put back', async () => {
  const { sent, send } = kitchen();
  const { rerender } = render(<OffToday food={PHO} send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Not today: Pho' }));
  rerender(<OffToday food={{ ...PHO, putAside: 4, offThrough: '2026-06-09' }} send={send} />);
  expect(screen.getByRole('status').textContent).toBe('Not offered; on sale again by itself from Wed 10 Jun 2026 on.');
  await userEvent.click(screen.getByRole('button', { name: 'Put back on sale: Pho' }));
  expect(sent).toEqual(['off pho', 'on sale pho']);
});

it('says that it was not heard, and can be pressed again', async () => {
  const { sent, send, fails } = kitchen();
  fails();
  render(<OffToday food={PHO} send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Not today: Pho' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/hear back/);
  await userEvent.click(screen.getByRole('button', { name: 'Not today: Pho' }));
  expect(sent).toEqual(['off pho', 'off pho']);
});
