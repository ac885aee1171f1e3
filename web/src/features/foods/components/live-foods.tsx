import type { ReactNode } from 'react';
import type { Loadable } from '../../../lib/loadable.ts';
import type { FoodPage, FoodSearch } from '../api/food-page.ts';
import { useFoodCount, useLiveFoods } from '../api/use-live-foods.ts';

interface LiveFoodsProps {
  readonly search: FoodSearch;
  readonly shown: number;
  readonly children: (foods: Loadable<FoodPage>, count: number | null) => ReactNode;
}

/** The foods that are asked for, live. A module of its own, since the database's SDK comes with it. */
export function LiveFoods({ search, shown, children }: LiveFoodsProps): ReactNode {
  const foods = useLiveFoods(search, shown);
  const count = useFoodCount();
  return children(foods, count);
}
