import {
  NEW_OPTION,
  NEW_SIZE,
  PLAIN_USE,
  type ChoiceGroup,
  type ChoiceOption,
  type FoodSize,
} from '../foods/choices.ts';
import { MOST } from '../limits/counts.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { CURRENCIES } from '../money/currencies.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import { maxPriceMinor } from '../money/max-price.ts';
import { amountText, type Minor } from '../money/money.ts';
import { parsePrice } from '../money/parse-price.ts';
import { recordOf, type DocumentFields } from '../stored/field.ts';
import { declaredTags } from './declared.ts';
import { idsIn, stableId } from './ids.ts';
import { MOVED_ID, type MovedFood, type MovedMenu, type MovingNote } from './moved-menu.ts';
import { isLonger, leaveOut, lineIn, pictureIn, textIn, usedGroups, type Note } from './raw.ts';

// A Menu of schema.org as pages have it for search engines, in JSON-LD. It may stand below a restaurant, in a graph, or in parts
// that name each other. Prices of sizes are several offers of one food.

const SCRIPT = /<script\b[^>]{0,500}\btype\s{0,9}=\s{0,9}["']?application\/ld\+json\b[^>]{0,500}>([\s\S]*?)<\/script/gi;

/** What a page says of itself in JSON-LD, as `readSchemaOrg` takes it; null where it says nothing. */
export function jsonLdIn(html: string): { readonly '@graph': readonly unknown[] } | null {
  const graph = [...html.matchAll(SCRIPT)].flatMap(([, content = '']): readonly unknown[] => {
    try {
      const value: unknown = JSON.parse(content);
      return Array.isArray(value) ? value : [value];
    } catch {
      return []; // one that is broken says nothing; another may
    }
  });
  return graph.length > 0 ? { '@graph': graph } : null;
}

interface Reading {
  readonly note: Note;
  readonly currency: Currency;
  /** That of the file, where it is another one than the house's. */
  readonly other: string | null;
  readonly ids: (name: string) => string;
  readonly groups: Map<string, ChoiceGroup>;
  /** A node, or that to which a reference leads. */
  readonly nodeOf: (value: unknown) => DocumentFields;
}

/**
 * @param file what `JSON.parse` made of it
 * @param house its currency; null for whichever the file names
 * @source schema.org: Menu, MenuSection, MenuItem, Offer
 */
export function readSchemaOrg(file: unknown, house: Currency | null): MovedMenu {
  const notes: MovingNote[] = [];
  const note: Note = (where, trouble, came) => {
    notes.push({ where, trouble, came: String(came).slice(0, LIMITS.note) });
  };
  const nodes = nodesIn(file);
  const byId = new Map(nodes.flatMap((node) => (isReference(node) ? [] : [[textIn(node['@id']), node] as const])));
  const nodeOf = (value: unknown): DocumentFields => {
    const node = recordOf(value);
    return isReference(node) ? (byId.get(textIn(node['@id'])) ?? node) : node;
  };
  const named = nodes
    .map((node) => textIn(node['priceCurrency']).trim().toUpperCase())
    .find((one) => CURRENCIES.includes(one));
  const currency = house ?? named ?? DEFAULT_CURRENCY;
  const other = named !== undefined && named !== currency ? named : null;
  if (other !== null) note([], 'other-currency', other);
  const reading: Reading = { note, currency, other, ids: idsIn(), groups: new Map(), nodeOf };
  const foods: MovedFood[] = [];
  const categories = new Map<string, string>();
  const read = (section: DocumentFields, path: readonly string[], depth: number): void => {
    const name = path.at(-1) ?? null;
    const items = manyOf(section['hasMenuItem']).map(nodeOf);
    const id = name === null ? null : stableId(`${MOVED_ID.schemaorg}${name}`);
    if (id !== null && name !== null && items.length > 0 && !categories.has(id)) {
      if (categories.size < MOST.categories) categories.set(id, name);
      else note(path, 'too-many-categories', name);
    }
    const categoryId = id !== null && categories.has(id) ? id : null;
    for (const item of items) foods.push(...foodOf(item, { path, categoryId }, reading));
    if (depth === MOST_DEPTH) return;
    for (const one of manyOf(section['hasMenuSection']).map(nodeOf)) {
      const called = lineIn(one['name'], LIMITS.name);
      read(one, called === null ? path : [...path, called], depth + 1);
    }
  };
  const menus = new Set(nodes.map(nodeOf).filter((node) => isA(node, 'Menu')));
  for (const menu of menus) read(menu, [], 0);
  if (menus.size === 0) note([], 'not-a-menu', '');
  if (foods.length > MOST.foodsMoved) note([], 'too-many-foods', foods.length);
  const taken = foods.slice(0, MOST.foodsMoved);
  return {
    format: 'schemaorg',
    currency,
    categories: [...categories].map(([id, name]) => ({ id, name })),
    groups: usedGroups([...reading.groups.values()], taken, note),
    foods: taken,
    notes,
  };
}

const MOST_DEPTH = 5;
/** Of all that is in a file: no page says more of itself. */
const MOST_NODES = 100_000;

/** All objects of a file, wherever they stand. */
function nodesIn(file: unknown): readonly DocumentFields[] {
  const found: DocumentFields[] = [];
  const open: unknown[] = [file];
  for (let at = 0; at < open.length && found.length < MOST_NODES; at += 1) {
    const next = open[at];
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) found.push(recordOf(next));
    for (const value of Object.values(next)) open.push(value);
  }
  return found;
}

