import { describe, expect, it } from 'vitest';
import { readFoodTable } from './food-table.ts';
import { pictureSource } from './picture-source.ts';
import { readSchemaOrg } from './schema-org.ts';
import { readUberEats } from './uber-eats.ts';

const PHO = 'https://cdn.example.com/pho.jpg?w=900';

describe('where a picture stands', () => {
  it.each([PHO, 'https://example.com:8443/a%20b.png'])('is %s', (address) => {
    expect(pictureSource(address)).toBe(address);
  });

  it('may have blanks and accents', () => {
    expect(pictureSource('https://example.com/Bánh mì \ud800.jpg')).toBe(
      'https://example.com/B%C3%A1nh%20m%C3%AC%20%EF%BF%BD.jpg',
    );
  });

  it.each([
    '',
    '/img/pho.jpg',
    'http://cdn.example.com/pho.jpg',
    'ftp://cdn.example.com/pho.jpg',
    'data:image/png;base64,AAAA',
    'https://cdn.example.com',
    'https://localhost/pho.jpg',
    'https://127.0.0.1/pho.jpg',
    'https://[::1]/pho.jpg',
    'https://2130706433/pho.jpg',
    'https://me:secret@cdn.example.com/pho.jpg',
    'https://cdn.example.com\\@127.0.0.1/pho.jpg',
    'https://cdn.example.com/a\nb.jpg',
    `https://cdn.example.com/${'ü'.repeat(1000)}`,
    `https://cdn.example.com/${'a'.repeat(2048)}`,
  ])('is nowhere for %s', (address) => {
    expect(pictureSource(address)).toBeNull();
  });
});

describe('the picture of a food', () => {
  const table = (cell: string) =>
    readFoodTable({ rows: [['Name', 'Price', 'Images'], ['Pho', '9.50', cell]] }, 'USD'); // prettier-ignore
  const page = (image: unknown) =>
    readSchemaOrg(
      { '@type': 'Menu', hasMenuItem: { '@type': 'MenuItem', name: 'Pho', offers: { price: '9.50' }, image } },
      'USD',
    );
  const uber = (image_url: unknown) =>
    readUberEats(
      {
        categories: [{ id: 'all', title: words('All'), entities: [{ id: 'pho', type: 'ITEM' }] }],
        items: [{ id: 'pho', title: words('Pho'), price_info: { price: 950 }, image_url }],
      },
      'USD',
    );
  const words = (text: string) => ({ translations: { en: text } });

  it.each([
    ['a table', table(PHO)],
    ['a table with several', table(`${PHO}, https://cdn.example.com/other.jpg`)],
    ['a page', page(PHO)],
    ['a page with several', page([{ '@type': 'ImageObject', contentUrl: PHO }, 'https://cdn.example.com/other.jpg'])],
    ['Uber Eats', uber(PHO)],
  ])('is read from %s', (_what, { foods, notes }) => {
    expect([foods.map(({ picture }) => picture), notes]).toEqual([[PHO], []]);
  });

  it.each([
    ['a table', table('ftp://old/pho.jpg')],
    ['a page', page('ftp://old/pho.jpg')],
    ['Uber Eats', uber('ftp://old/pho.jpg')],
  ])('that can not be fetched is said of %s', (_what, { foods, notes }) => {
    expect(foods.map(({ picture }) => picture)).toEqual([null]);
    expect(notes).toMatchObject([{ trouble: 'unclear-picture', came: 'ftp://old/pho.jpg' }]);
  });

  it.each(['', '/img/food/pho.webp', '/api/pictures/abc'])(
    'is with the house already where a table says “%s”',
    (cell) => {
      const { foods, notes } = table(cell);
      expect([foods.map(({ picture }) => picture), notes]).toEqual([[null], []]);
    },
  );
});
