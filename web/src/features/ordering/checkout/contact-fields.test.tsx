import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_CONTACT } from '@foodhouse/domain';
import { ContactFields } from './contact-fields.tsx';

const fields = (isNeeded: boolean): React.JSX.Element => (
  <ContactFields contact={NO_CONTACT} isTried={false} isNeeded={isNeeded} disabled={false} onChange={() => undefined} />
);

/** As a press on the words does, also one that was meant for the fold as it was a moment before. */
function press(): boolean {
  const fold = screen.getByRole('group') as HTMLDetailsElement;
  fold.open = !fold.open;
  fireEvent(fold, new Event('toggle'));
  return fold.open;
}

it('opens and closes by a press while nobody must say them', () => {
  render(fields(false));
  expect([press(), press()]).toEqual([true, false]);
});

it('stays open while they must be said, also when that becomes so under the finger', () => {
  const { rerender } = render(fields(false));
  rerender(fields(true));
  expect([press(), press()]).toEqual([true, true]);
});
