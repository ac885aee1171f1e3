import { aFood } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { priceText } from '../../../lib/price-text.ts';
import { menuItemOf } from './menu-item.ts';

it.each([
  [null, '$9.50', '9.50'],
  [0, 'from $9.50', '9.50'],
  [120, 'from $10.70', '10.70'],
  [-200, 'from $7.50', '7.50'],
  [-2000, 'from $0.00', '0.00'],
])(
  'a food of $9.50 whose choices add %j at least costs %s, for people as for search engines',
  (leastExtraMinor, text, price) => {
    const food = aFood({ leastExtraMinor });
    expect(priceText(food)).toBe(text);
    expect(menuItemOf(food)).toMatchObject({ offers: { price, priceCurrency: 'USD' } });
  },
);
