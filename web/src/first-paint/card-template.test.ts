import { NEW_MENU_FOOD, stockOf, type MenuFood } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { CATEGORY_MARK, fillGrid, fillMenu, variantOf, MARKS, PRICE_MARK } from './card-template.ts';

const pho: MenuFood = {
  ...NEW_MENU_FOOD,
  id: 'pho',
  name: 'Pho',
  img: '/img/food/pho.webp',
  priceMinor: 950,
  description: 'Broth.',
  quantity: 16,
  supplier: 'Linh',
  mealtimes: [],
};

const CARD = `<article data-food="${MARKS.id}"><a href="/user/${MARKS.id}">${MARKS.name}</a><img data-src="${MARKS.img}" loading="lazy"/>`;

function fill(food: MenuFood, card: string): string {
  return fillGrid({ grid: '<div>__CARDS__</div>', cards: { [variantOf(food)]: card }, eager: 1 }, [food]);
}

describe('filling a page with foods', () => {
  it('puts a food’s words where the marks are', () => {
    const card = `${CARD}<p>${PRICE_MARK}</p><dd>${MARKS.plenty}</dd><dd>${MARKS.supplier}</dd><p>${MARKS.description}</p>`;
    expect(fill(pho, card)).toBe(
      '<div><article data-food="pho"><a href="/user/pho">Pho</a><img src="/img/food/pho.webp" loading="eager"/><p>$9.50</p><dd>16</dd><dd>Linh</dd><p>Broth.</p></div>',
    );
  });

  it('keeps words that look like marks', () => {
    const tricky = {
      ...pho,
      name: `${MARKS.description} ${MARKS.plenty} ${PRICE_MARK}`,
      supplier: MARKS.servedAt,
      description: `/user/${MARKS.id}`,
    };
    const card = `<b>${MARKS.name}</b><i>${MARKS.supplier}</i><p>${MARKS.description}</p><dd>${MARKS.plenty}</dd>`;
    expect(fill(tricky, card)).toBe(
      `<div><b>__DESCRIPTION__ 77777 __PRICE__</b><i>__SERVED_AT__</i><p>/user/__ID__</p><dd>16</dd></div>`,
    );
    const few = { ...pho, quantity: 2, name: `${MARKS.low} left`, supplier: String(MARKS.low) };
    const lowCard = `<b>${MARKS.name}</b><i>${MARKS.supplier}</i><span>${MARKS.low} left</span><p>Only ${MARKS.low}</p><dd>${MARKS.low}</dd>`;
    expect(fill(few, lowCard)).toBe(
      `<div><b>${MARKS.low} left</b><i>${MARKS.low}</i><span>2 left</span><p>Only 2</p><dd>2</dd></div>`,
    );
  });

  it('begins each category with its heading, and lowers the names below it', () => {
    const templates = {
      grid: '<div>__CARDS__</div>',
      cards: { [variantOf(pho)]: `<h2 class="h2">${MARKS.name}</h2>` },
      eager: 0,
    };
    const heading = `<h2>${CATEGORY_MARK}</h2>`;
    const foods = [pho, { ...pho, id: 'tea', name: 'Tea' }];
    expect(fillMenu(templates, heading, { foods, categories: new Map([['pho', 'Soups & <stews>']]) })).toBe(
      '<div><h2>Soups &amp; &lt;stews&gt;</h2><h3 class="h2">Pho</h3><h2>More</h2><h3 class="h2">Tea</h3></div>',
    );
    expect(fillMenu(templates, heading, { foods: [pho], categories: new Map() })).toBe(
      '<div><h2 class="h2">Pho</h2></div>',
    );
  });

  it('has marks for the stock', () => {
    expect(stockOf({ quantity: MARKS.low }).kind).toBe('low');
    expect(stockOf({ quantity: MARKS.plenty }).kind).toBe('plenty');
  });

  it('says how many portions are left when there are few', () => {
    expect(fill({ ...pho, quantity: 2 }, `<span>${MARKS.low} left</span><dd>${MARKS.low}</dd>`)).toBe(
      '<div><span>2 left</span><dd>2</dd></div>',
    );
  });

  it('escapes a food’s words', () => {
    const food = {
      ...pho,
      id: 'a"b/<c>',
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
