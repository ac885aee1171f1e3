import {
  NEW_SIZE,
  PLAIN_USE,
  type ChoiceGroup,
  type FoodChoices,
  type FoodSize,
  type GroupUse,
} from '../foods/choices.ts';
import { isHidden } from '../foods/food.ts';
import type { Food } from '../foods/food-fields.ts';
import { takesPictureText } from '../foods/picture-text.ts';
import { portionPrice } from '../foods/portion-price.ts';
import type { TaxRate } from '../money/tax.ts';
import { MAX_QUANTITY, MOST } from '../limits/counts.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { CURRENCIES } from '../money/currencies.ts';
import { decimalsOf, DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import { maxPriceMinor } from '../money/max-price.ts';
import { amountText, type Minor } from '../money/money.ts';
import { narrowSignOf } from '../money/parse-price.ts';
import { priceColumn } from '../money/price-column.ts';
import { recordOf } from '../stored/field.ts';
import { cleanLine } from '../text/clean-text.ts';
import { isDocumentId } from '../text/document-id.ts';
import { unguardedCell } from '../text/sheet-cell.ts';
import { declaredAllergens, declaredTags } from './declared.ts';
import { idsIn, stableId } from './ids.ts';
import { groupIdOf, groupOf, OPTION_COLUMNS, optionLinesOf } from './table-groups.ts';
import { pictureSource } from './picture-source.ts';
import { rateCell } from './moved-tax.ts';
import { MOVED_ID, type MovedFood, type MovedMenu, type MovingNote, type MovingTrouble } from './moved-menu.ts';

// A table of foods: what a spreadsheet has, or what Square, WooCommerce and Loyverse export. Which column is which is told by its
// name; a table without a head has name, price, category and description, in this order.

type Column =
  | 'own'
  | 'id'
  | 'name'
  | 'size'
  | 'price'
  | 'currency'
  | 'category'
  | 'description'
  | 'allergens'
  | 'tags'
  | 'picture'
  | 'pictureText'
  | 'tax'
  | 'portions'
  | 'hidden'
  | 'choices'
  | (typeof OPTION_COLUMNS)[number];

/**
 * The names of columns: ours, and those of other systems and languages. Letters may be large, and without their accents. The
 * first that is there is taken.
 */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  /** Of this house: its own table comes back. */
  own: ['food id'],
  id: words('id, handle, token, reference handle, parent, sku', 'artikelnummer, référence, referencia, codice'),
  name: words(
    'name, item name, food, dish, product, title, item',
    'gericht, speise, bezeichnung, artikel, artikelname, produkt',
    'nom, plat, nom du plat, produit, désignation',
    'nombre, plato, producto, artículo',
    'nome, piatto, prodotto, articolo, prato, produto',
  ),
  size: words(
    'size, variation name, option 1 value, option value 1, attribute 1 value(s)',
    'größe, groesse, variante, taille, format, tamaño, dimensione, formato, tamanho',
  ),
  price: words(
    'price, regular price, preis, verkaufspreis, bruttopreis, prix, prix ttc, prix de vente',
    'precio, precio de venta, pvp, prezzo, prezzo di vendita, preço, cost',
  ),
  currency: words('currency, währung, devise, moneda, valuta, moeda'),
  category: words(
    'category, reporting category, categories, section',
    'kategorie, warengruppe, rubrik, catégorie, rubrique, categoría, categoria, sección, sezione',
  ),
  description: words('description, short description, beschreibung, descripción, descrizione, descrição'),
  /** A rate of the house, by its name, id or percent. */
  tax: words(
    'tax, tax rate, vat, vat rate, steuer, steuersatz, mwst, mwst-satz, ust, tva, taux de tva, iva, tipo de iva',
  ),
  /** How many there are of a new food. */
  portions: words('portions, portionen, porciones, porzioni, porções, stock, quantity'),
  /** Whether it is off the menu, to come back. */
  hidden: words('hidden, ausgeblendet, versteckt, masqué, oculto, nascosto'),
  allergens: words('allergens, allergene, allergènes, alérgenos, allergeni, alergênicos'),
  /** The groups of a food, by their ids or names, in brackets those that only an option asks for; what follows is of lines of options. */
  choices: words('choices'),
  groupId: words('group id'),
  group: words('group'),
  choose: words('choose'),
  optionId: words('option id'),
  option: words('option'),
  times: words('times'),
  picture: words(
    'picture, image, images, image url, photo, picture url, product image',
    'bild, bilder, foto, photo, imagen, imágenes, immagine, immagini, imagem',
  ),
  /** What the picture of a food shows. */
  pictureText: words('picture text, image alt text, alt text'),
  tags: words('diets, dietary preferences, tags, ernährung, régimes, dietas, diete'),
};
const COLUMNS = Object.keys(NAMES) as readonly Column[];
const WITHOUT_HEAD: readonly Column[] = ['name', 'price', 'category', 'description'];
/** What other systems call the one size of a food that has none. */
const NO_SIZE = new Set(['', 'regular', 'default', 'standard', 'normal', 'default title']);
/** Our own columns, as `readFoodTable` tells them. */
const OWN_COLUMNS = ['own', 'name', 'size', 'price', 'category', 'description', 'allergens', 'tags'] as const;
/** Those where there are options. */
const CHOICE_COLUMNS = ['choices', ...OPTION_COLUMNS] as const;
/** What is written of a food that has no allergen, as the house says. */
const NONE = 'none';
/** What is written of a food that is hidden, and of one that is not; also in other languages. */
const YES = ['yes', 'y', 'x', '1', 'true', 'ja', 'oui', 'si', 'sim'] as const;
const NO = ['no', 'n', '', '0', 'false', 'nein', 'non', 'nao'] as const;
/** The sign of several currencies. */
const DOLLAR = '$';
/** Signs of which there is one currency. */
const SIGNS: Readonly<Record<string, Currency>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₺': 'TRY', '₴': 'UAH' };

