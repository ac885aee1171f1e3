import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldOf } from '../lib/field-of.ts';
import { watchMoves } from '../lib/history-moves.ts';
import { Button } from './button.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TitledDialog } from './titled-dialog.tsx';

// What the browser's Back does while a dialog is open.

let isBusy = false;
const closed = vi.fn<() => void>();

function Menu(): React.JSX.Element {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    closed();
    setIsOpen(false);
  };
  return (
    <>
      <h1>Menu</h1>
      <Link to="/home">Home</Link>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <TitledDialog
          title="Order Pho"
          actions={
            <>
              <Button onClick={close}>Close</Button>
              <Button
                onClick={() => {
                  close();
                  void navigate('/home');
                }}
              >
                Go home
              </Button>
            </>
          }
          onClose={isBusy ? undefined : close}
        />
      )}
    </>
  );
}

function Form(): React.JSX.Element {
  const [isOpen, setIsOpen] = useState(true);
  const [text, setText] = useState('');
  return (
    <>
      <h1>Form</h1>
      {isOpen && (
        <FormDialog
          title="Add food"
          submitLabel="Add"
          isDirty={text !== ''}
          onCancel={() => setIsOpen(false)}
          onSubmit={vi.fn<() => void>()}
        >
          <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
        </FormDialog>
      )}
    </>
  );
}

/** The site begins at this address, after another site. */
function open(path: string, state: unknown = null): void {
  history.replaceState(null, '', '/another-site');
  history.pushState(state, '', path);
  load();
}

/** A document begins at the entry of the history that is there. */
function load(): void {
  cleanup();
  watchMoves(); // as main.tsx does
  render(
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="/home" element={<Link to="/menu">To the menu</Link>} />
          <Route path="/menu" element={<Menu />} />
          <Route path="/form" element={<Form />} />
          <Route path="*" element={<h1>Another site</h1>} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
}

beforeEach(() => {
  isBusy = false;
  closed.mockClear();
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const place = (): unknown => fieldOf(history.state, 'idx');
const goBack = (): Promise<void> => act(async () => history.back());

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

it('stays on the first page of a visit, too, which Back would leave with the site', async () => {
  open('/menu');
  await press('Open');
  await goBack();
  expect([location.pathname, isOpen(), closed.mock.calls.length]).toEqual(['/menu', false, 1]);
  await goBack();
  expect(location.pathname).toBe('/another-site');
});

it('asks on the first page, too, before it closes a form in which something is typed', async () => {
  open('/form');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Pho' } });
  await goBack();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
  await press('Discard');
  expect([location.pathname, isOpen()]).toEqual(['/form', false]);
  await goBack();
  expect(location.pathname).toBe('/another-site');
});

it('leaves the site from its first page after dialogs were closed by their button', async () => {
  open('/menu');
  await press('Open');
  await press('Close');
  await press('Open');
  await press('Close');
  await goBack();
  expect([location.pathname, closed.mock.calls.length]).toEqual(['/another-site', 2]);
});

it('leaves the site after the dialog led to another page, and that page back', async () => {
  open('/menu');
  await press('Open');
  await press('Go home');
  expect(location.pathname).toBe('/home');
  await goBack();
  expect([location.pathname, isOpen()]).toEqual(['/menu', false]);
  await goBack();
  expect(location.pathname).toBe('/another-site');
});

it('leaves the site after a reload under an open dialog', async () => {
  open('/menu');
  await press('Open');
  load();
  await goBack();
  expect(location.pathname).toBe('/another-site');
});

it('shows a first page to which Forward returned, with nothing open, when the next page is left', async () => {
  open('/menu', { usr: { wanted: { id: 'pho' } }, key: 'first' });
  await press('Open');
  await press('Close');
  await goBack();
  await act(async () => history.forward());
  expect([location.pathname, place(), fieldOf(history.state, 'usr')]).toEqual(['/menu', 0, null]);
  await expectOwnEntry();
});

it('shows a first page that nothing lies before, when the next page is left', async () => {
  open('/menu');
  await press('Open');
  await press('Close');
  const went = vi.spyOn(history, 'go').mockReturnValue(); // as a browser does there
  await goBack();
  went.mockRestore();
  expect([location.pathname, place()]).toEqual(['/menu', 0]);
  await expectOwnEntry();
});

it('shows a first page that was loaded anew from its lower entry, when the next page is left', async () => {
  open('/menu', { idx: 0, isPassedOver: true });
  await expectOwnEntry();
});

async function expectOwnEntry(): Promise<void> {
  fireEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(location.pathname).toBe('/home');
  await goBack();
  expect([location.pathname, isOpen()]).toEqual(['/menu', false]);
}
