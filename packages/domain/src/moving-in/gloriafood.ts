import type { ChoiceGroup, ChoiceOption, FoodSize, GroupUse } from '../foods/choices.ts';
import { NEW_OPTION, NEW_SIZE, PLAIN_USE } from '../foods/choices.ts';
import { MOST } from '../limits/counts.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { CURRENCIES } from '../money/currencies.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import { maxPriceMinor } from '../money/max-price.ts';
import type { Minor } from '../money/money.ts';
import { parseDifference } from '../money/parse-price.ts';
import { recordOf, type DocumentFields } from '../stored/field.ts';
import { cleanLine } from '../text/clean-text.ts';
import { EVERY_DAY, type WeeklyHours } from '../time/weekly-hours.ts';
import { allergensIn, kitchenNameIn, noteOrderTypes, pictureOf, tagsIn } from './gloriafood-extras.ts';
import { idsIn, stableId } from './ids.ts';
import { MOVED_ID, type MovedFood, type MovedMenu, type MovingNote } from './moved-menu.ts';
import { countIn, isLonger, leaveOut, limitsIn, lineIn, listIn, textIn, usedGroups, type Note } from './raw.ts';

// GloriaFood's menu, as its "fetch menu" answers and as owners save it. Its prices of sizes are differences, groups hang at
// categories, foods and sizes, and an option has its price under each size. Fields that nobody documented occur, and are left.

/** A group as it hangs somewhere. */
interface HungGroup {
  readonly raw: DocumentFields;
  /** Null for all sizes. */
  readonly sizeId: string | null;
}

/** A group of one food, with the prices of all sizes together. */
interface MergedGroup {
  readonly group: Omit<ChoiceGroup, 'id'>;
  readonly sizeIds: readonly string[];
}

/**
 * @param file what `JSON.parse` made of it
 * @param house its currency; null for whichever the file names
 */
export function readGloriaFood(file: unknown, house: Currency | null): MovedMenu {
  const notes: MovingNote[] = [];
  const note: Note = (where, trouble, came) => {
    notes.push({ where, trouble, came: String(came).slice(0, LIMITS.note) });
  };
  const menu = recordOf(file);
  const listed = listIn(menu['categories']);
  if (listed.length === 0) note([], 'not-a-menu', Object.keys(menu).join(', '));
  const currency = currencyIn(menu, house, note);
  const groups = new Map<string, ChoiceGroup>();
  const foods: MovedFood[] = [];
  if (listed.length > MOST.categories) note([], 'too-many-categories', listed.length);
  const categories = listed.slice(0, MOST.categories).map((raw) => {
    const category = { id: idOf(raw), name: lineIn(raw['name'], LIMITS.name) ?? String(raw['id']) };
    const days = daysIn(raw, [category.name], note);
    for (const item of listIn(raw['items'])) {
      const food = foodIn(item, {
        category: { ...category, days },
        hung: listIn(raw['groups']),
        currency,
        groups,
        note,
      });
      if (food && foods.some(({ id }) => id === food.id)) note([category.name, food.name], 'same-id', item['id']);
      else if (food) foods.push(food);
    }
    if (foods.every(({ categoryId }) => categoryId !== category.id))
      for (const group of listIn(raw['groups'])) {
        const name = lineIn(group['name'], LIMITS.name) ?? '';
        note([category.name, name], 'unused-group', name);
      }
    return category;
  });
  const used = usedGroups([...groups.values()], foods, note);
  if (used.length > MOST.groupsOfHouse) note([], 'too-many-groups', used.length);
  return { format: 'gloriafood', currency, categories, groups: used, foods, notes };
}

/** The house's; where it has none yet, that of the file. */
function currencyIn(menu: DocumentFields, house: Currency | null, note: Note): Currency {
  const named = textIn(menu['currency']).trim().toUpperCase();
  const isKnown = CURRENCIES.includes(named);
  if (house !== null && isKnown && named !== house) note([], 'other-currency', named);
  return house ?? (isKnown ? named : DEFAULT_CURRENCY);
}

/** By which a repeat of the import finds it again. */
function idOf(raw: DocumentFields): string {
  return stableId(`${MOVED_ID.gloriafood}${textIn(raw['id'])}`);
}

