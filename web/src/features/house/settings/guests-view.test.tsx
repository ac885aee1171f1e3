import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GuestsView } from './guests-view.tsx';

it('what guests see says which openings end on the next day', () => {
  const pickup = [
    { days: [1, 4, 5], from: '07:00', to: '07:00' },
    { days: [2], from: '11:00', to: '14:00' },
    { days: [2], from: '18:00', to: '02:00' },
  ];
  const christmas = { from: '2026-12-24', to: '2026-12-24', services: ['pickup'], message: null } as const;
  const exceptions = [{ ...christmas, hours: [{ from: '18:00', to: '00:00' }] }];
  render(<GuestsView house={{ ...toHouseDto(DEFAULT_SETTINGS), hours: { pickup }, exceptions }} />);
  expect(screen.getAllByText('07:00 to 07:00 next day')).toHaveLength(2);
  expect(screen.getByText('All day').previousElementSibling?.textContent).toBe('Friday'); // since Thursday 07:00
  expect(screen.getByText('11:00 to 14:00, 18:00 to 02:00 next day')).toBeTruthy();
  expect(screen.getByText('18:00 to 00:00 next day')).toBeTruthy();
  expect(screen.getAllByText('Closed')).toHaveLength(3);
});