function isReference(node: DocumentFields): boolean {
  return node['@id'] !== undefined && Object.keys(node).every((key) => key === '@id' || key === '@type');
}

function isA(node: DocumentFields, type: string): boolean {
  return manyOf(node['@type']).some((one) => textIn(one).replace(/^.*[/:]/, '') === type);
}

/** What may stand alone or in a list. */
function manyOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function foodOf(
  item: DocumentFields,
  { path, categoryId }: { readonly path: readonly string[]; readonly categoryId: string | null },
  reading: Reading,
): readonly MovedFood[] {
  const { note, ids, nodeOf } = reading;
  const name = lineIn(item['name'], LIMITS.foodName);
  const where = [...path, name ?? textIn(item['@id'])].filter((one) => one !== '');
  if (name === null) return leaveOut(note, where, 'no-name', '') ?? [];
  if (isLonger(item['name'], LIMITS.foodName)) note(where, 'long-name', item['name']);
  const prices = pricesIn(item['offers'], where, reading);
  if (prices.length === 0) return leaveOut(note, where, 'no-price', '') ?? [];
  const priceMinor = Math.min(...prices.map(({ minor }) => minor));
  const diets = manyOf(item['suitableForDiet']).map((diet) => dietOf(textIn(diet)));
  const extras = manyOf(item['menuAddOn']).map(nodeOf);
  const used = [...new Set(extras.flatMap((extra) => groupOf(extra, where, reading) ?? []))];
  if (used.length > MOST.groups) note(where, 'too-many-groups', used.length);
  return [
    {
      id: ids(`${MOVED_ID.schemaorg}${textIn(item['identifier']) || textIn(item['@id']) || name}`),
      name,
      description: lineIn(item['description'], LIMITS.foodText) ?? '',
      priceMinor,
      categoryId,
      allergens: null,
      tags: declaredTags(diets, (diet) => {
        note(where, 'unknown-tag', diet);
      }),
      picture: pictureOf(item['image'], where, reading),
      served: [],
      sizes: sizesOf(prices, priceMinor, where, reading),
      uses: used.slice(0, MOST.groups).map((groupId) => ({ groupId, ...PLAIN_USE })),
    },
  ];
}

/** Of several the first: an address, or an ImageObject. */
function pictureOf(image: unknown, where: readonly string[], { note, nodeOf }: Reading): string | null {
  const [first] = manyOf(image);
  const node = nodeOf(first);
  return pictureIn(textIn(first) || (node['contentUrl'] ?? node['url'] ?? node['@id']), where, note);
}

interface NamedPrice {
  /** Empty for the one price of a food. */
  readonly name: string;
  readonly minor: Minor;
}

