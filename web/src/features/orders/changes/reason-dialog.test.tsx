import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReasonDialog } from './reason-dialog.tsx';

it('says beside the field that a reason is missing, and takes one of blanks for none', async () => {
  const onGive = vi.fn<(reason: string) => void>();
  render(
    <ReasonDialog
      title="Can’t cook it?"
      text=""
      reasons={[]}
      label="Give back"
      isRequired
      onCancel={() => undefined}
      onGive={onGive}
    />,
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Reason');
  expect(field.form?.noValidate).toBe(true);
  await userEvent.type(field, '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Give back' }));
  expect(screen.getByRole('status').textContent).toBe('A reason, please');
  expect([field.getAttribute('aria-invalid'), document.activeElement, onGive.mock.calls]).toEqual(['true', field, []]);
  await userEvent.type(field, 'No oven');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Give back' }));
  expect(onGive).toHaveBeenCalledExactlyOnceWith('No oven');
});
