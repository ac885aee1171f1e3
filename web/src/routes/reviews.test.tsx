import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { learnHouseFace } from '../lib/house-face.ts';
import { aReview, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/review';

describe('the reviews', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is silent' });
    expect(await screen.findByRole('status', { name: 'Loading reviews' })).toBeDefined();
  });

  it('shows reviews, newest first, with masked addresses', async () => {
    await renderScreen(PATH, {
      role: 'user',
      reviews: [
        aReview({ id: 'old', name: 'Rosa', createdAtMs: 1 }),
        aReview({ id: 'new', name: 'Otto', createdAtMs: 2, maskedEmail: 'o***@example.com' }),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Total clients review :2' })).toBeDefined();
    await screen.findByText('o***@example.com');
    expect((await screen.findAllByText(/^(Rosa|Otto)$/)).map((one) => one.textContent)).toEqual(['Otto', 'Rosa']);
  });

  it('has the total below the name of the page in a house with a name', async () => {
    await renderScreen(PATH, { role: 'user', reviews: [aReview()] });
    await screen.findByRole('heading', { level: 1, name: 'Total clients review :1' });
    act(() => {
      learnHouseFace({ name: 'Gasthaus am Kanal', address: '', phone: '' });
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reviews');
    expect(screen.getByText('Total clients review :1').tagName).toBe('P');
    act(() => {
      learnHouseFace(null);
    });
  });

  it('says when there are none', async () => {
    await renderScreen(PATH, { role: 'user' });
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeDefined();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
