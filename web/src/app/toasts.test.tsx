import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { makeTheme } from './theme.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

it.each([
  ['a finger', 'touch', false],
  ['a mouse, which rests on it', 'mouse', true],
])('goes after a press by %s: %s', (_by, pointerType, isKept) => {
  vi.useFakeTimers();
  render(<Toasts />);
  act(() => void toast.error('Login first..!', { id: 'login' }));
  const said = screen.getByText('Login first..!');
  act(() => void vi.advanceTimersByTime(1000));
  fireEvent.mouseOver(said);
  act(() => void said.dispatchEvent(Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType })));
  for (let second = 0; second < 20; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('Login first..!') !== null).toBe(isKept);
});

const dialog = (title: string): React.JSX.Element => (
  <TitledDialog key={title} title={title} actions={null} onClose={undefined} />
);

it('is announced while dialogs are open, and the page is hidden', async () => {
  const page = (...titles: readonly string[]): React.JSX.Element => (
    <ThemeProvider theme={makeTheme()}>
      <p>Menu</p>
      <Toasts />
      {titles.map(dialog)}
    </ThemeProvider>
  );
  const { container, rerender } = render(page());
  for (const open of [['Basket'], ['Basket', 'Order Pho'], ['Basket'], []]) {
    rerender(page(...open));
    const title = open.at(-1);
    await waitFor(() => {
      expect(container.getAttribute('aria-hidden')).toBe(title === undefined ? null : 'true');
      expect(screen.queryAllByRole('dialog').map((it) => it.getAttribute('aria-modal'))).not.toContain('true');
    });
    const said = `Said over ${title ?? 'the menu'}`;
    act(() => void toast.success(said));
    await waitFor(() => {
      expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(said);
    });
  }
});