/** A group that a food has because an option asks for it. */
const IN_BRACKETS = /^\((.+)\)$/;

/** A minus before what an option takes off. */
const TAKEN_OFF = /^\s*[-\u2010-\u2015\u2212]\s*(?=\S)/;

/** One line, by its columns. */
interface Line extends Readonly<Record<Column, string>> {
  /** From 1 on. */
  readonly line: number;
}

type Note = (trouble: MovingTrouble, came: unknown, at?: Line) => void;

/**
 * @param file `{ rows }`: the cells of each line, as texts
 * @param house its currency; null for the one whose sign stands beside the prices
 */
export function readFoodTable(file: unknown, house: Currency | null): MovedMenu {
  const notes: MovingNote[] = [];
  const note: Note = (trouble, came, at) => {
    const where = at ? [at.name || at.id].filter((name) => name !== '') : [];
    notes.push({ where, ...(at && { line: at.line }), trouble, came: String(came).slice(0, LIMITS.note) });
  };
  const rows = rowsOf(file);
  const isTooLong = rows.length > MOST.tableLines;
  if (isTooLong) note('too-many-lines', rows.length);
  const { lines, hasHead, priceHead } = isTooLong ? { lines: [], hasHead: false, priceHead: '' } : linesOf(rows, note);
  const { currency, priceOf, differenceOf } = pricesOf(lines, { priceHead, house, note });
  const categories = new Map<string, string>();
  const choices = choicesOf(lines, { differenceOf, note });
  const ids = idsIn(new Set(lines.map(({ own }) => own))); // a new line is none of the foods that the table names
  const foods = [
    ...Map.groupBy(
      lines.filter((line) => !isOption(line)),
      keyOf,
    ).values(),
  ].flatMap((same) =>
    foodOf(same, { priceOf, categories, ids, note }).map((food) => ({ ...food, uses: choices.usesOf(same) })),
  );
  const groups = choices.usedGroups();
  // Prose has commas too.
  if (foods.length === 0 && !isTooLong && (!hasHead || lines.length === 0))
    notes.splice(0, notes.length, { where: [], trouble: 'not-a-table', came: '' });
  if (foods.length > MOST.foodsMoved) note('too-many-foods', foods.length);
  return {
    format: 'table',
    currency,
    categories: [...categories].map(([id, name]) => ({ id, name })),
    groups,
    foods: foods.slice(0, MOST.foodsMoved),
    notes,
  };
}

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '));
}

