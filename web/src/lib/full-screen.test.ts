import { act, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFullScreen, useIsFullScreen } from './full-screen.ts';

const KEY = 'board';

/** The page's choice and what its layout reads. */
function open() {
  return renderHook(() => ({ choice: useFullScreen(KEY), isTaken: useIsFullScreen() }));
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.requestFullscreen = () => Promise.reject(new TypeError('refused'));
});

describe('full screen', () => {
  it('is off at first', () => {
    expect(open().result.current).toMatchObject({ choice: { isOn: false }, isTaken: false });
  });

  it('takes the window where the browser refuses the screen, and keeps the choice', async () => {
    const first = open();
    await act(async () => first.result.current.choice.set(true));
    expect(first.result.current.isTaken).toBe(true);
    first.unmount();
    expect(renderHook(useIsFullScreen).result.current).toBe(false);
    expect(open().result.current.isTaken).toBe(true);
  });

  it('requests the screen, and ends when the browser ends it', async () => {
    const request = vi.fn<() => Promise<void>>(() => Promise.resolve());
    document.documentElement.requestFullscreen = request;
    const { result } = open();
    await act(async () => result.current.choice.set(true));
    expect(request).toHaveBeenCalledOnce();
    fireEvent(document, new Event('fullscreenchange')); // nothing is shown alone any more
    expect(result.current.isTaken).toBe(false);
    expect(localStorage.getItem(KEY)).toBe('off');
  });

  it('ends with Escape, which is left to the page otherwise', () => {
    localStorage.setItem(KEY, 'on');
    const { result } = open();
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    expect(result.current.isTaken).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });
});
