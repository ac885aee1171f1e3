import type { MoveStockRequest } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import type { MoveStockResult } from '../api/move-stock.ts';
import { StockForm } from './stock-form.tsx';

const CHANGED = 'There are 6 now: some were sold or came back meanwhile. Count again, please.';

let entered: { readonly move: MoveStockRequest; readonly key: string }[];
let results: MoveStockResult[];
let onClose: Mock<() => void>;

beforeEach(() => {
  entered = [];
  results = [];
  onClose = vi.fn<() => void>();
  render(
    <StockForm
      name="Pho"
      portions={7}
      onEnter={async (move, key) => {
        entered.push({ move, key });
        return results.shift() ?? { status: 'done' };
      }}
      onClose={onClose}
    >
      history
    </StockForm>,
  );
});

const choose = (kind: string): Promise<void> => userEvent.click(screen.getByRole('button', { name: kind }));
const type = async (label: string, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const enter = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Enter' }));

describe('the stock of a food', () => {
  it('loses what was thrown away, with its note, and never more than there is', async () => {
    await type('Portions', '8');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enter' }).disabled).toBe(true);
    await type('Portions', '3');
    await type('Note', 'dropped');
    await enter();
    expect(entered).toMatchObject([{ move: { kind: 'waste', portions: 3, note: 'dropped' } }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('G4: shows the conflict of a count with a sale, and counts against what there is then', async () => {
    results = [{ status: 'refused', sentence: CHANGED, left: 6 }];
    await choose('Counted');
    await type('Portions counted', '7');
    await enter();
    await screen.findByText(CHANGED);
    expect(screen.getByText('There are 6 portions.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await enter();
    expect(entered.map(({ move }) => move)).toEqual([
      { kind: 'count', counted: 7, seen: 7, note: '' },
      { kind: 'count', counted: 7, seen: 6, note: '' },
    ]);
    expect(entered[0]?.key).not.toBe(entered[1]?.key);
  });

  it('is entered again with the same key when its answer was lost', async () => {
    results = [{ status: 'refused', sentence: 'No answer', left: null }];
    await choose('Came in');
    await enter();
    await screen.findByText('No answer');
    await enter();
    expect(entered[1]).toEqual(entered[0]);
  });
});
