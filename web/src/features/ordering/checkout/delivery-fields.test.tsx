import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeliveryFields } from './delivery-fields.tsx';

const nothing = (): void => undefined;
const SENTENCE = 'To Harbour we deliver from 18:00.';
const HARBOUR = { id: 'harbour', name: 'Harbour' } as const;

it.each([
  ['the postcode', { postcode: '8001' }, () => screen.getByLabelText('Postcode')],
  ['the area, where that is chosen by its name', { area: 'harbour' }, () => screen.getByRole('radiogroup')],
])('says why there is no delivery beside %s, before the address', (_what, place, named) => {
  render(
    <DeliveryFields
      place={place}
      service={{
        offered: ['delivery'],
        table: null,
        areas: [HARBOUR],
        problem: { reason: 'AREA_CLOSED', sentence: SENTENCE },
      }}
      isTried={false}
      disabled={false}
      onChange={nothing}
      onPickup={nothing}
    />,
  );
  const said = screen.getByText(SENTENCE);
  expect(said.getAttribute('role')).toBe('status');
  expect(named().getAttribute('aria-describedby')).toBe(said.id);
  const { previousElementSibling: before, nextElementSibling: after } = said;
  expect(before === named() || before?.contains(named())).toBe(true);
  expect(after?.textContent).toBe('Address');
  expect(screen.queryByRole('button', { name: 'Pick it up instead' })).toBeNull(); // it cannot be fetched
});
