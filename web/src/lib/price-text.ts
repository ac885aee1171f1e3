import { formatMoney, type MenuFood } from '@foodhouse/domain';

/** A food's price on the menu: `$9.50`, or `from $9.50` where sizes or options change it. */
export function priceText({
  priceMinor,
  currency,
  leastExtraMinor,
}: Pick<MenuFood, 'priceMinor' | 'currency' | 'leastExtraMinor'>): string {
  const least = formatMoney(priceMinor + (leastExtraMinor ?? 0), currency);
  return leastExtraMinor === null ? least : `from ${least}`;
}
