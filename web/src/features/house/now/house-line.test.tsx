import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { learnHouse } from '../../../lib/house-face.ts';
import { HouseLineBeside, HouseLineInstead } from './house-line-beside.tsx';

const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
const OPEN = { isOpen: true, words: 'Open until 23:30' };

/** The line is a file of its own. */
const learn = (now: Parameters<typeof learnHouse>[0]): Promise<void> =>
  act(async () => {
    learnHouse(now);
    await import('./house-line.tsx');
  });

beforeEach(() => {
  learnHouse({});
  document.documentElement.dataset['line'] = 'perhaps';
});

it('says whether the house is open, its street with a map, and its phone', async () => {
  document.documentElement.dataset['line'] = 'known';
  render(<HouseLineBeside />);
  await learn({ about: ABOUT, state: OPEN });
  await screen.findByText('Open until 23:30');
  const street = screen.getByRole('link', { name: ABOUT.address });
  expect(street.getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Uferstr.%2012%2C%2010999%20Berlin',
  );
  expect(screen.getByRole('link', { name: ABOUT.phone }).getAttribute('href')).toBe('tel:+4930123456');
  await learn({ about: { ...ABOUT, links: { map: 'https://maps.example.com/kanal' } }, state: OPEN });
  expect(street.getAttribute('href')).toBe('https://maps.example.com/kanal');
  await learn({ about: ABOUT, state: { isOpen: false, words: 'Opens tomorrow 07:00' } });
  expect(screen.getByText('Opens tomorrow 07:00').dataset['open']).toBe('false');
});

it('says nothing of the hours of a house that has not said any', async () => {
  const { container } = render(<HouseLineBeside />);
  await learn({ about: ABOUT });
  await screen.findByText('Uferstr. 12');
  expect(container.querySelector('[data-open]')).toBeNull();
});

it('has nothing of a house that has not said who it is', async () => {
  const { container } = render(<HouseLineBeside />);
  await learn({ state: OPEN });
  expect(container.textContent).toBe('');
});

it('stands in the place of other words, which keep their room', async () => {
  render(<HouseLineInstead>The whole menu</HouseLineInstead>);
  const words = screen.getByText('The whole menu');
  expect(getComputedStyle(words).visibility).not.toBe('hidden');
  await learn({ about: ABOUT, state: OPEN });
  await screen.findByText('Uferstr. 12');
  expect(getComputedStyle(words).visibility).toBe('hidden');
});

it('has no room on home on a first visit to a site that was built for nobody', async () => {
  render(<HouseLineBeside />);
  await learn({ about: ABOUT, state: OPEN });
  await screen.findByText('Uferstr. 12');
  expect(screen.queryByRole('link', { name: ABOUT.address })).toBeNull(); // there, and not shown
});
