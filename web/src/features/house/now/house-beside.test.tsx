import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { learnHouse } from '../../../lib/house-face.ts';
import { HouseWithRoom } from './house-beside.tsx';

it('keeps its room until the house has answered', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await act(async () => {
    render(<HouseWithRoom room={{ minHeight: 172 }} sx={{}} />);
    await import('./house-lines.tsx');
  });
  expect(document.querySelector('[data-room]')).not.toBeNull();
  act(() => {
    learnHouse({ about: { name: 'Kanal', address: 'Uferstr. 12', phone: '' } });
  });
  expect(document.querySelector('[data-room]')).toBeNull();
  screen.getByText('Uferstr. 12');
});
