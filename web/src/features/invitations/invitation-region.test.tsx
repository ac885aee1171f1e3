import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { learnHouse } from '../../lib/house-face.ts';
import { InvitationRegion } from './invitation-region.tsx';

it('names the house once that has answered, and no other before', () => {
  const value = { role: 'chef', by: 'Ada', endsAt: '2036-07-04T18:30:00.000Z', isAccepted: false } as const;
  render(
    <MemoryRouter>
      <InvitationRegion
        found={{ status: 'ready', value }}
        visitor={null}
        from="/invite"
        hasEnough={false}
        accept={null}
      />
    </MemoryRouter>,
  );
  const sentence = screen.getByText(/invites you to work at/);
  expect(getComputedStyle(sentence).visibility).toBe('hidden');
  act(() => {
    learnHouse({ about: { name: 'Gasthaus am Kanal', address: '', phone: '' } });
  });
  expect(sentence.textContent).toMatch(/work at Gasthaus am Kanal as a chef/);
  expect(getComputedStyle(sentence).visibility).not.toBe('hidden');
});
