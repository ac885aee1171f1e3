import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DecisionButtons } from './decision-buttons.tsx';
import type { Decided } from './use-decisions.ts';

const nothing = (): void => undefined;

function Buttons({ onUndo }: { readonly onUndo: () => void }): React.JSX.Element {
  const [decided, setDecided] = useState<Decided | null>(null);
  const decisions = {
    of: () => decided,
    undoMs: () => 0,
    decide: () => {
      setDecided({ to: 'approved', stage: 'waiting' });
    },
    undo: onUndo,
    unsentReason: () => '',
    subscribe: () => nothing,
  };
  return <DecisionButtons order={anOrder()} decisions={decisions} isLive />;
}

it('undo nothing at a double press', async () => {
  const undo = vi.fn<() => void>();
  render(<Buttons onUndo={undo} />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept Pho, token K7M2QX' }));
  const back = screen.getByRole('button', { name: /^Undo/ });
  expect(getComputedStyle(back).pointerEvents).toBe('none');
  await expect.poll(() => getComputedStyle(back).pointerEvents).not.toBe('none');
  await userEvent.click(back);
  expect(undo).toHaveBeenCalledOnce();
});
