import { formatShare, type TaxRate } from '../money/tax.ts';
import { LIMITS } from '../limits/field-limits.ts';
import type { MovedMenu, MovingNote } from './moved-menu.ts';
import { nameKey } from './same-names.ts';

// The rates of a house, as a table of foods names them.

type Rates = readonly TaxRate[];

/** The rate of that id, that name, or else alone of that percent, such as `7`, `7 %` and `5,5%`; null for none. */
export function rateNamed(rates: Rates, said: string): TaxRate | null {
  const text = nameKey({ name: said });
  const named = rates.find(({ id }) => id === said.trim()) ?? rates.find((rate) => nameKey(rate) === text);
  if (named) return named;
  const digits = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(text)?.[1]?.replace(',', '.');
  const [same, ...others] = rates.filter(
    ({ share }) => digits !== undefined && share === Math.round(Number(digits) * 1000),
  );
  return same && others.length === 0 ? same : null;
}

/** The rate at which a food is taxed. @returns null in a house without tax */
export function rateOfFood(rates: Rates, taxId: string | null): TaxRate | null {
  return rates.find(({ id }) => id === taxId) ?? rates[0] ?? null;
}

/** How a table names the rate of a food, so that `rateNamed` finds it again. */
export function rateCell(rates: Rates, taxId: string | null): string {
  const rate = rateOfFood(rates, taxId);
  return rate === null ? '' : ([rate.name, rate.id].find((text) => rateNamed(rates, text) === rate) ?? '');
}

/** As a food names a rate: the first is that of foods that name none. */
export function taxIdOf(rates: Rates, rate: TaxRate | null): string | null {
  return rate === null || rate === rates[0] ? null : rate.id;
}

/** `Reduced, 7%`. */
export function rateText({ name, share }: TaxRate): string {
  return `${name}, ${formatShare(share)}`;
}

/** The menu with notes on what of it names no rate of the house. */
export function withTaxNotes<T extends MovedMenu>(menu: T, rates: Rates): T {
  const notes = menu.foods.flatMap(({ name, tax }): readonly MovingNote[] => {
    if (tax === undefined || rateNamed(rates, tax.said)) return [];
    const came = tax.said.slice(0, LIMITS.note);
    const at = { where: [name], line: tax.line, came };
    return [{ ...at, trouble: 'unknown-tax', expected: rates.map(rateText).join('; ') }];
  });
  if (notes.length === 0) return menu;
  const [first] = notes;
  const all: readonly MovingNote[] =
    rates.length === 0 && first ? [{ where: [], trouble: 'house-without-tax', came: first.came }] : notes;
  return { ...menu, notes: [...menu.notes, ...all] };
}
