import * as texts from './texts.ts';

/** Foods that are in no category stand under this heading. */
const OTHERS = texts.otherFoods();

/**
 * The heading before a food of the menu: the name of its category, where another one begins; empty elsewhere.
 * @param categories names by the foods' ids; empty in a house without categories
 */
export function headingBefore(
  foods: readonly { readonly id: string }[],
  index: number,
  categories: ReadonlyMap<string, string>,
): string {
  if (categories.size === 0) return '';
  const [before, name = ''] = [index - 1, index].map((at) => categories.get(foods[at]?.id ?? '') ?? OTHERS);
  return index > 0 && name === before ? '' : name;
}
