import { EVERY_DAY, type WeeklyHours } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ServedField, servedProblem } from './served-field.tsx';

function Field({ onChange }: { readonly onChange: (value: readonly WeeklyHours[]) => void }): React.JSX.Element {
  const [value, setValue] = useState<readonly WeeklyHours[]>([]);
  return (
    <ServedField
      value={value}
      problem={servedProblem(value)}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

it('is filled in by weekdays and times, and says what is missing', async () => {
  const said = vi.fn<(value: readonly WeeklyHours[]) => void>();
  render(<Field onChange={said} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Add hours');
  expect(said).toHaveBeenLastCalledWith([{ days: EVERY_DAY, from: '', to: '' }]);
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.getByRole('alert').textContent).toMatch(/weekday/);
  await userEvent.click(screen.getByLabelText('Tue'));
  await userEvent.click(screen.getByLabelText('Sun'));
  expect(screen.getByRole('alert').textContent).toMatch(/two times/);
  await userEvent.type(screen.getByLabelText('Hours 1: from'), '2200');
  await userEvent.type(screen.getByLabelText('Hours 1: to'), '2');
  await userEvent.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('next day')).toBeDefined();
  expect(said).toHaveBeenLastCalledWith([{ days: [0, 2], from: '22:00', to: '02:00' }]);
  await userEvent.click(screen.getByLabelText('Sun'));
  expect(said).toHaveBeenLastCalledWith([{ days: [2], from: '22:00', to: '02:00' }]);
  await press('Remove hours 1');
  expect(said).toHaveBeenLastCalledWith([]);
});

it.each<readonly [string, readonly WeeklyHours[], RegExp | null]>([
  ['a whole day', [{ days: [2], from: '00:00', to: '00:00' }], null],
  ['no length', [{ days: [2], from: '11:00', to: '11:00' }], /end at another time/],
  ['no time', [{ days: [2], from: '25:00', to: '11:00' }], /two times/],
  [
    'one within another',
    [
      { days: [2], from: '09:00', to: '12:00' },
      { days: [2], from: '11:00', to: '11:30' },
    ],
    /same time/,
  ],
])('says what the house would refuse: %s', (_what, value, expected) => {
  if (expected === null) expect(servedProblem(value)).toBeNull();
  else expect(servedProblem(value)).toMatch(expected);
});
