import { formatMoney, portionPrice, type MenuFood, type Minor } from '@foodhouse/domain';
import * as texts from './texts.ts';

type Priced = Pick<MenuFood, 'priceMinor' | 'currency' | 'leastExtraMinor'>;

/** The lowest price of a food. */
export function leastPrice({ priceMinor, leastExtraMinor }: Omit<Priced, 'currency'>): Minor {
  return portionPrice(priceMinor, leastExtraMinor ?? 0);
}

/** A food's price on the menu: `$9.50`, or `from $9.50` where sizes or options change it. */
export function priceText(food: Priced): string {
  const least = formatMoney(leastPrice(food), food.currency);
  return food.leastExtraMinor === null ? least : texts.from({ price: least });
}
