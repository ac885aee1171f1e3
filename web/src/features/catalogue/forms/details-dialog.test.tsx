import { aFood } from '@foodhouse/domain/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { DetailsForm } from './details-dialog.tsx';

const CATEGORIES = [{ id: 'drinks', name: 'Drinks' }];

const chosen = (): readonly (string | null | undefined)[] =>
  [...screen.getByRole('radiogroup', { name: 'Category' }).querySelectorAll<HTMLInputElement>(':checked')].map(
    (radio) => radio.closest('label')?.textContent.trim(),
  );

it.each([
  [null, 'No category'],
  ['drinks', 'Drinks'],
  ['gone', 'No category'],
])('a food of the category %s shows %s', (categoryId, shown) => {
  const form = (categories: typeof CATEGORIES): React.JSX.Element => (
    <DetailsForm food={aFood({ categoryId })} rates={[]} categories={categories} onClose={() => undefined} />
  );
  const { rerender } = render(form([]));
  rerender(form(CATEGORIES)); // they are asked for when the form is open
  expect(chosen()).toEqual([shown]);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText(shown === 'Drinks' ? 'No category' : 'Drinks'));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
  fireEvent.click(screen.getByLabelText(shown));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

it('says when a food is served, and sends it once it is whole', async () => {
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    sent.push([url, parseBody(body)]);
    return Response.json({});
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const onClose = vi.fn<() => void>();
  render(<DetailsForm food={aFood()} rates={[]} onClose={onClose} />);
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  press('Add hours');
  const hours = within(screen.getByRole('group', { name: 'Hours 1' }));
  fireEvent.change(hours.getByLabelText('Hours 1: from'), { target: { value: '11:30' } });
  fireEvent.change(hours.getByLabelText('Hours 1: to'), { target: { value: '14:00' } });
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Tick a weekday for all hours.');
  fireEvent.click(hours.getByLabelText('Tue'));
  press('Save');
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled();
  });
  expect(sent).toEqual([['/api/foods/pho', { served: [{ days: [2], from: '11:30', to: '14:00' }] }]]);
});
