import type { Allergen, DietTag } from '../foods/declarations.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { recordOf, type DocumentFields } from '../stored/field.ts';
import { declaredAllergens, declaredTags } from './declared.ts';
import { pictureSource } from './picture-source.ts';
import { lineIn, listIn, textIn, type Note } from './raw.ts';

// What GloriaFood's menu says of an item or an option beside its name, price and groups. Most of it stands in `extras`.
// @source GlobalFood's "Fetching the restaurant's menu API (Version 2)": Items, Options, Extras

const KITCHEN_NAMES = {
  item: { field: 'menu_item_kitchen_internal_name', mostOfName: LIMITS.foodName },
  option: { field: 'menu_option_kitchen_internal_name', mostOfName: LIMITS.name },
} as const;

/** Returns the name for the kitchen's tickets; null where the file has none, or has the name itself. */
export function kitchenNameIn(raw: DocumentFields, kind: keyof typeof KITCHEN_NAMES): string | null {
  const { field, mostOfName } = KITCHEN_NAMES[kind];
  const said = inExtras(raw, field);
  const kitchenName = lineIn(said, LIMITS.name);
  if (kitchenName === null) return null;
  const uncut = lineIn(said, mostOfName);
  return [kitchenName, uncut].includes(lineIn(raw['name'], mostOfName)) ? null : kitchenName;
}

/** Documents put the field into `extras`; some files may have it in the item or option itself. */
function inExtras(raw: DocumentFields, field: string): unknown {
  return recordOf(raw['extras'])[field] ?? raw[field];
}

export function allergensIn(item: DocumentFields, where: readonly string[], note: Note): readonly Allergen[] | null {
  const named = listIn(recordOf(item['extras'])['menu_item_allergens_values']).map(({ name }) => textIn(name));
  return declaredAllergens(named, (name) => {
    note(where, 'unknown-allergen', name);
  });
}

export function tagsIn(item: DocumentFields, where: readonly string[], note: Note): readonly DietTag[] {
  const named = (Array.isArray(item['tags']) ? item['tags'] : []).map((tag) => textIn(recordOf(tag)['name'] ?? tag));
  return declaredTags(named, (name) => {
    note(where, 'unknown-tag', name);
  });
}

/** The services that a house can have here, as GloriaFood calls them, without what is between the letters. */
const ORDER_TYPES = ['pickup', 'delivery', 'dinein'];

/** Notes an item that is not offered for all types of orders: a food of this house always is. */
export function noteOrderTypes(item: DocumentFields, where: readonly string[], note: Note): void {
  const said = inExtras(item, 'menu_item_order_types');
  const types = (Array.isArray(said) ? said : []).flatMap((type) => lineIn(type, LIMITS.name) ?? []);
  const named = new Set(types.map((type) => type.toLowerCase().replaceAll(/[^a-z]/g, '')));
  if (types.length > 0 && ORDER_TYPES.some((type) => !named.has(type))) note(where, 'order-types', types.join(', '));
}

/** The largest picture first. */
const PICTURES = ['picture_hi_res', 'picture', 'picture_url', 'image', 'image_url'];

/** Returns the address of an item's picture. Null for the ids that the documented file has: those need no note. */
export function pictureOf(item: DocumentFields): string | null {
  return PICTURES.map((field) => pictureSource(textIn(item[field]).trim())).find((source) => source !== null) ?? null;
}
