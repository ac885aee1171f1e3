import { MAX_PAGE_SIZE, type MenuFood } from '@foodhouse/domain';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { menuOf, menuPath } from '../../../data/menu.ts';
import { useRepeatedRequest, type Latest } from '../../../data/use-repeated-request.ts';
import type { Loadable } from '../../../lib/loadable.ts';

export interface Supplier {
  readonly name: string;
  readonly foods: readonly MenuFood[];
}

/** The menu's chefs with their foods, by name, over HTTP: the page needs no Firebase. */
export function useSuppliers(): Loadable<Latest<readonly Supplier[]>> {
  return useRepeatedRequest(fetchSuppliers);
}

function fetchSuppliers(): Promise<ApiAnswer<readonly Supplier[]>> {
  return callApi(menuPath(MAX_PAGE_SIZE), {}, async (response) =>
    [...Map.groupBy((await menuOf(response)).foods, (food) => food.supplier)]
      .map(([name, foods]) => ({ name, foods }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  );
}
