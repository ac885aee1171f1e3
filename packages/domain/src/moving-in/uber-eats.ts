import type { ChoiceGroup, ChoiceOption } from '../foods/choices.ts';
import { NEW_OPTION, PLAIN_USE } from '../foods/choices.ts';
import { MOST } from '../limits/counts.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import { maxPriceMinor } from '../money/max-price.ts';
import type { Minor } from '../money/money.ts';
import { recordOf, type DocumentFields } from '../stored/field.ts';
import { EVERY_DAY, overlap, type WeeklyHours } from '../time/weekly-hours.ts';
import { declaredTags } from './declared.ts';
import { idsIn, stableId } from './ids.ts';
import { MOVED_ID, type MovedFood, type MovedMenu, type MovingNote } from './moved-menu.ts';
import {
  countIn,
  isLonger,
  leaveOut,
  limitsIn,
  lineIn,
  listIn,
  pictureIn,
  textIn,
  usedGroups,
  type Note,
} from './raw.ts';

// Uber Eats' menu, as its menu API has it: everything that can be ordered is an item, foods and options alike, named by its id in
// categories and groups. Prices are in minor units, and of no named currency.

interface UberMenu {
  readonly items: ReadonlyMap<string, DocumentFields>;
  readonly groups: ReadonlyMap<string, DocumentFields>;
  readonly mostMinor: Minor;
  readonly note: Note;
  /** Those that foods name, or that options of such ask. */
  readonly named: Map<string, ChoiceGroup>;
  /** The ids of all of those, with those of which nothing can be taken. */
  readonly namedIds: Set<string>;
}

/**
 * @param file what `JSON.parse` made of it
 * @param house its currency; null for the usual one, because the file names none
 * @source Uber's menu API, version 2: "Upload menu"
 */
export function readUberEats(file: unknown, house: Currency | null): MovedMenu {
  const notes: MovingNote[] = [];
  const note: Note = (where, trouble, came) => {
    notes.push({ where, trouble, came: String(came).slice(0, LIMITS.note) });
  };
  const raw = recordOf(file);
  const currency = house ?? DEFAULT_CURRENCY;
  const mostMinor = maxPriceMinor(currency);
  const byId = (list: unknown): ReadonlyMap<string, DocumentFields> =>
    new Map(listIn(list).map((one) => [textIn(one['id']), one]));
  const menu: UberMenu = {
    items: byId(raw['items']),
    groups: byId(raw['modifier_groups']),
    mostMinor,
    note,
    named: new Map(),
    namedIds: new Set(),
  };
  const listed = categoriesIn(raw);
  if (listed.length === 0) note([], 'not-a-menu', Object.keys(raw).join(', '));
  if (listed.length > MOST.categories) note([], 'too-many-categories', listed.length);
  const hours = hoursByCategory(raw, note);
  const foods = new Map<string, MovedFood>();
  const categories = listed.slice(0, MOST.categories).map((one) => {
    const id = idOf(one['id']);
    const name = titleIn(one['title'], LIMITS.name) ?? textIn(one['id']);
    for (const itemId of entitiesIn(one['entities'])) {
      const known = foods.get(idOf(itemId));
      const food = known ? null : foodIn(itemId, { id, name, served: hours.get(textIn(one['id'])) ?? [] }, menu);
      if (known) note([name, known.name], 'several-categories', name);
      if (food) foods.set(food.id, food);
    }
    return { id, name };
  });
  for (const [id, { title }] of menu.groups) {
    const name = titleIn(title, LIMITS.name) ?? id;
    if (!menu.namedIds.has(id)) note([name], 'unused-group', name);
  }
  const used = usedGroups([...menu.named.values()], [...foods.values()], note);
  if (used.length > MOST.groupsOfHouse) note([], 'too-many-groups', used.length);
  return {
    format: 'ubereats',
    currency,
    categories,
    groups: used,
    foods: [...foods.values()],
    notes,
  };
}

