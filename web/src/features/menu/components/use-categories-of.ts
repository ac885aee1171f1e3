import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import type { Menu } from '../../../data/menu.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { headingBefore } from '../../../lib/menu-headings.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import type { FoodPage } from '../../foods/food-page.ts';
import { useCategories } from '../api/use-categories.ts';
import type { CategoryPills } from './category-pills.tsx';
import { useCategoryJump } from './use-category-jump.ts';
import type { RestOfMenu } from './use-menu-list.ts';

interface CategoriesRequest {
  /** What the foods are in. */
  readonly list: RefObject<HTMLElement | null>;
  readonly foods: Loadable<FoodPage>;
  /** Names of categories by the foods' ids. */
  readonly headings: Menu['categories'];
  /** Null in a house without categories. */
  readonly rest: RestOfMenu | null;
  /** Whether the foods are neither searched nor filtered. */
  readonly isAll: boolean;
  /** The id of a category that the page is to begin at; null for none. */
  readonly asked: string | null;
}

/**
 * The categories of a menu in the order of the page, and which of them is in sight. Those of foods that are there are read from
 * these; the others are asked for, as often as the menu is. What is searched or filtered may have none of theirs.
 */
export function useCategoriesOf({
  list,
  foods,
  headings,
  rest,
  isAll,
  asked,
}: CategoriesRequest): ComponentProps<typeof CategoryPills> {
  const items = foods.status === 'ready' ? foods.value.items : [];
  const begun = items
    .map((food, index) => ({ food, name: headingBefore(items, index, headings) }))
    .filter(({ name }) => name !== '');
  const here = begun.map(({ name }) => name);
  const isWhole = foods.status === 'ready' && rest?.older === 'none';
  const isHydrated = useIsHydrated(); // the first script knows those of its foods
  const known = useCategories(isHydrated && rest !== null && isAll && (!isWhole || asked !== null));
  const below =
    (isAll && !isWhole ? known : null)?.filter(({ name, foods: count }) => count > 0 && !here.includes(name)) ?? [];
  const { current, isComing, goTo } = useCategoryJump(
    list,
    begun.map(({ food, name }) => `${food.id} ${name}`).join('\n'),
    rest,
  );
  const first = isAll ? known?.find(({ id }) => id === asked)?.name : undefined;
  const isFirstDone = useRef(false);
  useEffect(() => {
    if (first === undefined || isFirstDone.current) return;
    isFirstDone.current = true;
    if (scrollY === 0) goTo(first); // somebody who has come back is where they were
  }, [first, goTo]);
  const names = [...here, ...below.map(({ name }) => name)];
  return {
    names,
    current: current !== null && names.includes(current) ? current : names[0],
    isBusy: isComing,
    onPress: goTo,
  };
}
