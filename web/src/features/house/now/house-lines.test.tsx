import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { learnHouse } from '../../../lib/house-face.ts';
import { useIsAsking } from './asking.ts';
import { HouseLines } from './house-lines.tsx';

const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
let said: object;
let asked: string[];

beforeEach(() => {
  learnHouse({});
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(said);
  });
});

it('says where the house is, how guests reach it, and its hours of today', async () => {
  said = { closed: null, about: ABOUT, today: 'Today 11:00 to 22:00' };
  render(<HouseLines />);
  expect((await screen.findByRole('link', { name: 'Uferstr. 12, 10999 Berlin' })).getAttribute('href')).toMatch(
    /google.com.maps.search/,
  );
  screen.getByText('Today 11:00 to 22:00');
  expect(screen.getByRole('link', { name: '+49 30 123456' }).getAttribute('href')).toBe('tel:+4930123456');
  expect(asked).toEqual(['/api/house/now']);
});

it('leads to the pages of the house elsewhere', async () => {
  const links = { instagram: 'https://www.instagram.com/kanal', facebook: '' };
  said = { closed: null, about: { ...ABOUT, links } };
  render(<HouseLines />);
  expect((await screen.findByRole('link', { name: 'Instagram' })).getAttribute('href')).toBe(links.instagram);
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
});

it('says nothing of a house that has said nothing', async () => {
  said = { closed: null };
  const { container } = render(<HouseLines />);
  await vi.waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  expect(container.innerHTML).toBe('');
});

it('asks nothing on a page of which another part asks, and says what that has heard', async () => {
  function Asking(): null {
    useIsAsking();
    return null;
  }
  render(
    <>
      <Asking />
      <HouseLines />
    </>,
  );
  learnHouse({ about: ABOUT });
  await screen.findByText(ABOUT.address);
  expect(asked).toEqual([]);
});
