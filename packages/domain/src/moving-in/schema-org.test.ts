import { describe, expect, it } from 'vitest';
import { jsonLdIn, readSchemaOrg } from './schema-org.ts';
import type { MovedMenu } from './moved-menu.ts';

const offer = (price: unknown, name?: string) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  ...(name && { name }),
});

/** A restaurant as its page describes it, in parts that name each other. */
const EXAMPLE = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Restaurant', name: 'Trattoria', hasMenu: { '@id': '#menu' } },
    {
      '@type': 'Menu',
      '@id': '#menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Mains',
          hasMenuSection: { '@type': 'MenuSection', name: 'Pizza', hasMenuItem: [{ '@id': '#diavola' }] },
          hasMenuItem: {
            '@type': 'MenuItem',
            name: 'Lasagne',
            description: 'Beef, béchamel',
            offers: offer('11.50'),
          },
        },
        {
          '@type': 'MenuSection',
          name: 'Drinks',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Water',
              offers: { '@type': 'Offer', priceSpecification: { price: 2, priceCurrency: 'EUR' } },
            },
            { '@type': 'MenuItem', name: 'Lemonade' },
          ],
        },
      ],
    },
    {
      '@type': 'MenuItem',
      '@id': '#diavola',
      name: 'Diavola',
      suitableForDiet: ['https://schema.org/GlutenFreeDiet', 'https://schema.org/KosherDiet'],
      offers: [offer(8, 'Small'), offer('12', 'Large'), offer(99)],
      menuAddOn: {
        '@type': 'MenuSection',
        name: 'Toppings',
        hasMenuItem: [
          { '@type': 'MenuItem', name: 'Ham', offers: offer(1.5) },
          { '@type': 'MenuItem', name: 'Basil' },
        ],
      },
    },
  ],
};

const troubles = ({ notes }: MovedMenu): unknown => notes.map(({ where, trouble, came }) => [...where, trouble, came]);

describe('a menu of schema.org', () => {
  it('has foods by their innermost section, with a size for each named offer', () => {
    const menu = readSchemaOrg(EXAMPLE, null);
    expect([menu.currency, menu.categories.map(({ name }) => name)]).toEqual(['EUR', ['Mains', 'Pizza', 'Drinks']]);
    expect(
      menu.foods.map(({ id, priceMinor, categoryId, sizes, tags }) => [
        id,
        priceMinor,
        categoryId,
        sizes.map((size) => `${size.id} ${size.extraMinor}`).join(),
        ...tags,
      ]),
    ).toEqual([
      ['so-lasagne', 1150, 'so-mains', ''],
      [expect.stringMatching(/^so-diavola-/), 800, 'so-pizza', 'small 0,large 400', 'gluten-free'],
      ['so-water', 200, 'so-drinks', ''],
    ]);
    expect(menu.foods[0]?.description).toBe('Beef, béchamel');
    expect(troubles(menu)).toEqual([
      ['Mains', 'Pizza', 'Diavola', 'unknown-tag', 'Kosher'],
      ['Mains', 'Pizza', 'Diavola', '99.00', 'no-name', ''],
      ['Drinks', 'Lemonade', 'no-price', ''],
    ]);
  });

  it('has what can be added as a group', () => {
    const { foods, groups } = readSchemaOrg(EXAMPLE, null);
    expect(foods.find(({ name }) => name === 'Diavola')?.uses?.map(({ groupId }) => groupId)).toEqual(['so-toppings']);
    expect(groups).toMatchObject([
      {
        id: 'so-toppings',
        name: 'Toppings',
        required: false,
        min: 0,
        max: 2,
        options: [
          { id: 'ham', eachMinor: 150 },
          { id: 'basil', eachMinor: 0 },
        ],
      },
    ]);
  });

  it('has no more groups of a food than a food can have, and notes the others', () => {
    const menuAddOn = Array.from({ length: 61 }, (_, at) => ({ '@type': 'MenuItem', name: `Extra ${at}` }));
    const bowl = { '@type': 'MenuItem', name: 'Bowl', offers: offer(9), menuAddOn };
    const menu = readSchemaOrg({ '@type': 'Menu', hasMenuItem: [bowl] }, 'EUR');
    expect([menu.foods[0]?.uses?.length, menu.groups.length]).toEqual([60, 60]);
    expect(menu.notes).toEqual([
      { where: ['Bowl'], trouble: 'too-many-groups', came: '61' },
      { where: ['Extra 60'], trouble: 'unused-group', came: 'Extra 60' },
    ]);
  });

  it('is found in a page, beside what else the page says of itself', () => {
    const page = `<html><script>alert(1)</script>
      <script type="application/ld+json">{broken</script>
      <script async type='application/ld+json'>[{"@type":"WebSite"}]</script>
      <SCRIPT TYPE=application/ld+json>${JSON.stringify(EXAMPLE)}</SCRIPT></html>`;
    const menu = readSchemaOrg(jsonLdIn(page), 'EUR');
    expect(menu.foods.map(({ name }) => name)).toEqual(['Lasagne', 'Diavola', 'Water']);
    expect(jsonLdIn('<html><p>Pho 9.50</p></html>')).toBeNull();
  });

  it('in another currency is taken as it stands, and never in two', () => {
    const dear = { ...offer(9), priceCurrency: 'CHF' };
    const items = [
      { '@type': 'MenuItem', name: 'Tea', offers: offer(3) },
      { '@type': 'MenuItem', name: 'Fondue', offers: dear },
    ];
    const menu = readSchemaOrg({ '@type': 'Menu', hasMenuItem: items }, 'USD');
    expect([
      menu.currency,
      menu.foods.map(({ name, priceMinor, categoryId }) => [name, priceMinor, categoryId]),
    ]).toEqual(['USD', [['Tea', 300, null]]]);
    expect(troubles(menu)).toEqual([
      ['other-currency', 'EUR'],
      ['Fondue', 'two-currencies', '9 CHF'],
      ['Fondue', 'no-price', ''],
    ]);
  });

  it('that leads to itself ends', () => {
    const loop = {
      '@graph': [
        { '@type': 'Menu', '@id': '#m', hasMenuSection: { '@id': '#s' } },
        { '@type': 'MenuSection', '@id': '#s', name: 'S', hasMenuSection: [{ '@id': '#s' }, { '@id': '#s' }] },
      ],
    };
    expect(readSchemaOrg(loop, 'EUR').foods).toEqual([]);
  });

  it.each([
    [null],
    [7],
    [{}],
    [{ '@type': 'Restaurant', hasMenu: 'https://example.org/menu' }],
    [{ '@type': 'Menu', hasMenuItem: [null, 7, { name: {} }] }],
  ])('is read without an error from what is none: %j', (file) => {
    expect(readSchemaOrg(file, 'EUR').foods).toEqual([]);
  });
});