function rowsOf(file: unknown): readonly (readonly string[])[] {
  const rows: unknown = recordOf(file)['rows'];
  if (!Array.isArray(rows)) return [];
  const cells = rows.map((row: unknown) =>
    Array.isArray(row) ? row.map((cell) => (typeof cell === 'string' ? cell.trim() : '')) : [],
  );
  const isOwn = cells[0]?.some((cell) => NAMES.own.some((name) => isCalled(cell, name))) ?? false;
  return cells.map((row) => row.map((cell) => unguardedCell(cell, isOwn)));
}

function linesOf(
  rows: readonly (readonly string[])[],
  note: Note,
): { readonly lines: readonly Line[]; readonly hasHead: boolean; readonly priceHead: string } {
  const [head = []] = rows;
  const named = columnsNamed(head);
  const hasHead = (['name', 'id', 'own'] as const).some((column) => named.has(column)) && named.has('price');
  const places = hasHead ? named : new Map(WITHOUT_HEAD.map((column, index) => [column, index] as const));
  if (hasHead) {
    const known = new Set(places.values());
    for (const [index, cell] of head.entries()) if (cell !== '' && !known.has(index)) note('unknown-column', cell);
  }
  const lines = rows.flatMap((row, index): readonly Line[] => {
    if ((hasHead && index === 0) || row.every((cell) => cell === '')) return [];
    const cells = Object.fromEntries(COLUMNS.map((column) => [column, row[places.get(column) ?? -1] ?? '']));
    return [{ ...(cells as Record<Column, string>), line: index + 1 }];
  });
  return { lines: underNames(lines), hasHead, priceHead: hasHead ? (head[places.get('price') ?? -1] ?? '') : '' };
}

/** Where the columns stand that a line names, as the head of a table does. */
export function columnsNamed(line: readonly string[]): ReadonlyMap<Column, number> {
  return new Map(
    COLUMNS.flatMap((column) => {
      const at = NAMES[column]
        .map((name) => line.findIndex((cell) => isCalled(cell, name)))
        .find((index) => index >= 0);
      return at === undefined ? [] : [[column, at] as const];
    }),
  );
}

/** A line of a size that names no food is of the one above it, as people write a menu down. */
function underNames(lines: readonly Line[]): readonly Line[] {
  let above: Line | null = null;
  return lines.map((line) => {
    if (above !== null && keyOf(line) === '' && line.size !== '' && !isOption(line))
      return { ...line, own: above.own, id: above.id, name: above.name };
    if (!isOption(line)) above = line;
    return line;
  });
}

/** `Price`, also as `Price [Main Street]` of systems that know several houses, and as `Preis (€)`. */
function isCalled(cell: string, name: string): boolean {
  const bare = letters(cell).replace(/\s*\[.*\]$|\s+\(.*\)$|\([^a-z)]*\)$|\s+(?:in\s+)?[€$£]$/, '');
  return bare === letters(name);
}

function letters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

type PriceOf = (line: Line) => Minor | null;

/** By which the lines of one food are found. */
function keyOf({ own, id, name }: Line): string {
  return own || id || name.toLowerCase();
}

/** Whether a line is that of an option, and not of a food. */
function isOption({ option, optionId, name }: Line): boolean {
  return name === '' && (option !== '' || optionId !== '');
}

/** What the lines of a table say of options. */
interface TableChoices {
  /** The groups that the lines of a food name; null where they name none. */
  readonly usesOf: (same: readonly Line[]) => readonly GroupUse[] | null;
  /**
   * The groups that the foods so far name, and those with an id of their own: foods may have them in the house. Each of the others is
   * noted.
   */
  readonly usedGroups: () => readonly ChoiceGroup[];
}

