import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { singleKeys } from './single-keys.ts';
import { useKeys } from './use-keys.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  singleKeys.set(true);
});

function listen(): { readonly slash: ReturnType<typeof vi.fn>; readonly down: ReturnType<typeof vi.fn> } {
  const keys = { slash: vi.fn<() => void>(), down: vi.fn<() => void>() };
  renderHook(() => {
    useKeys({ '/': keys.slash, ArrowDown: keys.down });
  });
  return keys;
}

/** @returns whether the browser's own action for the key still happens */
function press(key: string, from: EventTarget = document.body, more: KeyboardEventInit = {}): boolean {
  return from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

function put(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild ?? document.body;
}

describe('a keyboard shortcut', () => {
  it('runs its handler and prevents the browser’s action', () => {
    const { slash } = listen();
    expect(press('/')).toBe(false);
    expect(slash).toHaveBeenCalledOnce();
    expect(press('x')).toBe(true);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>'])(
    'does nothing while somebody types into %s',
    (html) => {
      const { slash, down } = listen();
      const field = put(html);
      press('/', field);
      press('ArrowDown', field);
      expect([slash, down].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    },
  );

  it('does nothing while a dialog is open, wherever the focus is', () => {
    const { slash, down } = listen();
    put('<div role="dialog"><button></button></div>');
    press('/');
    press('ArrowDown');
    expect([slash, down].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('does nothing with %s', (modifier) => {
    const { slash } = listen();
    press('/', document.body, { [modifier]: true });
    expect(slash).not.toHaveBeenCalled();
  });

  it('ignores repeats, except of arrow keys', () => {
    const { slash, down } = listen();
    press('/', document.body, { repeat: true });
    press('ArrowDown', document.body, { repeat: true });
    expect([slash, down].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('does nothing for a printable key once these are turned off, which is stored', () => {
    const { slash, down } = listen();
    singleKeys.set(false);
    press('/');
    press('ArrowDown');
    expect([slash, down].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(localStorage.getItem('single-keys')).toBe('off');
  });
});
