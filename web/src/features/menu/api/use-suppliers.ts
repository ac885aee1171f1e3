import { MAX_PAGE_SIZE } from '@foodhouse/domain';
import { useState } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { menuOf, menuPath } from '../../../data/menu.ts';
import { useRepeatedRequest, type Latest } from '../../../data/use-repeated-request.ts';
import { filledMenu } from '../../../first-paint/handover.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { suppliersOf, type Supplier } from '../../../data/suppliers.ts';

/** The menu's chefs with their foods, by name, over HTTP: the page needs no Firebase. */
export function useSuppliers(): Loadable<Latest<readonly Supplier[]>> {
  const [known] = useState(knownSuppliers);
  return useRepeatedRequest(fetchSuppliers, known);
}

/** Those that the first script rendered. */
function knownSuppliers(): readonly Supplier[] | undefined {
  const filled = filledMenu('chefs');
  return filled && suppliersOf(filled.foods);
}

function fetchSuppliers(): Promise<ApiAnswer<readonly Supplier[]>> {
  return callApi(menuPath(MAX_PAGE_SIZE), {}, async (response) => suppliersOf((await menuOf(response)).foods));
}
