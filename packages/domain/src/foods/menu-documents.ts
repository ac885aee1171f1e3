import type { DocumentFields } from '../stored/field.ts';
import { NO_CATEGORIES, type Categories } from './categories.ts';
import type { ChoiceGroup, FoodChoices, StoredChoices } from './choices.ts';

/** `choices/{foodId}`: one read when a food's dialog opens. */
export function choicesFromDocument(data: DocumentFields): StoredChoices {
  const { version, sizes, groups } = data;
  return {
    version: typeof version === 'number' ? version : 0, // documents of an earlier version have none
    sizes: Array.isArray(sizes) ? (sizes as FoodChoices['sizes']) : [],
    groups: Array.isArray(groups) ? (groups as FoodChoices['groups']) : [],
  };
}

export function choicesToDocument({ version, sizes, groups }: StoredChoices): DocumentFields {
  return { version, sizes: sizes.map((size) => ({ ...size })), groups: groups.map(groupToMap) };
}

/** `choiceGroups/{id}`: a group as it was made, and the foods that use it. */
export interface StoredChoiceGroup extends ChoiceGroup {
  readonly foodIds: readonly string[];
  /** Each save of the group is one more, from 1 on; what the kitchen says of an option is none. */
  readonly version: number;
}

export function choiceGroupFromDocument(id: string, data: DocumentFields): StoredChoiceGroup {
  const { version } = data; // documents of an earlier version have none
  return { ...(data as unknown as StoredChoiceGroup), version: typeof version === 'number' ? version : 1, id };
}

export function choiceGroupToDocument({ foodIds, version, ...group }: StoredChoiceGroup): DocumentFields {
  return { ...groupToMap(group), version, foodIds: [...foodIds] };
}

function groupToMap(group: ChoiceGroup): DocumentFields {
  const options = group.options.map(({ allergens, tags, ...option }) => ({
    ...option,
    allergens: allergens && [...allergens],
    tags: [...tags],
  }));
  return { ...group, options };
}

/** `house/categories`; null where the house has none. */
export function categoriesFromDocument(data: DocumentFields | null): Categories {
  return { ...NO_CATEGORIES, ...(data as Partial<Categories> | null) };
}

export function categoriesToDocument({ version, categories }: Categories): DocumentFields {
  return { version, categories: categories.map((category) => ({ ...category })) };
}
