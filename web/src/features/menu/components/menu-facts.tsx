// No stories: shows nothing.
import type { MenuFood } from '@foodhouse/domain';
import { StructuredData } from '../../../ui/structured-data.tsx';
import { useHouseName } from '../../../lib/house-face.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { menuItemOf, whole } from './menu-item.ts';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/**
 * The house and its menu, for search engines. Not prerendered, because it contains the site's address.
 * @source schema.org/Restaurant, Menu
 */
export function MenuFacts({
  foods,
  detailsTo,
}: {
  readonly foods: readonly MenuFood[];
  readonly detailsTo: (id: string) => string;
}): React.JSX.Element | null {
  const name = useHouseName();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const facts = {
    '@type': 'Restaurant',
    '@id': whole('/#house'),
    name,
    url: whole('/'),
    // Of the demo house.
    ...(name === site.siteName() && { image: whole('/img/food/beef-pho.webp'), servesCuisine: texts.international() }),
    hasMenu: {
      '@type': 'Menu',
      url: whole('/inventory'),
      hasMenuItem: foods.map((food) => ({ ...menuItemOf(food), url: whole(detailsTo(food.id)) })),
    },
  };
  return <StructuredData facts={facts} />;
}
