import { aFood } from '@foodhouse/domain/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityField } from './quantity-field.tsx';

/** The field of a food with 20 portions. */
function openField(): {
  readonly field: HTMLInputElement;
  readonly changes: readonly (readonly [number, number])[];
  readonly sell: (left: number) => void;
} {
  const onChange = vi.fn<(change: number, seen: number) => void>();
  const fieldOf = (quantity: number): React.JSX.Element => (
    <QuantityField food={aFood({ quantity })} isBusy={false} onChange={onChange} />
  );
  const { rerender } = render(fieldOf(20));
  return {
    field: screen.getByLabelText('Quantity of Pho'),
    changes: onChange.mock.calls,
    sell: (left) => {
      rerender(fieldOf(left));
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
    const onChange = vi.fn<(change: number, seen: number) => void>();
    const { rerender } = render(<QuantityField food={aFood({ quantity: 50 })} isBusy={false} onChange={onChange} />);
    const field = screen.getByLabelText('Quantity of Pho');
    fireEvent.change(field, { target: { value: '60' } });
    rerender(<QuantityField food={aFood({ quantity: 0, putAside: 50 })} isBusy={false} onChange={onChange} />);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([[10, 50]]);
    expect(field).toHaveProperty('value', '50');
  });
});