function choicesOf(
  lines: readonly Line[],
  { differenceOf, note }: { readonly differenceOf: PriceOf; readonly note: Note },
): TableChoices {
  let above = ''; // the food before an option
  const placed = lines.flatMap((line) => {
    if (!isOption(line)) above = keyOf(line);
    return isOption(line) ? [{ line, below: line.groupId === '' ? above : '' }] : [];
  });
  const ids = idsIn(new Set(placed.map(({ line }) => line.groupId)));
  const below = new Map<string, readonly string[]>();
  const alike = new Map<string, ChoiceGroup>(); // what many foods have below them is one
  const lineOf = new Map<string, Line>(); // the first of each group
  const groups = [
    ...Map.groupBy(placed, (one) => JSON.stringify([one.line.groupId || one.line.group, one.below])).values(),
  ].flatMap((same) => {
    const [first] = same;
    const content = groupOf(
      same.map(({ line }) => line),
      { differenceOf, note },
    );
    if (!first || !content) return [];
    const known = first.below === '' ? undefined : alike.get(JSON.stringify(content));
    const group = known ?? { id: groupIdOf(first.line, ids), ...content };
    alike.set(JSON.stringify(content), group);
    if (!known) lineOf.set(group.id, first.line);
    if (first.below !== '') below.set(first.below, [...(below.get(first.below) ?? []), group.id]);
    return known ? [] : [group];
  });
  const known = new Set(groups.map(({ id }) => id));
  const byName = new Map(groups.toReversed().map(({ id, name }) => [name.toLowerCase(), id])); // the first of a name
  const idOf = (named: string): string | undefined => (known.has(named) ? named : byName.get(named.toLowerCase()));
  const named = new Set<string>();
  return {
    usesOf: (same) => {
      const [first] = same;
      const said = namesIn(same.find(({ choices }) => choices !== '')?.choices ?? '').map((name) => ({
        name,
        id: idOf(name),
        askedId: askedIn(name, idOf),
      }));
      const unknown = said.find(({ id, askedId }) => id === undefined && askedId === undefined);
      if (unknown && first) note('unknown-group', unknown.name, first);
      const used = [...said.flatMap(({ id }) => id ?? []), ...(first ? (below.get(keyOf(first)) ?? []) : [])];
      for (const id of [...used, ...said.flatMap(({ askedId }) => askedId ?? [])]) named.add(id);
      if (used.length === 0 || unknown) return null;
      return [...new Set(used)].map((groupId) => ({ groupId, ...PLAIN_USE }));
    },
    usedGroups: () =>
      groups.filter(({ id, name }) => {
        const line = lineOf.get(id);
        const isKept = named.has(id) || (line !== undefined && line.groupId !== '');
        if (!isKept) note('unused-group', name, line);
        return isKept;
      }),
  };
}

/** The group that a name in brackets names, if it does. */
function askedIn(name: string, idOf: (named: string) => string | undefined): string | undefined {
  const [, asked] = IN_BRACKETS.exec(name) ?? [];
  return asked === undefined ? undefined : idOf(asked);
}

/**
 * What the lines cost, in the house's currency, or in that of the table where there is no house. A table in another one is taken
 * as it stands; of two in one table the second is not.
 */
