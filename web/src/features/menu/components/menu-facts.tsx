import { amountText, type MenuFood } from '@foodhouse/domain';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';

/**
 * The house and its menu, for search engines. Not prerendered, because it contains the site's address.
 * @source schema.org/Restaurant, Menu, MenuItem. No ratings, because nobody rates foods.
 */
export function MenuFacts({
  foods,
  detailsTo,
}: {
  readonly foods: readonly MenuFood[];
  readonly detailsTo: (id: string) => string;
}): React.JSX.Element | null {
  if (!useIsHydrated()) return null;
  const whole = (path: string): string => new URL(path, location.origin).href;
  const facts = {
    '@type': 'Restaurant',
    '@id': whole('/#house'),
    name: 'Foodhouse',
    url: whole('/'),
    image: whole('/img/food/beef-pho.webp'),
    servesCuisine: 'International',
    hasMenu: {
      '@type': 'Menu',
      url: whole('/inventory'),
      hasMenuItem: foods.map((food) => ({
        '@type': 'MenuItem',
        name: food.name,
        description: food.description,
        url: whole(detailsTo(food.id)),
        image: whole(food.img),
        offers: { '@type': 'Offer', price: amountText(food.priceMinor, food.currency), priceCurrency: food.currency },
      })),
    },
  };
  return <StructuredData facts={facts} />;
}
