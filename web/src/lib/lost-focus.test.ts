import { afterEach, expect, it } from 'vitest';
import { focusHeadingIfLost } from './lost-focus.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** A page on which a button has the focus. */
function aPage(): HTMLButtonElement {
  document.body.innerHTML = '<h1>Menu</h1><button>Order</button>';
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  expect(document.activeElement).toBe(button);
  return button;
}

it('leaves the focus to a button that can be pressed', () => {
  const button = aPage();
  focusHeadingIfLost();
  expect(document.activeElement).toBe(button);
});

it.for([
  ['is gone', (button: HTMLButtonElement): void => button.remove()],
  ['is busy', (button: HTMLButtonElement): void => void (button.disabled = true)],
] as const)('gives the heading the focus of a button that %s', ([, lose]) => {
  lose(aPage());
  focusHeadingIfLost();
  expect(document.activeElement?.textContent).toBe('Menu');
});
