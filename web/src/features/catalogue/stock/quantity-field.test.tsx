import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuantityField } from './quantity-field.tsx';
import { QUIET_MS, UNDO_MS, type QuantityInput } from './use-quantity.ts';

type OnChange = QuantityInput['onChange'];

/** The field of a food with 20 portions. */
function openField(): {
  readonly field: HTMLInputElement;
  readonly changes: readonly (readonly [number, number])[];
  readonly sell: (left: number) => void;
  readonly leave: () => void;
  readonly answerWith: (onChange: OnChange) => void;
} {
  const onChange = vi.fn<OnChange>().mockResolvedValue({ status: 'done' });
  const fieldOf = (quantity: number): React.JSX.Element => (
    <QuantityField food={aFood({ quantity })} isBusy={false} onChange={onChange} />
  );
  const { rerender, unmount } = render(fieldOf(20));
  return {
    field: screen.getByLabelText('Quantity of Pho'),
    changes: onChange.mock.calls,
    sell: (left) => {
      rerender(fieldOf(left));
    },
    leave: unmount,
    answerWith: (answer) => {
      onChange.mockImplementation(answer);
    },
  };
}

describe('the field of a food’s stock', () => {
  it('sends the difference to what the person saw, whatever is sold while they type', () => {
    const { field, changes, sell } = openField();
    fireEvent.change(field, { target: { value: '1' } });
    sell(18);
    fireEvent.change(field, { target: { value: '15' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(changes).toEqual([[-5, 20]]);
  });

  it('says in words that few are left, under the figure', () => {
    const { sell } = openField();
    expect(screen.queryByText('low')).toBeNull();
    sell(2);
    expect(screen.getByText('low')).toBeDefined();
    expect(screen.getByText('2 left')).toBeDefined();
  });

  it('sends nothing for the same number, for no number, or after Escape', () => {
    const { field, changes, sell } = openField();
    fireEvent.change(field, { target: { value: '20' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.change(field, { target: { value: 'many' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.blur(field);
    expect(changes).toEqual([]);
    sell(17);
    expect(field.value).toBe('17');
  });

  it('counts portions put aside, and sends a difference even when they are put aside meanwhile', () => {
    const onChange = vi.fn<OnChange>().mockResolvedValue({ status: 'done' });
    const { rerender } = render(<QuantityField food={aFood({ quantity: 50 })} isBusy={false} onChange={onChange} />);
    const field = screen.getByLabelText('Quantity of Pho');
    fireEvent.change(field, { target: { value: '60' } });
    rerender(<QuantityField food={aFood({ quantity: 0, putAside: 50 })} isBusy={false} onChange={onChange} />);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([[10, 50]]);
    expect(field).toHaveProperty('value', '50');
  });

  describe('by steps', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    const press = (name: string): void => {
      fireEvent.click(screen.getByRole('button', { name }));
    };
    const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

    it('sends their sum after a pause', async () => {
      const { field, changes } = openField();
      press('One more: Pho');
      await pass(QUIET_MS - 1);
      press('One more: Pho');
      press('One less: Pho');
      press('One more: Pho');
      expect(field.value).toBe('22');
      await pass(QUIET_MS - 1);
      expect(changes).toEqual([]);
      await pass(1);
      expect(changes).toEqual([[2, 20]]);
    });

    it('never goes below zero', () => {
      render(
        <QuantityField
          food={aFood({ quantity: 1 })}
          isBusy={false}
          onChange={() => Promise.resolve({ status: 'done' })}
        />,
      );
      press('One less: Pho');
      expect(screen.getByLabelText('Quantity of Pho')).toHaveProperty('value', '0');
      expect(screen.getByRole('button', { name: 'One less: Pho' })).toHaveProperty('disabled', true);
    });

    it('sends nothing when they are undone before the pause is over', async () => {
      const { field, changes } = openField();
      press('One more: Pho');
      press('Undo: quantity of Pho');
      await pass(QUIET_MS);
      expect([field.value, changes]).toEqual(['20', []]);
    });

    it('sends the opposite when they are undone later', async () => {
      const { changes, sell } = openField();
      press('One more: Pho');
      await pass(QUIET_MS);
      sell(21);
      press('One more: Pho');
      await pass(QUIET_MS);
      sell(19); // three are sold meanwhile
      press('Undo: quantity of Pho');
      await pass(0);
      expect(changes).toEqual([
        [1, 20],
        [1, 21],
        [-2, 19],
      ]);
    });

    it('no time alone takes Undo away; the keys reach it, and go on at the field after it', async () => {
      const { changes, sell } = openField();
      press('One more: Pho');
      await pass(QUIET_MS);
      sell(21);
      await pass(10 * UNDO_MS);
      const undo = screen.getByRole('button', { name: 'Undo: quantity of Pho' });
      expect(screen.getAllByRole('button').indexOf(undo)).toBe(2); // after one less and one more
      undo.focus();
      fireEvent.click(undo);
      await pass(0);
      expect(changes.at(-1)).toEqual([-1, 21]);
      expect(document.activeElement?.getAttribute('aria-label')).toBe('One less: Pho');
    });

    it('Undo is of what was changed within a minute of each other, and goes with a later change of another food', async () => {
      const { changes, sell } = openField();
      render(
        <QuantityField
          food={aFood({ id: 'soup', name: 'Soup', quantity: 5 })}
          isBusy={false}
          onChange={() => Promise.resolve({ status: 'done' })}
        />,
      );
      const undo = (): unknown => screen.queryByRole('button', { name: 'Undo: quantity of Pho' });
      press('One more: Pho');
      await pass(QUIET_MS);
      sell(21);
      await pass(UNDO_MS);
      press('One more: Pho');
      await pass(QUIET_MS);
      sell(22);
      press('One more: Soup');
      await pass(QUIET_MS);
      expect(undo()).not.toBeNull();
      await pass(UNDO_MS);
      press('One more: Soup');
      await pass(QUIET_MS);
      expect(undo()).toBeNull();
      press('One more: Pho');
      await pass(QUIET_MS);
      sell(23);
      press('Undo: quantity of Pho');
      await pass(0);
      expect(changes.at(-1)).toEqual([-1, 23]);
    });

    it('sends at once when the row leaves', async () => {
      const { changes, leave } = openField();
      press('One more: Pho');
      leave();
      await pass(0);
      expect(changes).toEqual([[1, 20]]);
    });

    it('keeps what got no answer, with the steps since, until it is sent again', async () => {
      const first = Promise.withResolvers<Awaited<ReturnType<OnChange>>>();
      const { field, changes, answerWith } = openField();
      answerWith(() => first.promise);
      press('One more: Pho');
      await pass(QUIET_MS);
      press('One more: Pho');
      await pass(QUIET_MS);
      expect(changes).toEqual([[1, 20]]);
      first.resolve({ status: 'failed', reason: 'unavailable' });
      await pass(0);
      expect(screen.getByRole('alert').textContent).toBe('Not saved yet');
      answerWith(() => Promise.resolve({ status: 'done' }));
      press('Try again: quantity of Pho');
      await pass(0);
      expect([field.value, changes.at(-1)]).toEqual(['20', [1, 20]]);
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });
});
