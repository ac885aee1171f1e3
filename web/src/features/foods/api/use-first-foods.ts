import { MEALTIMES, parsePrice, type Food, type FoodBody } from '@foodhouse/domain';
import { useQuery } from '@tanstack/react-query';
import { filledMenu } from '../../../lib/filled-menu.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { fetchMenu } from '../../../lib/menu-fill.ts';
import { PAGE_SIZE, type FoodPage, type FoodSearch } from './food-page.ts';

export interface FirstFoods {
  readonly foods: Loadable<FoodPage>;
  /** How many foods are on the menu; null until it is known. */
  readonly total: number | null;
}

/**
 * The first page of the menu over HTTP, while the database's SDK is on its way. Only what is asked without a filter: the
 * route knows none.
 */
export function useFirstFoods({ mealtime, terms }: FoodSearch): FirstFoods {
  const { data, error } = useQuery({
    queryKey: ['foods', 'first'],
    initialData: filledMenu('inventory'),
    queryFn: () => fetchMenu(PAGE_SIZE),
  });
  const isAsked = mealtime === null && terms.length === 0;
  const total = data?.total ?? null;
  if (isAsked && data) {
    return {
      foods: { status: 'ready', value: { items: data.foods.map(toFood), isFresh: true, hasMore: false } },
      total,
    };
  }
  const reason = navigator.onLine ? 'unavailable' : 'offline';
  return { foods: isAsked && error ? { status: 'failed', reason } : LOADING, total };
}

function toFood(body: FoodBody): Food {
  return {
    id: body._id,
    name: body.name,
    img: body.img,
    priceMinor: parsePrice(body.price) ?? 0,
    description: body.description,
    quantity: body.quantity,
    supplier: body.supplier,
    mealtimes: MEALTIMES.filter((mealtime) => body.mealtimes.includes(mealtime)),
    createdAtMs: 0,
    retiredAtMs: null,
  };
}
