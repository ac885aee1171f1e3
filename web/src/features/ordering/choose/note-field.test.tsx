import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoteField } from './note-field.tsx';

it('is as wide as its column, with its padding and its border', () => {
  render(<NoteField note="" onNote={() => undefined} />);
  const { boxSizing, width } = getComputedStyle(screen.getByRole('textbox'));
  expect([boxSizing, width]).toEqual(['border-box', '100%']);
});
