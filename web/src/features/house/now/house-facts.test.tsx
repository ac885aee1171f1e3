import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactsOf } from './house-facts.tsx';

const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
const BARE = toHouseDto(DEFAULT_SETTINGS);

function factsOf(about: HouseDto['about'], changes: Partial<HouseDto> = {}): Readonly<Record<string, unknown>> | null {
  const { container } = render(<FactsOf house={{ ...BARE, ...changes, about }} />);
  const written = container.querySelector('script')?.textContent;
  return written ? (JSON.parse(written) as Record<string, unknown>) : null;
}

it('search engines read where the house is on a map, and its profiles elsewhere', () => {
  const links = { map: 'https://maps.example.com/kanal', instagram: 'https://www.instagram.com/kanal', tiktok: '' };
  expect(factsOf({ ...ABOUT, links })).toMatchObject({
    '@type': 'Restaurant',
    name: ABOUT.name,
    address: ABOUT.address,
    telephone: ABOUT.phone,
    hasMap: links.map,
    sameAs: [links.instagram],
  });
});

it('search engines read neither where the house says neither, and nothing of one that says nothing', () => {
  const facts = factsOf({ ...ABOUT, address: '' });
  expect(Object.keys(facts ?? {}).filter((key) => key === 'hasMap' || key === 'sameAs')).toEqual([]);
  expect(factsOf(null)).toBeNull();
});

it('search engines read the large sign of the house as its logo and its picture, and neither where it has none', () => {
  const sign = `/api/pictures/${'s'.repeat(43)}`;
  const address = `${location.origin}${sign}?size=large`;
  expect(factsOf({ ...ABOUT, sign })).toMatchObject({ logo: address, image: address });
  expect(Object.keys(factsOf(ABOUT) ?? {}).filter((key) => key === 'logo' || key === 'image')).toEqual([]);
});

it('search engines read that one can order, and not before the house is open', () => {
  expect(factsOf(ABOUT)).toMatchObject({ potentialAction: { '@type': 'OrderAction' } });
  const facts = factsOf(ABOUT, { notOpenYet: true });
  expect(facts).toMatchObject({ name: ABOUT.name });
  expect(facts).not.toHaveProperty('potentialAction');
});
