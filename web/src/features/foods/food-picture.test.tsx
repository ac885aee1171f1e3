import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoodPicture } from './food-picture.tsx';

it('shows a plate for a picture that failed, and tries another address', () => {
  const { container, rerender } = render(<FoodPicture isEager seed="pho" size={40} src="/img/gone.webp" />);
  const source = (): string | null | undefined => container.querySelector('img')?.getAttribute('src');
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(source()).toBe('/img/site/plate.webp');
  rerender(<FoodPicture isEager seed="pho" size={40} src="/img/new.webp" />);
  expect(source()).toBe('/img/new.webp');
});
