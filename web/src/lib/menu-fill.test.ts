import type { FoodBody } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { fillGrid, lookOf, MARKS } from './menu-fill.ts';

const pho: FoodBody = {
  _id: 'pho',
  name: 'Pho',
  img: '/img/food/pho.webp',
  price: 9.5,
  description: 'Broth.',
  quantity: 16,
  supplier: 'Linh',
  mealtimes: [],
};

const CARD = `<article data-food="${MARKS.id}"><a href="/user/${MARKS.id}">${MARKS.name}</a><img loading="lazy" src="${MARKS.img}"/>`;

function fill(food: FoodBody, card: string): string {
  return fillGrid({ grid: '<div>__CARDS__</div>', cards: { [lookOf(food)]: card }, eager: 1 }, [food]);
}

describe('putting foods into a page', () => {
  it('puts a food’s own words where the marks are', () => {
    const card = `${CARD}<p>$98,765.43</p><dd>${MARKS.plenty}</dd><dd>${MARKS.supplier}</dd><p>${MARKS.description}</p>`;
    expect(fill(pho, card)).toBe(
      '<div><article data-food="pho"><a href="/user/pho">Pho</a><img loading="eager" src="/img/food/pho.webp"/><p>$9.50</p><dd>16</dd><dd>Linh</dd><p>Broth.</p></div>',
    );
  });

  it('says how many are left when there are few', () => {
    expect(fill({ ...pho, quantity: 2 }, `<span>${MARKS.low} left</span><dd>${MARKS.low}</dd>`)).toBe(
      '<div><span>2 left</span><dd>2</dd></div>',
    );
  });

  it('lets no food put anything but words into the page', () => {
    const food = {
      ...pho,
      _id: 'a"b/<c>',
      name: '<img src=x onerror=alert(1)> $& $1',
      img: 'https://x.example/"onload="alert(1)',
    };
    const html = fill(food, CARD);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; $&amp; $1');
    expect(html).toContain('href="/user/a%22b%2F%3Cc%3E"');
    expect(html).toContain('data-food="a&quot;b/&lt;c&gt;"');
    expect(html).not.toMatch(/<img src=x|"onload/);
  });
});