function pricesOf(
  lines: readonly Line[],
  { priceHead, house, note }: { readonly priceHead: string; readonly house: Currency | null; readonly note: Note },
): { readonly currency: Currency; readonly priceOf: PriceOf; readonly differenceOf: PriceOf } {
  const ofHead = namedCurrency(priceHead);
  const ofLine = (line: Line): string | null => namedCurrency(line.currency) ?? namedCurrency(line.price) ?? ofHead;
  const named = lines.flatMap((line) => ofLine(line) ?? []);
  const [first = DEFAULT_CURRENCY] = named;
  const currency = house ?? (first === DOLLAR ? DEFAULT_CURRENCY : first);
  const isOwn = (one: string): boolean => one === currency || (one === DOLLAR && narrowSignOf(currency) === DOLLAR);
  const isOther = named.length > 0 && !named.some(isOwn);
  if (isOther) note('other-currency', first);
  const written = ownPrices(lines, currency);
  const read = priceColumn(
    lines.map(({ price }) => written(withoutCurrency(price, isOther))),
    currency,
  );
  const priceOf: PriceOf = (line) => {
    const one = ofLine(line);
    if (one !== null && (isOther ? one !== first : !isOwn(one))) {
      note('two-currencies', line.price, line);
      return null;
    }
    const minor = read(written(withoutCurrency(line.price, isOther)));
    if (minor === 'unclear') {
      note('unclear-price', line.price, line);
      return null;
    }
    if (minor === null || minor > maxPriceMinor(currency)) {
      note('no-price', line.price, line);
      return null;
    }
    return minor;
  };
  const differenceOf: PriceOf = (line) => {
    if (line.price === '') return 0;
    const price = line.price.replace(TAKEN_OFF, '');
    const minor = priceOf({ ...line, price });
    return minor !== null && minor > 0 && price !== line.price ? -minor : minor;
  };
  return { currency, priceOf, differenceOf };
}

/** In our own table three decimals behind a comma are no thousands, whichever prices stand beside them: fils of KWD. */
function ownPrices(lines: readonly Line[], currency: Currency): (price: string) => string {
  const isOwn = lines.some(({ own }) => own !== '');
  const hasPoint = lines.some(({ price }) => price.includes('.'));
  return (price) => (isOwn && decimalsOf(currency) === 3 && !hasPoint ? price.replace(',', '.') : price);
}

/** The code of a currency in a text, or a sign: `$` for whichever dollar. Null for none. */
function namedCurrency(text: string): string | null {
  const code = text
    .toUpperCase()
    .match(/(?<![A-Z])[A-Z]{3}(?![A-Z])/g)
    ?.find((one) => CURRENCIES.includes(one));
  const sign = Object.keys(SIGNS).find((one) => text.includes(one));
  return code ?? SIGNS[sign ?? ''] ?? (text.includes(DOLLAR) ? DOLLAR : null);
}

/** A price without what names its currency, where that is not the house's. */
function withoutCurrency(price: string, isOther: boolean): string {
  return isOther ? price.replaceAll(/[€£₹₺₴$]|\b[A-Z]{3}\b/gi, '').trim() : price;
}

/** @param same the lines of one food: one for each of its sizes */
function foodOf(
  same: readonly Line[],
  {
    priceOf,
    categories,
    ids,
    note,
  }: {
    readonly priceOf: PriceOf;
    /** All so far, by id. */
    readonly categories: Map<string, string>;
    readonly ids: (name: string) => string;
    readonly note: Note;
  },
): readonly MovedFood[] {
  const first = same.find(({ name }) => name !== '') ?? same[0];
  const name = first ? cleanLine(first.name, LIMITS.foodName) : '';
  if (!first) return [];
  if (name === '') {
    for (const line of keyOf(first) === '' ? same : [first]) note('no-name', '', line);
    return [];
  }
  if (first.name.length > LIMITS.foodName) note('long-name', first.name, first);
  const all = same.flatMap((line): readonly PricedLine[] => {
    // The line of a food whose sizes have the prices has none itself.
    const minor = same.length > 1 && isOfSizes(line) ? null : priceOf(line);
    return minor === null ? [] : [{ line, minor }];
  });
  if (all.length === 0) {
    if (same.length > 1 && same.every(isOfSizes)) note('no-price', '', first);
    return [];
  }
  const priced = unlike(all, note);
  const priceMinor = Math.min(...priced.map(({ minor }) => minor));
  const pictureText = cleanLine(first.pictureText, LIMITS.pictureText);
  const category = categoryOf(first, categories);
  if (category !== null && !categories.has(category.id)) {
    if (categories.size < MOST.categories) categories.set(category.id, category.name);
    else note('too-many-categories', category.name, first);
  }
  const unknown = (trouble: MovingTrouble) => (came: string) => {
    note(trouble, came, first);
  };
  return [
    {
      id: isDocumentId(first.own) ? first.own : ids(`${MOVED_ID.table}${first.id || name}`),
      name,
      description: cleanLine(first.description, LIMITS.foodText),
      priceMinor,
      categoryId: category !== null && categories.has(category.id) ? category.id : null,
      allergens:
        first.allergens.toLowerCase() === NONE
          ? []
          : declaredAllergens(namesIn(first.allergens), unknown('unknown-allergen')),
      tags: declaredTags(namesIn(first.tags), unknown('unknown-tag')),
      picture: pictureOf(first, note),
      ...(pictureText !== '' && { pictureText }),
      served: [],
      sizes: sizesOf(priced, priceMinor),
      ...portionsOf(same, note),
      ...hiddenOf(same, note),
      ...taxOf(same, note),
      uses: null,
    },
  ];
}

