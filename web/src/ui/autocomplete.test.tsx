import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';

const ZONES = ['Europe/Berlin', 'Europe/Paris', 'America/New_York', 'Etc/GMT-1', 'Etc/GMT-10', 'Etc/GMT-12'] as const;
const kept = vi.fn<(zone: string) => void>();

function open(): HTMLInputElement {
  kept.mockClear();
  render(<Zone />);
  return screen.getByLabelText<HTMLInputElement>('Time zone');
}

function Zone(): React.JSX.Element {
  const { control, handleSubmit, formState } = useForm({ defaultValues: { zone: 'Europe/Berlin' } });
  const { field } = useController({ control, name: 'zone' });
  return (
    <form onSubmit={(event) => void handleSubmit(({ zone }) => kept(zone))(event)}>
      <Autocomplete label="Time zone" options={ZONES} noneText="No such time zone" field={field} error={undefined} />
      <button type="submit" disabled={!formState.isDirty}>
        Save
      </button>
    </form>
  );
}

const save = async (): Promise<unknown> => {
  await userEvent.click(screen.getByText('Save'));
  return kept.mock.lastCall?.[0];
};
const shown = (): readonly (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a field for one of a list', () => {
  it('shows all of it when it is pressed, and what has the typed letters while somebody types', async () => {
    const field = open();
    await userEvent.click(field);
    expect(shown()).toEqual(ZONES);
    screen.getByRole('listbox', { name: 'Time zone: matches' });
    await userEvent.keyboard('new y');
    expect([field.value, shown()]).toEqual(['new y', ['America/New_York']]);
  });

  it('takes the first one by Enter, which sends no form then', async () => {
    const field = open();
    await userEvent.click(field);
    await userEvent.keyboard('europe{ArrowDown}{Enter}');
    expect([field.value, shown(), kept.mock.calls]).toEqual(['Europe/Paris', [], []]);
    expect(await save()).toBe('Europe/Paris');
  });

  it('takes one that is pressed', async () => {
    const field = open();
    await userEvent.click(field);
    await userEvent.click(screen.getByText('Europe/Paris'));
    expect([field.value, await save()]).toEqual(['Europe/Paris', 'Europe/Paris']);
  });

  it('takes the only one that has the letters while somebody types, and shows it when the field is left', async () => {
    const field = open();
    const canSave = (): boolean => !screen.getByText<HTMLButtonElement>('Save').disabled;
    await userEvent.click(field);
    await userEvent.keyboard('yor');
    expect([field.value, canSave()]).toEqual(['yor', true]);
    await userEvent.keyboard('k{Tab}');
    expect([field.value, await save()]).toEqual(['America/New_York', 'America/New_York']);
  });

  it('is typed on where what is typed names one that another one begins with', async () => {
    const field = open();
    await userEvent.click(field);
    await userEvent.keyboard('etc/gmt-1');
    expect(shown()).toEqual(['Etc/GMT-1', 'Etc/GMT-10', 'Etc/GMT-12']);
    await userEvent.keyboard('2{Tab}');
    expect([field.value, await save()]).toEqual(['Etc/GMT-12', 'Etc/GMT-12']);
  });

  it('says that nothing has the typed letters, and sends no form by Enter then', async () => {
    const field = open();
    const says = (): string | null => screen.getByRole('status').textContent;
    await userEvent.click(field);
    await userEvent.keyboard('york');
    expect(says()).toBe('');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}mars');
    expect(says()).toBe('No such time zone');
    await userEvent.keyboard('{Enter}');
    expect([field.value, kept.mock.calls]).toEqual(['mars', []]);
    await userEvent.tab();
    expect([field.value, says(), screen.getByText<HTMLButtonElement>('Save').disabled]).toEqual([
      'Europe/Berlin',
      '',
      true,
    ]);
  });

  it('takes back what is typed by Escape', async () => {
    const field = open();
    await userEvent.click(field);
    await userEvent.keyboard('mars{Escape}');
    expect([field.value, shown()]).toEqual(['Europe/Berlin', []]);
  });

  it('takes what names one whole, and keeps what it had where nothing is named', async () => {
    const field = open();
    fireEvent.change(field, { target: { value: ' europe/paris' } });
    expect(await save()).toBe('Europe/Paris');
    await userEvent.click(field);
    await userEvent.keyboard('Mars{Tab}');
    expect([field.value, await save()]).toEqual(['Europe/Paris', 'Europe/Paris']);
  });
});
