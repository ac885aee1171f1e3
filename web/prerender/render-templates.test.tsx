import { NEW_MENU_FOOD, type MenuFood } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fillChefs, fillFood, fillGrid, fillMenu, fillPills } from '../src/first-paint/card-template.ts';
import { CategoryHeading } from '../src/features/menu/components/category-heading.tsx';
import { CategoryPills } from '../src/features/menu/components/category-pills.tsx';
import { FoodCard } from '../src/features/menu/components/food-card.tsx';
import { FoodDetails } from '../src/features/menu/components/food-details.tsx';
import { PopularFood } from '../src/features/menu/components/popular-foods.tsx';
import { SupplierCard, SupplierFood, Suppliers } from '../src/features/menu/components/supplier-list.tsx';
import { suppliersOf } from '../src/data/suppliers.ts';
import { foodDetailsOf, paths } from '../src/paths.ts';
import { ANY_FOOD, fillTemplates } from './render-templates.tsx';

// What the first script writes is what React renders of the same food: otherwise hydration throws it away.

/** Everything is said of it. The compiler asks for what a new field says: then a page that shows it is compared with it. */
const SAID: { readonly [Field in keyof MenuFood]: NonNullable<MenuFood[Field]> } = {
  id: 'said',
  name: 'Phở bò',
  img: 'https://cdn.example.com/pho.jpg',
  pictureText: 'Noodles & "beef" in a blue bowl',
  priceMinor: 950,
  currency: 'EUR',
  description: 'Beef broth with rice noodles.',
  quantity: 16,
  supplier: 'Linh Tran',
  mealtimes: ['lunch', 'dinner'],
  served: [{ days: [2, 0], from: '11:30', to: '14:00' }],
  servedFrom: 'Tue 11:30',
  leastExtraMinor: 150,
  allergens: ['fish', 'soya'],
  tags: ['halal', 'hot'],
};

const FOODS = [
  SAID,
  aFood({ id: 'plain' }),
  aFood({ id: '3e4f6fc038d84c37ac30' }),
  aFood({ id: 'nobody', allergens: null, tags: [] }),
  aFood({ id: 'nothing-in-it', allergens: [], tags: ['vegan'] }),
  aFood({ id: 'low', quantity: 3, allergens: ['milk'] }),
  aFood({ id: 'last', quantity: 5, pictureText: 'pho' }),
  aFood({ id: 'sold-out', quantity: 0, tags: ['raw'] }),
  { ...aFood({ id: 'low-later', quantity: 3 }), servedFrom: '17:00' },
  { ...aFood({ id: 'later-nobody-knows' }), servedFrom: '' },
  { ...aFood({ id: 'sold-out-later', quantity: 0 }), servedFrom: 'Tue 11:30' },
  aFood({ id: 'uncounted', quantity: 100_000, leastExtraMinor: 150 }),
  aFood({ id: 'cheaper', leastExtraMinor: -100, name: 'Bún "chả" & <co>', description: 'One\ntwo', mealtimes: [] }),
];

/** The alternatives of the pictures of a page. */
const altsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt = '']) => alt);

const nothing = (): void => undefined;

const render = (element: ReactNode): string => renderToString(<StaticRouter location="/">{element}</StaticRouter>);

/** The cards of a page, filled by the first script. */
function filled(path: string, food: MenuFood, categories: ReadonlyMap<string, string> = new Map()): string {
  const page = fillTemplates(path, render);
  switch (page?.region) {
    case 'food':
      return fillFood(page.cards, food);
    case 'popular':
      return fillGrid({ ...page.templates, ...ALONE }, [food]);
    case 'inventory':
      return fillMenu({ ...page.templates, ...ALONE }, page.heading, { foods: [food], categories });
    case 'chefs':
      return fillChefs({ ...page, ...ALONE }, suppliersOf([food]));
    case undefined:
      throw new Error(`expected templates of ${path}`);
  }
}

const ALONE = { grid: '__CARDS__', eager: 0 } as const;

