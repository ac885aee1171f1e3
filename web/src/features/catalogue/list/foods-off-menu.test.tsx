import { aFood } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFoodsOffMenu } from '../api/use-foods-off-menu.ts';
import { FoodsOffMenu } from './foods-off-menu.tsx';

vi.mock(import('../api/use-foods-off-menu.ts'), () => ({ useFoodsOffMenu: vi.fn<typeof useFoodsOffMenu>() }));

it('looks further while all that it has are of the other list, and shows no empty table meanwhile', () => {
  const showOlder = vi.fn<() => void>();
  const items = [aFood({ retiredAtMs: 2, hiddenAtMs: 2 })];
  const value = { items, older: 'some', isFresh: true, showOlder } as const;
  vi.mocked(useFoodsOffMenu).mockReturnValue({ status: 'ready', value });
  render(<FoodsOffMenu list="removed" />);
  expect(showOlder).toHaveBeenCalledOnce();
  expect(screen.queryByRole('table')).toBeNull();
});
