import type { ChoiceOption, FoodGroup, FoodSize, StoredChoices } from '../foods/choices.ts';
import { allergensText, dietsList, wholeStatement } from '../foods/declarations.ts';
import { HOUSE_PICTURE, isHidden } from '../foods/food.ts';
import { formatServedAt } from '../foods/mealtimes.ts';
import { portionPrice } from '../foods/portion-price.ts';
import type { Currency } from '../money/currency.ts';
import { formatMoney, formatSigned, type Minor } from '../money/money.ts';
import type { TaxRate } from '../money/tax.ts';
import type { HeldFood } from './moved-foods.ts';
import { rateOfFood, rateText } from './moved-tax.ts';
import * as texts from './texts.ts';

/** What an import may change of a food. */
export const CHANGED_FIELDS = [
  'name',
  'kitchenName',
  'price',
  'sizes',
  'groups',
  'category',
  'tax',
  'description',
  'allergens',
  'tags',
  'served',
  'picture',
  'pictureText',
  'hidden',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** One field of a food before and after an import, as people read it. Of sizes and groups it is what is not the same. */
export interface FoodChange {
  readonly field: ChangedField;
  /** Empty for nothing. */
  readonly before: string;
  readonly after: string;
}

/** What of a house a food only names. */
interface HouseWords {
  readonly categories: ReadonlyMap<string, string>;
  readonly rates: readonly TaxRate[];
}

const MOST_LETTERS = 200;

/**
 * What is not the same of a food.
 * @param house the names of its categories, by id, and its rates of tax
 */
export function foodChanges(before: HeldFood, after: HeldFood, house: HouseWords): readonly FoodChange[] {
  const [was, is] = [before, after].map((one) => saidOf(one, house));
  if (!was || !is) return [];
  return CHANGED_FIELDS.flatMap((field) => {
    const [had, has] = [was[field], is[field]];
    if (JSON.stringify(had) === JSON.stringify(has)) return [];
    const left = had.filter((part) => !has.includes(part));
    const come = has.filter((part) => !had.includes(part));
    const isOrder = left.length + come.length === 0;
    return [{ field, before: inLine(isOrder ? had : left), after: inLine(isOrder ? has : come) }];
  });
}

/** Each field in parts, which are the same or not. */
function saidOf(
  { food, choices }: HeldFood,
  { categories, rates }: HouseWords,
): Readonly<Record<ChangedField, readonly string[]>> {
  const { name, kitchenName, priceMinor, currency, categoryId, taxId } = food;
  const { description, allergens, tags, served, img, pictureText } = food;
  const price = (minor: Minor): string => formatMoney(portionPrice(priceMinor, minor), currency);
  return {
    name: [name],
    kitchenName: said(kitchenName ?? ''),
    // Of a food with sizes nobody pays it: each size has its own.
    price: choices.sizes.length > 0 ? [] : [formatMoney(priceMinor, currency)],
    sizes: choices.sizes.map((size) => `${size.name} ${price(size.extraMinor)}`),
    groups: groupsSaid(choices, currency),
    category: said(categories.get(categoryId ?? '') ?? ''),
    tax: [rateOfFood(rates, taxId)].flatMap((rate) => (rate ? [rateText(rate)] : [])),
    description: said(description),
    allergens: [allergensText(wholeStatement(allergens))],
    tags: said(dietsList(tags)),
    served: served.map((hours) => formatServedAt({ mealtimes: [], served: [hours] })),
    picture: said(img === HOUSE_PICTURE ? '' : img),
    pictureText: said(pictureText ?? ''),
    hidden: isHidden(food) ? ['yes'] : [],
  };
}

function groupsSaid({ sizes, groups }: StoredChoices, currency: Currency): readonly string[] {
  return groups.flatMap((group) => [
    headOf(group, sizes),
    ...group.options.map((option) => `${group.name}: ${optionSaid(option, sizes, currency)}`),
  ]);
}

/** `Toppings (0–3; Large)`: how many are chosen, and of which sizes. */
function headOf({ name, required, min, max, limits, sizeIds }: FoodGroup, sizes: readonly FoodSize[]): string {
  const own = limits ?? { required, min, max };
  const least = own.required || own.min === 0 ? own.min : `0, ${own.min}`;
  const at = sizes.filter(({ id }) => sizeIds.includes(id)).map((size) => size.name);
  return `${name} (${[`${least}–${own.max}`, ...at].join('; ')})`;
}

/** `Ham (kitchen: HAM) $1.00, Large $1.50`, and `(1/3)` where it is chosen from the beginning or several times. */
function optionSaid(
  { name, kitchenName, eachMinor, eachMinorBySize, max, default: begun }: ChoiceOption,
  sizes: readonly FoodSize[],
  currency: Currency,
): string {
  const count = begun > 0 || max > 1 ? ` (${begun}/${max})` : '';
  const bySize = sizes.flatMap((size) => {
    const minor = eachMinorBySize[size.id];
    return minor === undefined ? [] : [`${size.name} ${formatSigned(minor, currency)}`];
  });
  const called = kitchenName === null ? name : texts.optionForKitchen({ name, kitchenName });
  return [`${called} ${formatSigned(eachMinor, currency)}${count}`, ...bySize].join(', ');
}

function said(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

function inLine(parts: readonly string[]): string {
  const text = parts.join(' · ');
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).toWellFormed()}…` : text;
}
