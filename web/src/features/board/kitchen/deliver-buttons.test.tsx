import { stepsInKitchen, type Order, type OrderStatus } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DeliverButtons, UndoDelivery } from './deliver-buttons.tsx';

function Buttons({ onUndo }: { readonly onUndo: () => void }): React.JSX.Element {
  const [isDone, setIsDone] = useState(false);
  const order = anOrder({ status: 'approved' });
  return isDone ? (
    <UndoDelivery order={order} to="delivered" stage="done" onUndo={onUndo} />
  ) : (
    <DeliverButtons
      order={order}
      isLive
      isOldest
      onDeliver={() => {
        setIsDone(true);
      }}
    />
  );
}

it('undo nothing at a double press', async () => {
  const undo = vi.fn<() => void>();
  render(<Buttons onUndo={undo} />);
  await userEvent.click(screen.getByRole('button', { name: /^Deliver/ }));
  const back = screen.getByRole('button', { name: /^Undo/ });
  expect(getComputedStyle(back).pointerEvents).toBe('none');
  await expect.poll(() => getComputedStyle(back).pointerEvents).not.toBe('none');
  await userEvent.click(back);
  expect(undo).toHaveBeenCalledOnce();
});

it('has a button for each step of the kitchen, which says what it makes of the order', async () => {
  const deliver = vi.fn<(order: Order, to: OrderStatus) => void>();
  const order = anOrder({ status: 'approved' });
  render(<DeliverButtons order={order} isLive isOldest onDeliver={deliver} />);
  for (const button of screen.getAllByRole('button', { name: /^Deliver/ })) await userEvent.click(button);
  expect(deliver.mock.calls).toEqual(stepsInKitchen(order.status).map((to) => [order, to]));
  expect(screen.getByRole('button', { name: /^Cannot cook/ })).toBeDefined();
});