function foodIn(
  item: DocumentFields,
  {
    category,
    hung,
    currency,
    groups,
    note,
  }: {
    readonly category: { readonly id: string; readonly name: string; readonly days: readonly number[] };
    readonly hung: readonly DocumentFields[];
    readonly currency: Currency;
    /** All groups so far, by what is in them. */
    readonly groups: Map<string, ChoiceGroup>;
    readonly note: Note;
  },
): MovedFood | null {
  const name = lineIn(item['name'], LIMITS.foodName);
  const where = [category.name, name ?? String(item['id'])];
  if (name === null) return leaveOut(note, where, 'no-name', item['name']);
  if (item['active'] === false) return leaveOut(note, where, 'not-active', false);
  const priceMinor = amountIn(item['price'] ?? 0, currency);
  if (priceMinor === null || priceMinor < 0) return leaveOut(note, where, 'no-price', item['price']);
  if (isLonger(item['name'], LIMITS.foodName)) note(where, 'long-name', item['name']);
  const sized = sizesIn(item, where, currency, note);
  const all: readonly HungGroup[] = [
    ...sized.flatMap(({ size, raw }) => listIn(raw['groups']).map((group) => ({ raw: group, sizeId: size.id }))),
    ...[...listIn(item['groups']), ...hung].map((raw) => ({ raw, sizeId: null })),
  ];
  const merged = mergedGroups(
    all,
    sized.map(({ size }) => size.id),
    { where, currency, note },
  );
  const held = merged.filter((_one, index) => fits(merged.slice(0, index + 1)));
  if (held.length < merged.length) note(where, 'too-many-groups', merged.length);
  const uses = held.map(({ group, sizeIds }) => ({
    groupId: groupFor(groups, group).id,
    ...PLAIN_USE,
    sizeIds,
  }));
  noteOrderTypes(item, where, note);
  const kitchenName = kitchenNameIn(item, 'item');
  return {
    id: idOf(item),
    name,
    ...(kitchenName !== null && { kitchenName }),
    description: cleanLine(textIn(item['description']), LIMITS.foodText),
    priceMinor,
    categoryId: category.id,
    allergens: allergensIn(item, where, note),
    tags: tagsIn(item, where, note),
    picture: pictureOf(item),
    served: servedOn(daysIn(item, where, note), category.days),
    sizes: sized.map(({ size }) => size),
    uses: unlike(uses),
  };
}

/** The sizes, the one to begin with first. Sizes of one name have one id on the whole menu, so that groups have prices for them. */
function sizesIn(
  item: DocumentFields,
  where: readonly string[],
  currency: Currency,
  note: Note,
): readonly { readonly size: FoodSize; readonly raw: DocumentFields }[] {
  const listed = listIn(item['sizes']);
  const first = listed.findIndex((raw) => raw['default'] === true);
  const sorted = first > 0 ? [listed[first] ?? {}, ...listed.toSpliced(first, 1)] : listed;
  const ids = idsIn();
  return sorted.slice(0, MOST.sizes).flatMap((raw) => {
    const name = lineIn(raw['name'], LIMITS.name);
    const extraMinor = amountIn(raw['price'] ?? 0, currency);
    if (name === null) return leaveOut(note, where, 'no-name', raw['name']) ?? [];
    if (extraMinor === null) return leaveOut(note, [...where, name], 'no-price', raw['price']) ?? [];
    return [{ size: { ...NEW_SIZE, id: ids(name), name, extraMinor }, raw }];
  });
}

/**
 * Groups that are the same but for prices and sizes are one, with a price for each size. An option has one name in the kitchen, so
 * groups with different ones stay two.
 */
function mergedGroups(
  all: readonly HungGroup[],
  sizeIds: readonly string[],
  { where, currency, note }: { readonly where: readonly string[]; readonly currency: Currency; readonly note: Note },
): readonly MergedGroup[] {
  const alike = Map.groupBy(all, ({ raw }) =>
    JSON.stringify([
      textIn(raw['name']),
      raw['required'] === true,
      raw['force_min'],
      raw['force_max'],
      listIn(raw['options']).map((option) => [textIn(option['name']), kitchenNameIn(option, 'option')]),
    ]),
  );
  return [...alike.values()].flatMap((same) => {
    const at = same.some(({ sizeId }) => sizeId === null)
      ? []
      : sizeIds.filter((id) => same.some((one) => one.sizeId === id));
    const group = groupIn(same, { where, currency, note });
    return group ? [{ group, sizeIds: at.length === sizeIds.length ? [] : at }] : [];
  });
}

