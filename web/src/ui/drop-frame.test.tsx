import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { DropFrame } from './drop-frame.tsx';

const FILE = new File(['picture'], 'food.png', { type: 'image/png' });

it('a file dropped in the dialog of a frame is not the frame’s too', () => {
  const taken: string[] = [];
  render(
    <DropFrame onFile={() => taken.push('around')}>
      around
      {createPortal(
        <DropFrame onFile={() => taken.push('in the dialog')}>
          <button type="button">Choose</button>
        </DropFrame>,
        document.body,
      )}
    </DropFrame>,
  );
  fireEvent.drop(screen.getByRole('button'), { dataTransfer: { files: [FILE] } });
  expect(taken).toEqual(['in the dialog']);
  fireEvent.drop(screen.getByText('around'), { dataTransfer: { files: [FILE] } });
  expect(taken).toEqual(['in the dialog', 'around']);
});
