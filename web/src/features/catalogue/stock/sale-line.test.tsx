import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ManageFoodResult } from '../api/manage-food.ts';
import { SaleLine } from './sale-line.tsx';

const PHO = { id: 'pho', name: 'Pho', putAside: null, offThrough: null };

/** The line of a food, and what was pressed. */
function line(result: ManageFoodResult = { status: 'done' }) {
  const pressed: string[] = [];
  const of = (food: Parameters<typeof SaleLine>[0]['food']): React.JSX.Element => (
    <SaleLine
      food={food}
      send={async (id) => {
        pressed.push(`put back ${id}`);
        return result;
      }}
      onMark={() => pressed.push('mark')}
    />
  );
  return { pressed, of };
}

it('a food on sale asks for how long it is sold out; one that is off says so, and is put back', async () => {
  const { pressed, of } = line();
  const { rerender } = render(of(PHO));
  await userEvent.click(screen.getByRole('button', { name: 'Mark sold out: Pho' }));
  rerender(of({ ...PHO, putAside: 4, offThrough: '2026-06-09' }));
  expect(screen.getByRole('status').textContent).toMatch(
    /^Not offered; on sale again by itself from Wed 10 Jun( 2026)? \d\d:\d\d on\.$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Put back on sale: Pho' }));
  expect(pressed).toEqual(['mark', 'put back pho']);
});

it('says that it was not heard, and can be pressed again', async () => {
  const { pressed, of } = line({ status: 'failed', reason: 'unavailable' });
  render(of({ ...PHO, putAside: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Put back on sale: Pho' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/hear back/);
  await userEvent.click(screen.getByRole('button', { name: 'Put back on sale: Pho' }));
  expect(pressed).toEqual(['put back pho', 'put back pho']);
});

it('keeps a name that is written from right to left apart from the words of its button', () => {
  const { of } = line();
  render(of({ ...PHO, name: 'فلافل' }));
  expect(screen.getByRole('button', { name: 'Mark sold out: \u2068فلافل\u2069' })).toBeTruthy();
});
