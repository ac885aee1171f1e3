import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MenuSource } from './menu-source.tsx';
import type { FoundMenu, readMenuText } from './read-menu.ts';

const reading = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock('./read-menu.ts', () => ({ readMenuText: vi.fn<typeof readMenuText>(() => reading.promise) }));

it('tells nothing of what was pasted once somebody types on: the answer would take the focus', async () => {
  const onMenu = vi.fn<(found: FoundMenu | null) => void>();
  render(<MenuSource house={null} onMenu={onMenu} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('The menu');
  await userEvent.click(field);
  await userEvent.paste('Pho;9.50');
  await userEvent.type(field, '0');
  reading.resolve({ ok: false, problem: 'No menu.' } as never);
  await reading.promise;
  await expect
    .poll(() => screen.getByRole('button', { name: 'Show my menu' }).getAttribute('aria-busy'))
    .not.toBe('true');
  expect([onMenu.mock.calls, field.value, document.activeElement]).toEqual([[], 'Pho;9.500', field]);
});
