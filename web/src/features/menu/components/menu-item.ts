import { amountText, type MenuFood } from '@foodhouse/domain';
import { leastPrice } from '../../../lib/price-text.ts';

/** The whole address of a page or a picture of this site. */
export function whole(path: string): string {
  return new URL(path, location.origin).href;
}

/**
 * A food for search engines.
 * @source schema.org/MenuItem. No ratings, because nobody rates foods.
 */
export function menuItemOf(food: MenuFood): Record<string, unknown> {
  return {
    '@type': 'MenuItem',
    name: food.name,
    description: food.description,
    image: whole(food.img),
    offers: {
      '@type': 'Offer',
      price: amountText(leastPrice(food), food.currency),
      priceCurrency: food.currency,
      availability: `https://schema.org/${food.quantity > 0 ? 'InStock' : 'SoldOut'}`,
    },
  };
}
