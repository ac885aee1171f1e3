import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asksBeforeLeaving } from '../test/asks-before-leaving.ts';
import { useUnsaved } from './unsaved.tsx';
import { watchMoves } from '../lib/history-moves.ts';

function Form(): React.JSX.Element {
  const [isDirty, setIsDirty] = useState(false);
  const { question } = useUnsaved(isDirty);
  return (
    <>
      <h1>Form</h1>
      <input
        aria-label="Text"
        onChange={({ target }) => {
          setIsDirty(target.value !== '');
        }}
      />
      <Link to="/list">List</Link>
      <a href="#text">To the text</a>
      {question}
    </>
  );
}

beforeEach(() => {
  watchMoves(); // as main.tsx does
  history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Routes>
        <Route
          path="/list"
          element={
            <>
              <h1>List</h1>
              <Link to="/form">Form</Link>
            </>
          }
        />
        <Route path="/form" element={<Form />} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Form' }));
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

const type = (text: string): void => {
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: text } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const isAsked = (): boolean => screen.queryByRole('dialog', { name: 'Discard your changes?' }) !== null;
const shows = async (heading: string): Promise<void> => {
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(heading);
  });
};
const goBack = (): void => {
  act(() => {
    history.back();
  });
};

it('a link and Back leave a form in which nothing is typed', async () => {
  goBack();
  await shows('List');
  expect(isAsked()).toBe(false);
});

it('a link leaves what is typed only once the person agrees', async () => {
  type('Pho');
  fireEvent.click(screen.getByRole('link', { name: 'List' }));
  expect(isAsked()).toBe(true);
  press('Keep editing');
  await shows('Form');
  fireEvent.click(screen.getByRole('link', { name: 'List' }));
  press('Discard');
  await shows('List');
});

it('Back leaves what is typed only once the person agrees, and the address stays until then', async () => {
  type('Pho');
  goBack();
  await waitFor(() => {
    expect(isAsked()).toBe(true);
  });
  expect(location.pathname).toBe('/form');
  await shows('Form');
  press('Keep editing');
  goBack();
  await waitFor(() => {
    expect(isAsked()).toBe(true);
  });
  press('Discard');
  await shows('List');
  expect(location.pathname).toBe('/list');
});

it('Forward leaves what is typed no sooner while the question is open', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'List' }));
  goBack();
  await shows('Form');
  type('Pho');
  fireEvent.click(screen.getByRole('link', { name: 'List' }));
  act(() => {
    history.forward();
  });
  expect([location.pathname, isAsked()]).toEqual(['/form', true]);
  await shows('Form');
});

it('a link within the page, and one in a new window, are not asked about', () => {
  type('Pho');
  fireEvent.click(screen.getByRole('link', { name: 'To the text' }));
  expect(isAsked()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'List' }), { ctrlKey: true });
  expect(isAsked()).toBe(false);
});

it('nothing is asked once what was typed is saved', async () => {
  type('Pho');
  expect(asksBeforeLeaving()).toBe(true);
  type('');
  expect(asksBeforeLeaving()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: 'List' }));
  await shows('List');
});
