import { formatMoney, type MenuFood } from '@foodhouse/domain';

/** A food's price on the menu: `$9.50`, or `from $9.50` where sizes or options change it. */
export function priceText({ priceMinor, leastExtraMinor }: Pick<MenuFood, 'priceMinor' | 'leastExtraMinor'>): string {
  return leastExtraMinor === null ? formatMoney(priceMinor) : `from ${formatMoney(priceMinor + leastExtraMinor)}`;
}
