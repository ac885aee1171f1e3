import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog.tsx';

it('can be closed while its file does not come', async () => {
  const Dialog = lazyDialog<{ readonly onClose: () => void }>(() => new Promise(() => undefined));
  const onClose = vi.fn<() => void>();
  await act(async () => void render(<Dialog onClose={onClose} />));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
