import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FoodPicture } from './food-picture.tsx';

beforeEach(() => {
  // As in a browser a moment after it was mounted.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

it('shows a plate for a picture that failed, and tries another address', () => {
  const { container, rerender } = render(<FoodPicture isEager seed="pho" size={40} src="/img/gone.webp" />);
  const source = (): string | null | undefined => container.querySelector('img')?.getAttribute('src');
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(source()).toBe('/img/site/plate.webp');
  rerender(<FoodPicture isEager seed="pho" size={40} src="/img/new.webp" />);
  expect(source()).toBe('/img/new.webp');
});

it('shows nothing of the picture before while another one is loaded: a plate would fill its place as a photograph does', () => {
  const { container, rerender } = render(<FoodPicture isEager seed="pho" size={40} src="/img/site/plate.webp" />);
  const plate = container.querySelector('img');
  rerender(<FoodPicture isEager seed="pho" size={40} src="/api/pictures/abc/large" />);
  expect(plate?.isConnected).toBe(false);
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

it('says what the picture shows, but nothing of the plate in its place', () => {
  const { container } = render(<FoodPicture isEager seed="pho" size={40} src="/gone.webp" alt="A blue bowl" />);
  const picture = container.querySelector('img');
  expect(picture?.alt).toBe('A blue bowl');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')?.alt).toBe('');
});
