import type { Findable } from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Catalogue, HouseBook } from '../shared/ports.ts';

/** What search engines may find of the house: its menu and its settings as they are kept in memory. */
export async function readSitemap({
  catalogue,
  houseBook,
}: {
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly houseBook: Pick<HouseBook, 'settings'>;
}): Promise<Outcome<Findable>> {
  const [menu, { writtenPages }] = await Promise.all([catalogue.menu(), houseBook.settings()]);
  return done({ writtenPages, foodIds: menu.map(({ id }) => id) });
}
