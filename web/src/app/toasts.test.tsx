import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { afterEach, expect, it, vi } from 'vitest';
import { TitledDialog } from '../ui/titled-dialog.tsx';
import { makeTheme } from './theme.ts';
import { Toasts } from './toasts.tsx';

afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

it('goes, though it came under a mouse that lies still', () => {
  vi.useFakeTimers();
  render(<Toasts />);
  fireEvent.mouseMove(document.body, { clientX: 900, clientY: 200 });
  act(() => void toast.success('Pho is Delivered now'));
  fireEvent.mouseOver(screen.getByText('Pho is Delivered now'), { clientX: 900, clientY: 200 });
  for (let second = 0; second < 20; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('Pho is Delivered now')).toBeNull();
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
  fireEvent.mouseOver(said, { clientX: 900, clientY: 240 });
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

it('has its button within reach of Tab while a dialog is open, and beside the page again after it', async () => {
  const said = <button type="button">Put back</button>;
  const page = (...titles: readonly string[]): React.JSX.Element => (
    <ThemeProvider theme={makeTheme()}>
      <Toasts />
      {titles.map((title) => (
        <TitledDialog key={title} title={title} actions={<button type="button">Close</button>} onClose={undefined} />
      ))}
    </ThemeProvider>
  );
  const { rerender } = render(page());
  act(() => void toast.success(() => said));
  const button = await screen.findByRole('button', { name: 'Put back' });
  for (const open of [['Basket'], ['Basket', 'Order Pho'], ['Basket'], []]) {
    rerender(page(...open));
    const title = open.at(-1);
    if (title === undefined) {
      expect(document.querySelector('[data-rht-toaster]')?.parentElement?.parentElement).toBe(document.body);
      break;
    }
    const dialog = screen.getByRole('dialog', { name: title });
    act(() => within(dialog).getByRole('button', { name: 'Close' }).focus());
    await userEvent.tab(); // oxlint-disable-line no-await-in-loop -- one dialog after the other
    expect(document.activeElement).toBe(button);
    await userEvent.tab({ shift: true }); // oxlint-disable-line no-await-in-loop -- as above
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBe(document.activeElement);
  }
  expect(button.isConnected).toBe(true);
});
