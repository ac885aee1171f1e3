import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldOf } from '../lib/field-of.ts';
import { Button } from './button.tsx';
import { TitledDialog } from './titled-dialog.tsx';

// What the browser's Back does while a dialog is open.

let isBusy = false;
const closed = vi.fn<() => void>();

function Menu(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    closed();
    setIsOpen(false);
  };
  return (
    <>
      <h1>Menu</h1>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <TitledDialog
          title="Order Pho"
          actions={<Button onClick={close}>Close</Button>}
          onClose={isBusy ? undefined : close}
        />
      )}
    </>
  );
}

function open(path: string, state: unknown = null): void {
  history.replaceState(state, '', path);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/home" element={<Link to="/menu">To the menu</Link>} />
        <Route path="/menu" element={<Menu />} />
      </Routes>
    </BrowserRouter>,
  );
}

beforeEach(() => {
  isBusy = false;
  closed.mockClear();
  onpopstate = () => undefined; // as main.tsx does
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const place = (): unknown => fieldOf(history.state, 'idx');
/** Goes back, and on to where a guard takes the page. */
const goBack = (): Promise<void> =>
  act(async () => {
    const before = place();
    const went = vi.spyOn(history, 'go');
    history.back();
    await waitFor(() => {
      expect(place() !== before || went.mock.calls.length > 0).toBe(true);
    });
    if (went.mock.calls.length > 0)
      await waitFor(() => {
        expect(place()).toBe(before);
      });
    went.mockRestore();
  });

it('closes the dialog and stays on the page; the next one leaves the page', async () => {
  open('/home');
  fireEvent.click(screen.getByRole('link'));
  await press('Open');
  await goBack();
  await waitFor(() => {
    expect(isOpen()).toBe(false);
  });
  expect([location.pathname, closed.mock.calls.length]).toEqual(['/menu', 1]);
  await goBack();
  expect([location.pathname, closed.mock.calls.length]).toEqual(['/home', 1]);
});

it('leaves the page after the dialog was closed by its button', async () => {
  open('/home');
  fireEvent.click(screen.getByRole('link'));
  await press('Open');
  await press('Close');
  await goBack();
  expect(location.pathname).toBe('/home');
});

it('neither closes nor leaves while the dialog cannot be closed', async () => {
  isBusy = true;
  open('/home');
  fireEvent.click(screen.getByRole('link'));
  await press('Open');
  await goBack();
  expect([location.pathname, isOpen(), closed.mock.calls.length]).toEqual(['/menu', true, 0]);
});

it('leaves no entry that remembers what was open', async () => {
  open('/menu', { usr: { wanted: { id: 'pho' } }, key: 'first' });
  await press('Open');
  await press('Close');
  await goBack();
  expect([location.pathname, place(), fieldOf(history.state, 'usr')]).toEqual(['/menu', 0, null]);
});

it('stays on the first page of a visit, too, which Back would leave with the site', async () => {
  open('/menu');
  await press('Open');
  await goBack();
  await waitFor(() => {
    expect(isOpen()).toBe(false);
  });
  expect([location.pathname, closed.mock.calls.length]).toEqual(['/menu', 1]);
});
