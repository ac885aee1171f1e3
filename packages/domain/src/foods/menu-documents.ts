import { asMap, readDocument, type DocumentFields } from '../stored/field.ts';
import { CATEGORIES_FIELDS, type Categories } from './categories.ts';
import { CHOICE_GROUP_FIELDS, CHOICES_FIELDS, type StoredChoiceGroup, type StoredChoices } from './choices.ts';

export function choicesFromDocument(foodId: string, data: DocumentFields): StoredChoices {
  return readDocument(CHOICES_FIELDS, ['choices', foodId], data);
}

export function choicesToDocument(choices: StoredChoices): DocumentFields {
  return asMap(CHOICES_FIELDS, choices);
}

export function choiceGroupFromDocument(id: string, data: DocumentFields): StoredChoiceGroup {
  return readDocument(CHOICE_GROUP_FIELDS, ['choiceGroups', id], data);
}

export function choiceGroupToDocument(group: StoredChoiceGroup): DocumentFields {
  return asMap(CHOICE_GROUP_FIELDS, group);
}

/** Null where the house has none. */
export function categoriesFromDocument(data: DocumentFields | null): Categories {
  return readDocument(CATEGORIES_FIELDS, ['house', 'categories'], data ?? {});
}

export function categoriesToDocument(categories: Categories): DocumentFields {
  return asMap(CATEGORIES_FIELDS, categories);
}
