import type { FoodBody } from '@foodhouse/domain';
import type { Loadable } from '../../../lib/loadable.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { fetchFoods } from './fetch-foods.ts';

export interface Supplier {
  readonly name: string;
  readonly foods: readonly FoodBody[];
}

const MENU_PAGE = 100;

/** The chefs of the menu with their foods, by name: over HTTP, so that the page needs no Firebase. */
export function useSuppliers(): Loadable<readonly Supplier[]> {
  return useFetched(fetchSuppliers);
}

async function fetchSuppliers(): Promise<readonly Supplier[]> {
  return [...Map.groupBy(await fetchFoods(MENU_PAGE), (food) => food.supplier)]
    .map(([name, foods]) => ({ name, foods }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