it.each(FOODS)('fills in $id as React renders it', (food) => {
  expect(filled(ANY_FOOD, food)).toBe(
    render(<FoodDetails food={food} onOrder={nothing} onAdd={nothing} manage={null} />),
  );
  expect(filled(paths.inventory, food)).toBe(
    render(
      <FoodCard
        food={food}
        isEager={false}
        onOrder={nothing}
        onAdd={nothing}
        onLess={nothing}
        detailsTo={foodDetailsOf}
      />,
    ),
  );
  expect(filled(paths.home, food)).toBe(
    render(<PopularFood food={food} orderTo={paths.inventory} detailsTo={foodDetailsOf} />),
  );
  expect(filled(paths.chefs, food)).toBe(
    render(
      <SupplierCard name={food.supplier} count={1}>
        <SupplierFood food={food} detailsTo={foodDetailsOf} />
      </SupplierCard>,
    ),
  );
});

it('says what a picture shows, unless that is the name beside it, or the picture is small and within a link', () => {
  const text = 'Noodles &amp; &quot;beef&quot; in a blue bowl';
  for (const path of [ANY_FOOD, paths.inventory, paths.home]) {
    expect(altsOf(filled(path, SAID))).toEqual([text]);
    expect(altsOf(filled(path, { ...SAID, pictureText: SAID.name }))).toEqual(['']);
    expect(altsOf(filled(path, { ...SAID, pictureText: null }))).toEqual(['']);
  }
  expect(altsOf(filled(paths.chefs, SAID))).toEqual(['']);
});

it.each(Object.entries(NEW_MENU_FOOD))('has a food that says its %s', (field, unsaid) => {
  expect(SAID[field as keyof MenuFood]).not.toEqual(unsaid);
});

it('fills in the chefs by name, with words that look like marks', () => {
  const [ada, linh] = [aFood({ supplier: 'Ada & __CARDS__' }), aFood({ id: 'b', supplier: '77777 foods on the menu' })];
  const foods = [linh, ada, ...['c', 'd', 'e', 'f'].map((id) => ({ ...ada, id }))];
  const page = fillTemplates(paths.chefs, render);
  if (page?.region !== 'chefs') throw new Error('expected templates of the chefs');
  expect(fillChefs(page, suppliersOf(foods))).toBe(
    render(
      <Suppliers
        suppliers={{ status: 'ready', value: { isFresh: true, value: suppliersOf(foods) } }}
        detailsTo={foodDetailsOf}
      />,
    ),
  );
});

it('fills in a food below the heading of its category as React renders it', () => {
  const food = aFood();
  expect(filled(paths.inventory, food, new Map([[food.id, 'Soups']]))).toBe(
    render(<CategoryHeading>Soups</CategoryHeading>) +
      render(
        <FoodCard
          food={food}
          isEager={false}
          isInCategory
          onOrder={nothing}
          onAdd={nothing}
          onLess={nothing}
          detailsTo={foodDetailsOf}
        />,
      ),
  );
});

it('fills in the categories of the foods, of which the first one is in sight, as React renders them', () => {
  const foods = [aFood(), aFood({ id: 'b' }), aFood({ id: 'c' }), aFood({ id: 'd' })];
  const categories = new Map([
    ['b', 'Soups & $1 "extras"'],
    ['c', 'Soups & $1 "extras"'],
  ]);
  const page = fillTemplates(paths.inventory, render);
  if (page?.region !== 'inventory') throw new Error('expected templates of the menu');
  const names = ['More', 'Soups & $1 "extras"'];
  const inOrder = foods.slice(0, 3);
  expect(fillPills(page.pills, { foods: inOrder, categories })).toBe(
    render(<CategoryPills names={names} current="More" onPress={nothing} />),
  );
  expect(fillPills(page.pills, { foods: [], categories })).toBe(
    render(<CategoryPills names={[]} current={undefined} onPress={nothing} />),
  );
});
