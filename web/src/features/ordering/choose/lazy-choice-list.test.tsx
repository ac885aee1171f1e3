import { aFood } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChoicesBeside } from './lazy-choice-list.tsx';

const draw = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../../first-paint/lazy-component.tsx', () => ({
  lazyComponent: () => () => {
    draw();
    return <p>What you can choose</p>;
  },
}));

it('is not drawn again when a dialog opens over the page', () => {
  const food = aFood({ leastExtraMinor: 0 });
  const page = (isOpen: boolean): React.JSX.Element => (
    <>
      <ChoicesBeside food={food} />
      {isOpen && <p>The dialog</p>}
    </>
  );
  const { rerender } = render(page(false));
  expect(screen.getByText('What you can choose')).toBeDefined();
  const before = draw.mock.calls.length;
  rerender(page(true));
  expect(screen.getByText('The dialog')).toBeDefined();
  expect(draw).toHaveBeenCalledTimes(before);
});
