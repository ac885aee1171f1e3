import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withParts } from './with-parts.tsx';

it('puts elements into the places of a text’s values, in whatever order it says them', () => {
  const text = (d: { readonly count: number; readonly link: string | number }): string => `${d.link}: ${d.count} left`;
  const { container } = render(<p>{withParts(text, { count: 3, link: <a href="/pho">Pho</a> })}</p>);
  expect(container.innerHTML).toBe('<p><a href="/pho">Pho</a>: 3 left</p>');
});
