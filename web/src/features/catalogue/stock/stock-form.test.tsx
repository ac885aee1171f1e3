import type { MoveStockRequest } from '@foodhouse/domain';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import { NO_ANSWER, type MoveStockResult } from '../api/move-stock.ts';
import { StockForm } from './stock-form.tsx';

const CHANGED = 'There are 6 now: some were sold or came back meanwhile. Count again, please.';

let entered: MoveStockRequest[];
let results: MoveStockResult[];
let onClose: Mock<() => void>;

const form = (portions: number, unanswered: MoveStockRequest | null = null): React.JSX.Element => (
  <StockForm
    name="Pho"
    portions={portions}
    unanswered={unanswered}
    onEnter={async (move) => {
      entered.push(move);
      return results.shift() ?? { status: 'done' };
    }}
    onClose={onClose}
  >
    history
  </StockForm>
);
let show: (next: React.JSX.Element) => void;

beforeEach(() => {
  entered = [];
  results = [];
  onClose = vi.fn<() => void>();
  ({ rerender: show } = render(form(7)));
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
    await type('Reason', 'dropped');
    await enter();
    expect(entered).toEqual([{ kind: 'waste', portions: 3, note: 'dropped' }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('G4: shows the conflict of a count with a sale, and counts against what there is then', async () => {
    results = [{ status: 'refused', sentence: CHANGED, left: 6 }];
    await choose('Count');
    await type('Portions counted', '7');
    await enter();
    await screen.findByText(CHANGED);
    expect(screen.getByText('There are 6 portions.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await enter();
    expect(entered).toEqual([
      { kind: 'count', counted: 7, seen: 7, note: '' },
      { kind: 'count', counted: 7, seen: 6, note: '' },
    ]);
  });

  it('is thrown away for a reason that is chosen, typed, or not given', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Burnt' }));
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Burnt');
    await userEvent.click(screen.getByRole('button', { name: 'Burnt' }));
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', '');
  });

  it('keeps a typed note when something else is entered, and no reason that was pressed', async () => {
    const note = (label: string): string => screen.getByLabelText<HTMLTextAreaElement>(label).value;
    await choose('Burnt');
    await choose('Restock');
    expect(note('Note')).toBe('');
    await type('Note', 'From the market');
    await choose('Count');
    expect(note('Note')).toBe('From the market');
  });

  it('G4: says that a portion was sold while somebody counts, and sends the number that the count began with', async () => {
    await choose('Count');
    show(form(6));
    screen.getByText('There were 7 when you began to count: now there are 6 portions.');
    await enter();
    expect(entered).toMatchObject([{ counted: 7, seen: 7 }]);
  });

  it('begins with the move whose answer was lost, and sends it as it was', async () => {
    cleanup();
    const unanswered = { kind: 'waste', portions: 3, note: 'dropped' } as const;
    render(form(4, unanswered));
    screen.getByText(NO_ANSWER);
    await enter();
    expect(entered).toEqual([unanswered]);
  });

  it('is entered again as it was when its answer was lost', async () => {
    results = [{ status: 'refused', sentence: 'No answer', left: null }];
    await choose('Restock');
    await enter();
    await screen.findByText('No answer');
    await enter();
    expect(entered[1]).toEqual(entered[0]);
  });
});
