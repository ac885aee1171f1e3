import { MEALTIMES, parsePrice, type FoodDto, type MenuFood } from '@foodhouse/domain';

// What the routes of the menu answer, as the site knows it: read in one place, for the first script of a page too.

/** Set by the service worker on an answer that the network did not give. */
export const FROM_CACHE_HEADER = 'x-from-cache';

export interface Menu {
  readonly foods: readonly MenuFood[];
  /** How many there are in all, where the server says so. */
  readonly total: number | null;
  /** Not what the server says now, but what it said last. */
  readonly isOld: boolean;
}

/** The first foods of the menu. */
export function menuPath(limit: number): string {
  return `/foods?limit=${limit}`;
}

export function foodPath(id: string): string {
  return `/fooddetails/${encodeURIComponent(id)}`;
}

export async function menuOf(response: Response): Promise<Menu> {
  const foods: readonly FoodDto[] = await response.json();
  const total = response.headers.get('x-total-count');
  return {
    foods: foods.map(fromDto),
    total: total === null ? null : Number(total),
    isOld: response.headers.has(FROM_CACHE_HEADER),
  };
}

export async function foodOf(response: Response): Promise<MenuFood> {
  return fromDto(await response.json());
}

function fromDto({ _id: id, price, mealtimes, ...food }: FoodDto): MenuFood {
  return {
    ...food,
    id,
    priceMinor: parsePrice(price) ?? 0,
    mealtimes: MEALTIMES.filter((mealtime) => mealtimes.includes(mealtime)),
  };
}