/** @param same one group as it hangs at one or several sizes */
function groupIn(
  same: readonly HungGroup[],
  { where, currency, note }: { readonly where: readonly string[]; readonly currency: Currency; readonly note: Note },
): Omit<ChoiceGroup, 'id'> | null {
  const raw = same[0]?.raw ?? {};
  const name = lineIn(raw['name'], LIMITS.name) ?? '';
  const here = [...where, name];
  const canRepeat = raw['allow_quantity'] === true;
  const listed = listIn(raw['options']);
  if (listed.length > MOST.options) note(here, 'too-many-options', listed.length);
  const forced = countIn(raw['force_max']);
  const ids = idsIn();
  const options = listed.slice(0, MOST.options).flatMap((option, index): readonly ChoiceOption[] => {
    const called = lineIn(option['name'], LIMITS.name);
    if (called === null) return leaveOut(note, here, 'no-name', option['name']) ?? [];
    const prices = same.map(({ raw: one, sizeId }) => ({
      sizeId,
      minor: amountIn(listIn(one['options'])[index]?.['price'] ?? 0, currency),
    }));
    const known = prices.flatMap(({ minor }) => minor ?? []);
    if (known.length < prices.length) return leaveOut(note, [...here, called], 'no-price', option['price']) ?? [];
    const eachMinor = Math.min(...known); // whichever size a food begins with: so that a group is one on all of them
    const eachMinorBySize: Readonly<Record<string, Minor>> = Object.fromEntries(
      prices
        .flatMap(({ sizeId, minor }) =>
          sizeId === null || minor === null || minor === eachMinor ? [] : [[sizeId, minor] as const],
        )
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    const max = canRepeat ? Math.min(forced || MOST.chosen, MOST.chosen) : 1;
    const chosen = option['default'] === true ? 1 : 0;
    const kitchenName = kitchenNameIn(option, 'option');
    const said = { name: called, kitchenName, eachMinor, eachMinorBySize, max, default: chosen };
    return [{ ...NEW_OPTION, id: ids(called), ...said }];
  });
  if (options.length === 0) return leaveOut(note, here, 'empty-group', '');
  const reach = options.reduce((sum, option) => sum + option.max, 0);
  const limits = limitsIn(
    { required: raw['required'] === true, min: countIn(raw['force_min']), max: forced },
    reach,
    (wanted) => {
      note(here, 'more-than-there-are', wanted);
    },
  );
  return { name, ...limits, free: 0, options };
}

/** The group with just this in it: one that many foods have is one. */
function groupFor(groups: Map<string, ChoiceGroup>, group: Omit<ChoiceGroup, 'id'>): ChoiceGroup {
  const content = JSON.stringify(group);
  const known = groups.get(content);
  if (known) return known;
  const taken = new Set([...groups.values()].map(({ id }) => id));
  const made = { id: idsIn(taken)(`${MOVED_ID.gloriafood}${group.name}`), ...group };
  groups.set(content, made);
  return made;
}

/** A food uses a group once. */
function unlike(uses: readonly GroupUse[]): readonly GroupUse[] {
  return uses.filter(({ groupId }, index) => uses.findIndex((one) => one.groupId === groupId) === index);
}

/** Whether a food can have so many groups and options. */
function fits(groups: readonly MergedGroup[]): boolean {
  const options = groups.reduce((sum, { group }) => sum + group.options.length, 0);
  return groups.length <= MOST.groups && options <= MOST.optionsOfFood;
}

/**
 * The weekdays on which something is offered: bits from Sunday on, of which none is all. It names hours too, in a unit that its
 * documents do not say.
 */
function daysIn(raw: DocumentFields, where: readonly string[], note: Note): readonly number[] {
  const [begin, end] = [raw['active_begin'] ?? null, raw['active_end'] ?? null];
  if (begin !== null || end !== null) note(where, 'at-times', [begin, end].map(String).join(' '));
  const bits = Number(raw['active_days'] ?? 0);
  const days = EVERY_DAY.filter((day) => (bits & (1 << day)) !== 0);
  return days.length === 0 ? EVERY_DAY : days;
}

/** Whole days of a food and its category; where they have none in common those of the food. */
function servedOn(ofFood: readonly number[], ofCategory: readonly number[]): readonly WeeklyHours[] {
  const both = ofFood.filter((day) => ofCategory.includes(day));
  const days = both.length > 0 ? both : ofFood;
  return days.length === EVERY_DAY.length ? [] : [{ days, from: '00:00', to: '00:00' }];
}

function amountIn(value: unknown, currency: Currency): Minor | null {
  const minor = parseDifference(value, currency);
  return minor !== null && Math.abs(minor) <= maxPriceMinor(currency) ? minor : null;
}
