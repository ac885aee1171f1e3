import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { TextButton } from './text-button.tsx';

it('keeps the focus while it is busy, and hears no press', async () => {
  const press = vi.fn<() => void>();
  function Sender(): React.JSX.Element {
    const [isBusy, setIsBusy] = useState(false);
    return (
      <Button
        loading={isBusy}
        disabled={isBusy}
        onClick={() => {
          press();
          setIsBusy(true);
        }}
      >
        Send
      </Button>
    );
  }
  render(<Sender />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect([button.disabled, button.getAttribute('aria-disabled'), document.activeElement]).toEqual([
    false,
    'true',
    button,
  ]);
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

it.each([
  ['sent once by Enter in a field', false, 1],
  ['not sent while it is busy', true, 0],
])('a form is %s', async (_what, loading, times) => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => {
    event.preventDefault();
  });
  render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" loading={loading}>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Pho{Enter}');
  expect(submit).toHaveBeenCalledTimes(times);
});

it.each([
  ['what is around it', 'li', 'LI'],
  ['the heading, where nothing is', 'p', 'H1'],
] as const)('leaves the focus to %s when it goes', async (_what, Around, name) => {
  function Page(): React.JSX.Element {
    const [isThere, setIsThere] = useState(true);
    return (
      <>
        <h1>Basket</h1>
        <Around>
          Pho
          {isThere && (
            <Button
              onClick={() => {
                setIsThere(false);
              }}
            >
              Take $9
            </Button>
          )}
        </Around>
      </>
    );
  }
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.tagName).toBe(name);
});

it('keeps the focus where a press has left it nothing to do, hears no more, and gives it up when the person goes on', async () => {
  const save = vi.fn<() => void>();
  function Page(): React.JSX.Element {
    const [isDirty, setIsDirty] = useState(true);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
          setIsDirty(false);
        }}
      >
        <Button type="submit" disabled={!isDirty}>
          Save
        </Button>
        <a href="#next">Next food</a>
      </form>
    );
  }
  render(<Page />);
  await expectKeptUntilTab('Save', save);
});

it.each([
  ['an icon', IconButton],
  ['text', TextButton],
])('%s that a press disables keeps the focus too', async (_what, Part) => {
  const press = vi.fn<() => void>();
  function Last(): React.JSX.Element {
    const [left, setLeft] = useState(1);
    return (
      <>
        <Part
          aria-label="One less"
          disabled={left === 0}
          onClick={() => {
            press();
            setLeft(left - 1);
          }}
        />
        <a href="#next">Next food</a>
      </>
    );
  }
  render(<Last />);
  await expectKeptUntilTab('One less', press);
});

/** A press disables the first button of the page, which keeps the focus, hears no more, and gives it up to the link after it. */
async function expectKeptUntilTab(name: string, pressed: () => void): Promise<void> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
    button,
    false,
    'true',
  ]);
  await userEvent.keyboard('{Enter} ');
  expect(pressed).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect([document.activeElement?.textContent, button.disabled]).toEqual(['Next food', true]);
}
