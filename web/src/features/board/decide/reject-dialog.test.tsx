import { onlyLineOf } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RejectDialog } from './reject-dialog.tsx';

vi.mock('../../../data/use-live.ts', () => ({ useLiveDocument: () => ({ status: 'loading' }) }));

const nothing = (): void => undefined;

it.each([
  ['the portion', 1, 'The portion goes back on the menu.'],
  ['all portions', 3, 'The 3 portions go back on the menu.'],
])('says that %s go back on the menu, and what is left of the time to answer', async (_what, quantity, words) => {
  const order = anOrder();
  const answerByMs = Date.now() + 8.5 * 60_000;
  const asked = { ...order, answerByMs, lines: [{ ...onlyLineOf(order), quantity }] };
  await act(async () => {
    render(<RejectDialog order={asked} first="" onCancel={nothing} onGive={nothing} />);
  });
  await screen.findByText('9 min left');
  expect(screen.getByRole('dialog').textContent).toContain(words);
  expect(screen.getByRole('dialog').textContent).toContain('Time to answer: 9 min left');
});
