import { recordOf } from '../stored/field.ts';
import { readFoodTable } from './food-table.ts';
import { readGloriaFood } from './gloriafood.ts';
import type { MenuFormat, MenuReader } from './moved-menu.ts';
import { readSchemaOrg } from './schema-org.ts';
import { readUberEats } from './uber-eats.ts';

/** The reader of each format. */
export const MENU_READERS: Readonly<Record<MenuFormat, MenuReader>> = {
  gloriafood: readGloriaFood,
  ubereats: readUberEats,
  schemaorg: readSchemaOrg,
  table: readFoodTable,
};

/** What some JSON is, told by the names in it. */
export function formatOfJson(json: unknown): Exclude<MenuFormat, 'table'> {
  const file = recordOf(json);
  if (Array.isArray(json) || ['@context', '@graph', '@type'].some((name) => name in file)) return 'schemaorg';
  const isOfUber =
    Array.isArray(file['items']) && ['menus', 'modifier_groups'].some((name) => Array.isArray(file[name]));
  return isOfUber ? 'ubereats' : 'gloriafood';
}
