import {
  DEFAULT_SETTINGS,
  NO_CATEGORIES,
  NO_CHOICES,
  parseImportMenuRequest,
  isHidden,
  type Categories,
  type Food,
  type HouseSettings,
  type ImportedMenu,
  type StoredChoices,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { BOSS, countingIds, fixedClock } from './fakes.ts';
import { MemoryStore } from './memory-store.ts';
import type { Outcome } from '../shared/outcomes.ts';
import { readMenuTable } from '../menu/read-table.ts';
import { importMenu, type ImportMenuPorts } from '../menu/import-menu.ts';
import type { retireFood } from '../menu/manage-foods.ts';

export type Raw = Readonly<Record<string, unknown>>;

export const topping = (id: number, name: string, price: number): Raw => ({ id, name, price });
export const pizza = (id: number, name: string, price: number, ham = 1): Raw => ({
  id,
  name,
  price,
  sizes: [
    { id: 1, name: 'Small', price: 0, default: true },
    { id: 2, name: 'Large', price: 4 },
  ],
  groups: [{ id: 9, name: 'Toppings', force_max: 3, options: [topping(1, 'Ham', ham), topping(2, 'Olives', 0.5)] }],
});
export const soup = (price = 4.9): Raw => ({ id: 201, name: 'Soup', price });
export const menuOf = (...items: readonly Raw[]): Raw => ({
  currency: 'USD',
  categories: [{ id: 7, name: 'All', items }],
});
export const MENU = menuOf(pizza(101, 'Margherita', 7), pizza(102, 'Funghi', 8), soup());

export interface ImportingHouse {
  readonly store: MemoryStore;
  readonly ports: ImportMenuPorts &
    Pick<Parameters<typeof readMenuTable>[0], 'houseBook' | 'archive'> &
    Parameters<typeof retireFood>[0];
  readonly known: () => Categories;
  readonly run: (file: Raw, asked?: Raw) => Promise<Outcome<ImportedMenu>>;
}

/** A house with one food, and the admin who imports. */
export function importingHouse(): ImportingHouse {
  const store = new MemoryStore();
  store.put('counters/foods', 1);
  store.put('foods/pho', aFood());
  let known = NO_CATEGORIES;
  const foods = (): readonly Food[] =>
    [...store.documents].flatMap(([key, { value }]) => (key.startsWith('foods/') ? [value as Food] : []));
  const ports = {
    archive: { hiddenFoods: async () => foods().filter(isHidden) },
    ids: countingIds(),
    unitOfWork: store,
    clock: fixedClock,
    houseBook: { settings: async () => store.get<HouseSettings>('house/settings') ?? DEFAULT_SETTINGS },
    catalogue: { menu: async () => foods().filter(({ retiredAtMs }) => retiredAtMs === null) },
    categoryBook: {
      categories: async () => known,
      know: (categories: Categories) => {
        known = categories;
      },
    },
  };
  return {
    store,
    ports,
    known: () => known,
    run: (file, asked = {}) => {
      const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann', ...asked }, 'USD');
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
      return importMenu(ports, BOSS, parsed.value);
    },
  };
}

/** What is answered where nothing is written, of three foods. */
export const NOTHING = {
  added: [],
  changed: [],
  unchanged: 3,
  retired: [],
  hidden: [],
  portionsKept: [],
  gone: [],
  takenOff: [],
  same: [],
  withoutPicture: [],
  categories: 0,
  groups: { added: 0, changed: 0 },
};
export const foodOf = ({ store }: ImportingHouse, id: string): Food | null => store.get<Food>(`foods/${id}`);
export const choicesOf = ({ store }: ImportingHouse, id: string): StoredChoices | null =>
  store.get<StoredChoices>(`choices/${id}`);

export function bringTable(its: ImportingHouse, rows: readonly (readonly string[])[]): Promise<Outcome<ImportedMenu>> {
  return its.run({ rows }, { format: 'table' });
}

/** The house's own table. */
export async function tableOf(its: ImportingHouse): Promise<readonly (readonly string[])[]> {
  const choiceBook = { choicesOf: async (id: string) => choicesOf(its, id) ?? NO_CHOICES };
  const table = await readMenuTable({ ...its.ports, choiceBook });
  if (table.status !== 'done') throw new Error('expected a table');
  return table.value;
}
