import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel } from './use-carousel.ts';

function Slides(): React.JSX.Element {
  const carousel = useCarousel(2);
  return (
    <section aria-label="slides" {...carousel.handlers}>
      <p>slide {carousel.index + 1}</p>
      <button onClick={carousel.togglePlaying}>{carousel.isPlaying ? 'stop' : 'play'}</button>
      <button onClick={carousel.next}>next</button>
    </section>
  );
}

const region = (): HTMLElement => screen.getByRole('region', { name: 'slides' });
const shown = (): string | null => screen.getByText(/^slide/).textContent;
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

function preferMotion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)' || (reduced && query.includes('reduce')),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  vi.useFakeTimers();
  preferMotion(false);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the carousel', () => {
  it('advances every five seconds and wraps around', () => {
    render(<Slides />);
    pass(4999);
    expect(shown()).toBe('slide 1');
    pass(1);
    expect(shown()).toBe('slide 2');
    pass(5000);
    expect(shown()).toBe('slide 1');
  });

  it('pauses on hover and on focus', () => {
    render(<Slides />);
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    pass(20_000);
    expect(shown()).toBe('slide 1');
    fireEvent.pointerLeave(region());
    fireEvent.focus(screen.getByText('next'));
    pass(20_000);
    expect(shown()).toBe('slide 1');
    fireEvent.blur(screen.getByText('next'), { relatedTarget: document.body });
    pass(5000);
    expect(shown()).toBe('slide 2');
  });

  it.each([':hover', ':focus-within'])('pauses when it was already in this state before hydration: %s', (already) => {
    const matches = vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => selector === already);
    render(<Slides />);
    matches.mockRestore();
    pass(20_000);
    expect(shown()).toBe('slide 1');
    fireEvent.pointerLeave(region());
    fireEvent.blur(region(), { relatedTarget: document.body });
    pass(5000);
    expect(shown()).toBe('slide 2');
  });

  it('stops for its button, and never starts for people who prefer reduced motion', () => {
    const { unmount } = render(<Slides />);
    fireEvent.click(screen.getByText('stop'));
    pass(20_000);
    expect(shown()).toBe('slide 1');
    unmount();
    preferMotion(true);
    render(<Slides />);
    pass(20_000);
    expect(shown()).toBe('slide 1');
    expect(screen.getByText('play')).toBeTruthy();
  });

  it('follows the arrow keys, and wraps around at both ends', () => {
    render(<Slides />);
    fireEvent.keyDown(region(), { key: 'ArrowLeft' });
    expect(shown()).toBe('slide 2');
    fireEvent.keyDown(region(), { key: 'ArrowRight' });
    expect(shown()).toBe('slide 1');
  });

  it.each([
    ['39 pixels to the left', -39, 'slide 1'],
    ['40 pixels to the left', -40, 'slide 2'],
    ['40 pixels to the right', 40, 'slide 2'],
  ])('is swiped by 40 pixels or more: %s', (_what, by, expected) => {
    render(<Slides />);
    fireEvent.pointerDown(region(), { clientX: 100 });
    fireEvent.pointerUp(region(), { clientX: 100 + by });
    expect(shown()).toBe(expected);
  });
});