/** In the order of the menus, which name them; each once. */
function categoriesIn(raw: DocumentFields): readonly DocumentFields[] {
  const all = listIn(raw['categories']);
  const menus = listIn(raw['menus']);
  const named = menus.flatMap(({ category_ids: ids }) => (Array.isArray(ids) ? ids.map(textIn) : []));
  const order = new Map([...new Set(named)].map((id, index) => [id, index]));
  if (order.size === 0) return all;
  const placeOf = (one: DocumentFields): number => order.get(textIn(one['id'])) ?? -1;
  return all.filter((one) => placeOf(one) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** When the foods of each category are served, by its id: at the times of all menus that name it; always where one of them is. */
function hoursByCategory(raw: DocumentFields, note: Note): ReadonlyMap<string, readonly WeeklyHours[]> {
  const hours = new Map<string, readonly WeeklyHours[]>();
  for (const menu of listIn(raw['menus'])) {
    const said = hoursIn(listIn(menu['service_availability']));
    if (said === null) note([titleIn(menu['title'], LIMITS.name) ?? textIn(menu['id'])], 'at-times', '');
    for (const id of Array.isArray(menu['category_ids']) ? menu['category_ids'].map(textIn) : []) {
      const before = hours.get(id);
      const isAlways = !said || said.length === 0 || before?.length === 0;
      hours.set(id, isAlways ? [] : together([...(before ?? []), ...said]));
    }
  }
  return hours;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Empty for always; null where it cannot be read. */
function hoursIn(days: readonly DocumentFields[]): readonly WeeklyHours[] | null {
  const hours = days.flatMap((one) => {
    const periods = listIn(one['time_periods']);
    return periods.map((period) => ({
      days: [WEEKDAYS.indexOf(textIn(one['day_of_week']).toLowerCase())],
      from: textIn(period['start_time']),
      to: ['23:59', '24:00'].includes(textIn(period['end_time'])) ? '00:00' : textIn(period['end_time']),
    }));
  });
  const isClear = days.length === 0 || (hours.length > 0 && hours.every(isClock) && !overlap(hours));
  if (!isClear) return null;
  const isAlways =
    hours.length === EVERY_DAY.length && hours.every(({ from, to }) => from === '00:00' && to === '00:00');
  return isAlways ? [] : together(hours);
}

function isClock({ days, from, to }: WeeklyHours): boolean {
  return !days.includes(-1) && [from, to].every((time) => TIME.test(time)) && (from !== to || from === '00:00');
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The same hours of several days in one. */
function together(hours: readonly WeeklyHours[]): readonly WeeklyHours[] {
  const same = Map.groupBy(hours, ({ from, to }) => `${from} ${to}`);
  return [...same.values()].flatMap(([first, ...more]) =>
    first
      ? [{ ...first, days: [...new Set([first, ...more].flatMap(({ days }) => days))].toSorted((a, b) => a - b) }]
      : [],
  );
}

function foodIn(
  itemId: string,
  category: { readonly id: string; readonly name: string; readonly served: readonly WeeklyHours[] },
  menu: UberMenu,
): MovedFood | null {
  const { items, note } = menu;
  const item = items.get(itemId);
  if (!item) return leaveOut(note, [category.name, itemId], 'no-name', itemId);
  const name = titleIn(item['title'], LIMITS.foodName);
  const where = [category.name, name ?? itemId];
  if (name === null) return leaveOut(note, where, 'no-name', '');
  const priceMinor = priceOf(item, [], menu);
  if (priceMinor === null) return leaveOut(note, where, 'no-price', textIn(recordOf(item['price_info'])['price']));
  if (isLonger(wordsIn(item['title']), LIMITS.foodName)) note(where, 'long-name', '');
  const labels = recordOf(item['dietary_label_info'])['labels'];
  const ids = groupIdsIn(item);
  const groups = ids.flatMap((id) => groupOf(id, itemId, where, menu) ?? []);
  const held = groups.filter((_one, index) => fits(groups.slice(0, index + 1)));
  if (held.length < groups.length) note(where, 'too-many-groups', groups.length);
  return {
    id: idOf(item['id']),
    name,
    description: lineIn(wordsIn(item['description']), LIMITS.foodText) ?? '',
    priceMinor,
    categoryId: category.id,
    allergens: null,
    tags: declaredTags(Array.isArray(labels) ? labels.map(textIn) : [], (label) => {
      note(where, 'unknown-tag', label);
    }),
    picture: pictureIn(item['image_url'], where, note),
    served: category.served,
    sizes: [],
    uses: held.map(({ id }) => ({ groupId: id, ...PLAIN_USE })),
  };
}

/** A group, with the groups that its options ask. Null for none. */
function groupOf(
  groupId: string,
  itemId: string,
  where: readonly string[],
  menu: UberMenu,
  isAsked = false,
): ChoiceGroup | null {
  const { groups, items, note, named, namedIds } = menu;
  namedIds.add(groupId);
  const id = idOf(groupId);
  const known = named.get(id);
  if (known) return known;
  const raw = groups.get(groupId);
  const name = titleIn(raw?.['title'], LIMITS.name);
  if (!raw || name === null) return leaveOut(note, [...where, groupId], 'no-name', groupId);
  const here = [...where, name];
  const listed = entitiesIn(raw['modifier_options']);
  if (listed.length > MOST.options) note(here, 'too-many-options', listed.length);
  const optionIds = idsIn();
  const options = listed.slice(0, MOST.options).flatMap((optionId): readonly ChoiceOption[] => {
    const item = items.get(optionId) ?? {};
    const called = titleIn(item['title'], LIMITS.name);
    if (called === null) return leaveOut(note, [...here, optionId], 'no-name', '') ?? [];
    const eachMinor = priceOf(item, [groupId, itemId], menu);
    if (eachMinor === null)
      return leaveOut(note, [...here, called], 'no-price', textIn(recordOf(item['price_info'])['price'])) ?? [];
    const { max_permitted: most, default_quantity: begun } = quantityIn(item);
    const max = Math.min(countIn(most) || 1, MOST.chosen);
    // What those ask in turn is not asked here.
    const asks = isAsked
      ? []
      : groupIdsIn(item).flatMap((one) => groupOf(one, optionId, [...here, called], menu, true)?.id ?? []);
    return [
      {
        ...NEW_OPTION,
        id: optionIds(called),
        name: called,
        eachMinor,
        max,
        default: Math.min(countIn(begun), max),
        asks,
      },
    ];
  });
  if (options.length === 0) return leaveOut(note, here, 'empty-group', '');
  const { min_permitted: least, max_permitted: most } = quantityIn(raw);
  const asked = { required: countIn(least) > 0, min: countIn(least), max: countIn(most) };
  const limits = limitsIn(
    asked,
    options.reduce((sum, { max }) => sum + max, 0),
    (wanted) => {
      note(here, 'more-than-there-are', wanted);
    },
  );
  const group: ChoiceGroup = { id, name, ...limits, free: 0, options };
  named.set(id, group);
  return group;
}

/** Whether a food can have so many groups and options. */
function fits(groups: readonly ChoiceGroup[]): boolean {
  return (
    groups.length <= MOST.groups && groups.reduce((sum, { options }) => sum + options.length, 0) <= MOST.optionsOfFood
  );
}

/** @param contexts the group and the item in which it stands: it may cost something else there */
function priceOf(item: DocumentFields, contexts: readonly string[], { mostMinor }: UberMenu): Minor | null {
  const { price, overrides } = recordOf(item['price_info']);
  const own = listIn(overrides).find((one) => contexts.includes(textIn(one['context_value'])));
  const minor = own ? own['price'] : price;
  return typeof minor === 'number' && Number.isSafeInteger(minor) && minor >= 0 && minor <= mostMinor ? minor : null;
}

function quantityIn(raw: DocumentFields): DocumentFields {
  return recordOf(recordOf(raw['quantity_info'])['quantity']);
}

function groupIdsIn(item: DocumentFields): readonly string[] {
  const { ids } = recordOf(item['modifier_group_ids']);
  return Array.isArray(ids) ? [...new Set(ids.map(textIn))] : [];
}

/** The ids of the items of a category or group. */
function entitiesIn(list: unknown): readonly string[] {
  return listIn(list).flatMap((one) =>
    textIn(one['type'] ?? 'ITEM').toUpperCase() === 'ITEM' ? [textIn(one['id'])] : [],
  );
}

/** A text in English, or in the first language that there is. */
function wordsIn(value: unknown): string {
  const all = Object.entries(recordOf(recordOf(value)['translations']));
  const [, words] = all.find(([language]) => /^en/i.test(language)) ?? all[0] ?? [];
  return textIn(words);
}

function titleIn(value: unknown, most: number): string | null {
  return lineIn(wordsIn(value), most);
}

function idOf(id: unknown): string {
  return stableId(`${MOVED_ID.ubereats}${textIn(id)}`);
}
