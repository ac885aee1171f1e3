import { readFoodTable } from './food-table.ts';
import { readGloriaFood } from './gloriafood.ts';
import type { MenuFormat, MenuReader } from './moved-menu.ts';

/** The reader of each format. */
export const MENU_READERS: Readonly<Record<MenuFormat, MenuReader>> = {
  gloriafood: readGloriaFood,
  table: readFoodTable,
};