/** Whether a line leaves the price to those of its sizes: it is of none of them, or of a list of them. */
function isOfSizes({ price, size }: Line): boolean {
  return price === '' && (size === '' || /[,|]/.test(size));
}

/** What the first line with something in a column says of a food; null where none does. Another that says otherwise is noted. */
function saidOnce(same: readonly Line[], column: 'portions' | 'tax', other: (line: Line) => void): Line | null {
  const [first = null, ...more] = same.filter((line) => line[column] !== '');
  for (const line of more) if (first && line[column] !== first[column]) other(line);
  return first;
}

function portionsOf(same: readonly Line[], note: Note): Pick<MovedFood, 'portions'> {
  const line = saidOnce(same, 'portions', (one) => {
    note('other-portions', one.portions, one);
  });
  if (!line) return {};
  if (/^\d+$/.test(line.portions) && Number(line.portions) <= MAX_QUANTITY) return { portions: Number(line.portions) };
  note('no-portions', line.portions, line);
  return {};
}

/** One line of a food is enough. */
function hiddenOf(same: readonly Line[], note: Note): Pick<MovedFood, 'hidden'> {
  const says = (line: Line, known: readonly string[]): boolean => known.includes(letters(line.hidden));
  for (const line of same) if (!says(line, [...YES, ...NO])) note('unclear-hidden', line.hidden, line);
  return same.some((line) => says(line, YES)) ? { hidden: true } : {};
}

/** Which rate that is the house knows. */
function taxOf(same: readonly Line[], note: Note): Pick<MovedFood, 'tax'> {
  const line = saidOnce(same, 'tax', (one) => {
    note('other-tax', one.tax, one);
  });
  return line ? { tax: { said: line.tax, line: line.line } } : {};
}

/** Of several the first. One of the house's own, or of ours, is with the food already. */
function pictureOf(line: Line, note: Note): string | null {
  const [address = ''] = line.picture.split(/[,;|\s]\s*(?=https?:)/);
  if (address === '' || address.startsWith('/')) return null;
  const source = pictureSource(address);
  if (source === null) note('unclear-picture', address, line);
  return source;
}

interface PricedLine {
  readonly line: Line;
  readonly minor: Minor;
}

/** Those of a food that say something of their own: one without a size, and one of each size. */
function unlike(priced: readonly PricedLine[], note: Note): readonly PricedLine[] {
  return priced.filter(({ line }, index) => {
    const isTwice = priced.slice(0, index).some((one) => one.line.size.toLowerCase() === line.size.toLowerCase());
    if (isTwice) note('same-id', line.name || line.id, line);
    return !isTwice;
  });
}