/** What is asked for a food: one price, or one for each of its sizes. Those that are no amount are left out with a note. */
function pricesIn(
  offers: unknown,
  where: readonly string[],
  { note, currency, other, nodeOf }: Reading,
): readonly NamedPrice[] {
  return manyOf(offers)
    .map(nodeOf)
    .flatMap((offer) => (offer['offers'] === undefined ? [offer] : manyOf(offer['offers']).map(nodeOf)))
    .flatMap((offer): readonly NamedPrice[] => {
      const asked = offer['price'] === undefined ? nodeOf(manyOf(offer['priceSpecification'])[0]) : offer;
      const code = textIn(asked['priceCurrency'] ?? offer['priceCurrency'])
        .trim()
        .toUpperCase();
      const price = asked['price'];
      if (code !== '' && code !== (other ?? currency))
        return leaveOut(note, where, 'two-currencies', `${textIn(price)} ${code}`) ?? [];
      const minor = parsePrice(price, currency);
      const name = lineIn(
        offer['name'] ?? recordOf(offer['itemOffered'])['name'] ?? recordOf(offer['eligibleQuantity'])['name'],
        LIMITS.name,
      );
      if (minor === null || minor > maxPriceMinor(currency))
        return leaveOut(note, where, 'no-price', textIn(price ?? offer['lowPrice'])) ?? [];
      return [{ name: name ?? '', minor }];
    });
}

/** Several prices are sizes; one without a name, or with one that is there, is none. */
function sizesOf(
  prices: readonly NamedPrice[],
  priceMinor: Minor,
  where: readonly string[],
  { note, currency }: Reading,
): readonly FoodSize[] {
  if (prices.length < 2) return [];
  const ids = idsIn();
  const sizes = prices.filter(({ name, minor }, index) => {
    const isNamed = name !== '' && prices.findIndex((one) => one.name === name) === index;
    if (!isNamed) note([...where, amountText(minor, currency)], name === '' ? 'no-name' : 'same-id', name);
    return isNamed;
  });
  return sizes
    .slice(0, MOST.sizes)
    .map(({ name, minor }) => ({ ...NEW_SIZE, id: ids(name), name, extraMinor: minor - priceMinor }));
}

/** The id of a group of what can be added: a section has options, an item alone is one. */
function groupOf(extra: DocumentFields, where: readonly string[], reading: Reading): string | null {
  const { note, groups, nodeOf } = reading;
  const isSection = isA(extra, 'MenuSection');
  const name = lineIn(extra['name'], LIMITS.name);
  if (name === null) return leaveOut(note, where, 'no-name', '');
  const here = [...where, name];
  const listed = isSection ? manyOf(extra['hasMenuItem']).map(nodeOf) : [extra];
  if (listed.length > MOST.options) note(here, 'too-many-options', listed.length);
  const ids = idsIn();
  const options = listed.slice(0, MOST.options).flatMap((item): readonly ChoiceOption[] => {
    const called = lineIn(item['name'], LIMITS.name);
    if (called === null) return leaveOut(note, here, 'no-name', '') ?? [];
    const [price] =
      item['offers'] === undefined ? [{ minor: 0 }] : pricesIn(item['offers'], [...here, called], reading);
    return price ? [{ ...NEW_OPTION, id: ids(called), name: called, eachMinor: price.minor }] : [];
  });
  if (options.length === 0) return leaveOut(note, here, 'empty-group', '');
  const content = { name, required: false, min: 0, max: Math.min(options.length, MOST.chosen), free: 0, options };
  const same = [...groups.values()].find(({ id: _id, ...one }) => JSON.stringify(one) === JSON.stringify(content));
  if (same) return same.id;
  const id = idsIn(new Set(groups.keys()))(`${MOVED_ID.schemaorg}${name}`);
  groups.set(id, { id, ...content });
  return id;
}

/** `https://schema.org/GlutenFreeDiet` is `gluten-free`. */
function dietOf(address: string): string {
  return address
    .replace(/^.*[/:]/, '')
    .replace(/Diet$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-');
}
