import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { useCarousel } from './use-carousel.ts';

vi.hoisted(() => vi.stubEnv('VITE_DIR', 'rtl'));
afterAll(() => void vi.unstubAllEnvs());

function Slides(): React.JSX.Element {
  const { index, handlers } = useCarousel(3);
  return (
    <section aria-label="slides" {...handlers}>
      slide {index}
    </section>
  );
}

const slides = (): HTMLElement => screen.getByRole('region');

it('a page from right to left shows the next slide at the left', () => {
  render(<Slides />);
  fireEvent.keyDown(slides(), { key: 'ArrowLeft' });
  expect(slides().textContent).toBe('slide 1');
  fireEvent.keyDown(slides(), { key: 'ArrowRight' });
  fireEvent.keyDown(slides(), { key: 'ArrowRight' });
  expect(slides().textContent).toBe('slide 2');
});

it('a page from right to left shows the next slide where one is swiped to the right', () => {
  render(<Slides />);
  fireEvent.pointerDown(slides(), { clientX: 100 });
  fireEvent.pointerUp(slides(), { clientX: 140 });
  expect(slides().textContent).toBe('slide 1');
});