/** The sizes, with what each costs beyond the food. */
function sizesOf(priced: readonly PricedLine[], priceMinor: Minor): readonly FoodSize[] {
  const ids = idsIn();
  const named = priced.filter(({ line: { size, own } }) =>
    priced.length > 1 || own !== '' ? size !== '' : !NO_SIZE.has(size.toLowerCase()),
  );
  return named.slice(0, MOST.sizes).map(({ line, minor }) => {
    const name = cleanLine(line.size, LIMITS.name);
    return { ...NEW_SIZE, id: ids(name), name, extraMinor: minor - priceMinor };
  });
}

/** Of several the first; of one within another the inner one, as `Mains > Pizza`. Of our own table it is one, whatever it is called. */
function categoryOf(
  { category: text, own }: Line,
  known: ReadonlyMap<string, string>,
): { readonly id: string; readonly name: string } | null {
  const named = own === '' ? text.split(/[,;|]/)[0]?.split('>').at(-1) : text;
  const name = cleanLine(named ?? '', LIMITS.name);
  if (name === '') return null;
  const id = stableId(`${MOVED_ID.table}${name}`);
  const isOther = own !== '' && (known.get(id) ?? name).toLowerCase() !== name.toLowerCase(); // `Hot-Drinks` beside `Hot Drinks`
  return { id: isOther ? stableId(`${MOVED_ID.table}${name} ${own}`) : id, name };
}

function namesIn(text: string): readonly string[] {
  return text
    .split(/[,;|/]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** A food as a table has it, with its choices. */
export interface TableFood {
  readonly food: Pick<
    Food,
    | 'id'
    | 'name'
    | 'priceMinor'
    | 'currency'
    | 'description'
    | 'allergens'
    | 'tags'
    | 'taxId'
    | 'img'
    | 'pictureText'
    | 'retiredAtMs'
    | 'hiddenAtMs'
  >;
  readonly choices: FoodChoices;
  /** Its name; empty for none. */
  readonly category: string;
}

/**
 * A menu as a table, with a line for each size and option: what `readFoodTable` reads of it changes nothing. Portions are none of
 * it: they are others by the time it comes back.
 * @param rates of the house's tax
 */
export function foodTableOf(
  foods: readonly TableFood[],
  rates: readonly TaxRate[] = [],
): readonly (readonly string[])[] {
  const lines = foods.flatMap(({ food, choices: { sizes, groups }, category }) => {
    const { id, name, priceMinor, currency, description, allergens, tags, taxId, pictureText } = food;
    const cells = (size: string, minor: Minor): Readonly<Partial<Record<Column, string>>> => ({
      own: id,
      name,
      size,
      price: amountText(minor, currency),
      category,
      description,
      allergens: allergens === null ? '' : allergens.join(', ') || NONE,
      tags: tags.join(', '),
      pictureText: pictureText ?? '',
      tax: rateCell(rates, taxId),
      hidden: isHidden(food) ? YES[0] : NO[0],
      choices: groups.map(({ id: groupId, isAsked }) => (isAsked ? `(${groupId})` : groupId)).join(', '),
    });
    if (sizes.length === 0) return [cells('', priceMinor)];
    return sizes.map((size) => cells(size.name, portionPrice(priceMinor, size.extraMinor)));
  });
  const [first] = foods;
  const all = new Map(foods.flatMap(({ choices: { groups } }) => groups.map((group) => [group.id, group] as const)));
  const options = first ? [...all.values()].flatMap((group) => optionLinesOf(group, first.food.currency)) : [];
  const columns: readonly Column[] = [
    ...OWN_COLUMNS,
    ...(foods.some(({ food }) => takesPictureText(food.img)) ? (['pictureText'] as const) : []),
    ...(rates.length > 0 ? (['tax'] as const) : []),
    ...(foods.some(({ food }) => isHidden(food)) ? (['hidden'] as const) : []),
    ...(options.length > 0 ? CHOICE_COLUMNS : []),
  ];
  const head = columns.map((column) => NAMES[column][0] ?? column);
  const written: readonly Readonly<Partial<Record<Column, string>>>[] = [...lines, ...options];
  return [head, ...written.map((line) => columns.map((column) => line[column] ?? ''))];
}
