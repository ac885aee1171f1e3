import type { Minor } from '../money/money.ts';
import type { TaxShare } from '../money/tax.ts';
import type { HouseHours, WeeklyHours } from './hours.ts';
import { nextSpan } from './spans.ts';
import { timeWords } from '../time/time-words.ts';
import * as texts from './texts.ts';

/** Where the house delivers to, and for how much. Of two for one postcode the first counts. */
export interface Area extends WeeklyHours {
  readonly id: string;
  readonly name: string;
  /** `8001`, or `80*` for all that begin so. Empty: guests choose it by its name. */
  readonly postcodes: readonly string[];
  readonly feeMinor: Minor;
  /** What the lines of an order must come to. */
  readonly minMinor: Minor;
  /** From what on the lines are delivered without a fee; null: never. */
  readonly freeFromMinor: Minor | null;
  /** How long the way is. */
  readonly minutes: number;
}

/** What a delivery costs, with its tax as that of a line. */
export interface Fee {
  readonly amountMinor: Minor;
  /** Null in a house without tax. */
  readonly taxShare: TaxShare | null;
}

/** Where to: by the postcode, or an area that has none, by its id. */
export type AskedPlace = { readonly postcode: string } | { readonly area: string };

/** The first area that fits; null for none. */
export function areaOf(areas: readonly Area[], place: AskedPlace): Area | null {
  if ('area' in place) return areas.find(({ id, postcodes }) => id === place.area && postcodes.length === 0) ?? null;
  const wanted = plainPostcode(place.postcode);
  return areas.find(({ postcodes }) => postcodes.some((one) => isMatch(one.trim(), wanted))) ?? null;
}

/** Letters of one size, without blanks and hyphens: `sw1a 1aa` is `SW1A1AA`. */
function plainPostcode(postcode: string): string {
  return postcode.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
}

/** A British postcode without its blank: the town's part and the street's, which is a digit and two letters. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
/** What the town's part may begin with. */
const BRITISH_TOWN = /^[A-Z]{1,2}\d?[A-Z\d]?$/;

/** @param listed `8001`, or `80*` for all that begin so @param wanted plain */
function isMatch(listed: string, wanted: string): boolean {
  const known = plainPostcode(listed);
  if (!known.endsWith('*')) return known === wanted;
  const beginning = known.slice(0, -1);
  const [, town, street] = BRITISH.exec(wanted) ?? [];
  if (town === undefined || street === undefined) return wanted.startsWith(beginning);
  // The blank ends the town's part: SE1 * is not SE10.
  const spaced = listed
    .slice(0, -1)
    .toUpperCase()
    .replaceAll(/[\s-]+/g, ' ');
  if (spaced.includes(' ')) return `${town} ${street}`.startsWith(spaced);
  // PA67* is not the 7 of PA6 7LN.
  return BRITISH_TOWN.test(beginning) ? town.startsWith(beginning) : wanted.startsWith(beginning);
}

export function feeOf({ feeMinor, freeFromMinor }: Area, linesMinor: Minor): Minor {
  return freeFromMinor !== null && linesMinor >= freeFromMinor ? 0 : feeMinor;
}

/** What the lines lack of the least that is delivered there. */
export function missingOf({ minMinor }: Area, linesMinor: Minor): Minor {
  return Math.max(0, minMinor - linesMinor);
}

/** What a guest reads while nothing is delivered there; null while it is. By the house's clock. */
export function areaClosedAt(area: Area, { timeZone }: Pick<HouseHours, 'timeZone'>, atMs: number): string | null {
  const span = nextSpan(areaHours(area, timeZone), 'delivery', atMs);
  if (span && span.fromMs <= atMs) return null;
  return span
    ? texts.noDeliveryToUntil({ area: area.name, at: timeWords(span.fromMs, atMs, timeZone) })
    : texts.noDeliveryTo({ area: area.name });
}

/** The hours of an area, as those of a house that delivers there alone. */
export function areaHours({ days, from, to }: WeeklyHours, timeZone: string): HouseHours {
  return { timeZone, hours: { delivery: [{ days, from, to }] }, exceptions: [] };
}
