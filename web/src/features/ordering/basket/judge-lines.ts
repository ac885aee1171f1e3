import {
  DEFAULT_CURRENCY,
  foodIdsOf,
  fromDecimal,
  isSameStatement,
  statementOfDto,
  withTaxOnTop,
  type AllergenStatement,
  type Currency,
  type Minor,
  type QuoteDto,
  type ServiceDto,
  type WantedProblemDto,
} from '@foodhouse/domain';
import { serverNowMs } from '../../../lib/server-clock.ts';
import { readSumsOfDto, type ReadSums } from '../../orders/details/order-sums.tsx';
import type { BasketLine } from './basket.ts';

/** That something is not served at the time that is asked for. */
export interface ServedLater {
  /** From when on it is: ISO 8601, empty where nobody knows. */
  readonly from: string;
  /** What of its choice is off until then; empty where it is the food. */
  readonly names: readonly string[];
}

/** What the server said about a basket. */
export interface Quoted {
  /** The price of one portion, by line; lines whose food has left the menu have none. */
  readonly eachMinor: ReadonlyMap<string, Minor>;
  /** The lines whose food has left the menu. */
  readonly gone: ReadonlySet<string>;
  /** What was chosen and does not fit any more, by the line: ids of a size or of options. */
  readonly unfit: ReadonlyMap<string, readonly string[]>;
  /** Of each line; null where the house must be asked about all of it. */
  readonly allergens: ReadonlyMap<string, AllergenStatement | null>;
  /** What is taken off and comes on top of the lines. */
  readonly sums: ReadSums;
  /** What is left of each food that is short, by the food's id. */
  readonly left: ReadonlyMap<string, number>;
  /** From when on what is chosen in a line is served, by the line. */
  readonly later: ReadonlyMap<string, ServedLater>;
  /** What to say while the house takes no orders; null while it does. */
  readonly closed: string | null;
  /** What to say where everything takes longer than usual; null where it does not. */
  readonly busy: string | null;
  /** What to say while its last orders are near; null while they are not. */
  readonly lastOrders: string | null;
  /** What is missing until a voucher is taken off; null where one is, or none waits. */
  readonly voucherWaits: string | null;
  /** When the house will say something else though nobody changes anything; null: not known. Epoch milliseconds. */
  readonly changesAtMs: number | null;
  /** What to say where it is more than the house takes in one order; null where it is not. */
  readonly tooMany: string | null;
  /** How it can be served; null in a house without a choice. */
  readonly service: ServiceDto | null;
  /** Whether it can be ordered for later. */
  readonly isForLater: boolean;
  /** The first time for which it can be, while the house has paused; null: whenever it is open. ISO 8601. */
  readonly laterFrom: string | null;
  /** The first time for which all of it is served, ISO 8601; null: there is none; undefined where it is served as it is asked for. */
  readonly allServedAt: string | null | undefined;
  /** In how long it would be ready if it were accepted at once, in milliseconds; null where nobody knows. */
  readonly readyInMs: number | null;
  /** Why it cannot be had at the time that was asked for; null where it can. */
  readonly wanted: WantedProblemDto | null;
}

/** What has happened to a line since it was chosen. */
export type LineProblem =
  | { readonly kind: 'gone' }
  /** It is not served at the time that is asked for; from when on it is, as in `later`. */
  | ({ readonly kind: 'later' } & ServedLater)
  /** The size, an option or the other half is gone, or does not fit any more. */
  | { readonly kind: 'choices'; readonly what: 'size' | 'half' | 'other' }
  /** `left` is what this line can have, beside the lines of the same food above it. */
  | { readonly kind: 'short'; readonly left: number }
  /** Something else is declared than when it was chosen. */
  | ({ readonly kind: 'allergens'; readonly now: AllergenStatement | null } & PriceNow)
  | ({ readonly kind: 'price' } & PriceNow);

/** What one portion costs now. */
interface PriceNow {
  readonly nowMinor: Minor;
  readonly currency: Currency;
}

/** @param asked the lines that the quote is about */
export function quotedOf(
  asked: readonly Pick<BasketLine, 'id'>[],
  {
    currency = DEFAULT_CURRENCY,
    lines,
    discounts,
    taxes,
    total,
    problems,
    tooMany,
    closed,
    busy,
    lastOrders,
    voucherWaits,
    changesAt,
    service,
    wanted,
    later,
    laterFrom,
    allServedAt,
    readyAt,
    ...sums
  }: QuoteDto,
  nowMs = serverNowMs(),
): Quoted {
  const minorOf = (price: number): Minor => fromDecimal(price, currency);
  const goneAt = new Set(problems.filter(({ reason }) => reason === 'FOOD_NOT_FOUND').map(({ line }) => line));
  const there = asked.filter((_, index) => !goneAt.has(index));
  const offMinor = discounts.reduce((sum, { amount }) => sum + minorOf(amount), 0);
  return {
    gone: new Set(asked.filter((_, index) => goneAt.has(index)).map(({ id }) => id)),
    eachMinor: new Map(
      there.flatMap(({ id }, index) => {
        const each = lines[index]?.each;
        return each === undefined ? [] : [[id, minorOf(each)] as const];
      }),
    ),
    unfit: unfitOf(problems, asked),
    allergens: new Map(
      there.map(({ id }, index) => {
        const line = lines[index];
        return [id, line ? statementOfDto(line) : null] as const;
      }),
    ),
    sums: withTaxOnTop(
      { ...readSumsOfDto({ ...sums, currency, taxes }), offMinor },
      minorOf(total) - lines.reduce((sum, line) => sum + minorOf(line.total), 0),
    ),
    left: new Map(
      problems.filter(({ reason }) => reason === 'OUT_OF_STOCK').map(({ foodId, left }) => [foodId, left] as const),
    ),
    later: new Map(
      problems
        .filter(({ reason }) => reason === 'NOT_SERVED_NOW')
        // Of two halves the one that is served later decides; nobody knows when what has no time is.
        .toSorted((one, other) => timeOf(one) - timeOf(other))
        .map(({ line, servedAt = '', names = [] }) => [asked[line]?.id ?? '', { from: servedAt, names }] as const),
    ),
    tooMany: tooMany?.sentence ?? null,
    closed: closed?.sentence ?? null,
    busy: busy ?? null,
    lastOrders: lastOrders ?? null,
    voucherWaits: voucherWaits ?? null,
    changesAtMs: changesAt === undefined ? null : Date.parse(changesAt),
    service: service ?? null,
    isForLater: later ?? false,
    laterFrom: laterFrom ?? null,
    allServedAt,
    readyInMs: readyAt === undefined ? null : Math.round(Date.parse(readyAt) - nowMs),
    wanted: wanted ?? null,
  };
}

function unfitOf(
  problems: QuoteDto['problems'],
  asked: readonly Pick<BasketLine, 'id'>[],
): ReadonlyMap<string, readonly string[]> {
  const unfit = new Map<string, string[]>();
  for (const { line, choiceId } of problems) {
    const { id } = asked[line] ?? {};
    if (id !== undefined && choiceId !== null) unfit.set(id, [...(unfit.get(id) ?? []), choiceId]);
  }
  return unfit;
}

function timeOf({ servedAt }: QuoteDto['problems'][number]): number {
  return servedAt === undefined ? Infinity : Date.parse(servedAt);
}

/** What is wrong with each line, by its id. Lines of one food share its stock, the first of them first. */
export function judgeLines(lines: readonly BasketLine[], quoted: Quoted): ReadonlyMap<string, LineProblem> {
  const left = new Map(quoted.left);
  const { currency } = quoted.sums;
  const problems = new Map<string, LineProblem>();
  for (const line of lines) {
    const ofEach = foodIdsOf(line).map((id) => {
      const ofFood = left.get(id) ?? Infinity;
      left.set(id, Math.max(0, ofFood - line.quantity));
      return ofFood;
    });
    const forThis = Math.min(...ofEach);
    const isHalfGone = forThis === 0 && ofEach[0] !== 0;
    const nowMinor = quoted.eachMinor.get(line.id) ?? line.eachMinor;
    const later = quoted.later.get(line.id);
    const unfit = quoted.unfit.get(line.id);
    if (quoted.gone.has(line.id)) problems.set(line.id, { kind: 'gone' });
    else if (later) problems.set(line.id, { kind: 'later', ...later });
    else if (isHalfGone) problems.set(line.id, { kind: 'choices', what: 'half' });
    else if (forThis < line.quantity) problems.set(line.id, { kind: 'short', left: forThis });
    else if (unfit) problems.set(line.id, { kind: 'choices', what: whatOf(line, unfit) });
    else if (isRedeclared(line, quoted))
      problems.set(line.id, { kind: 'allergens', now: quoted.allergens.get(line.id) ?? null, nowMinor, currency });
    else if (nowMinor !== line.eachMinor || currency !== line.currency)
      problems.set(line.id, { kind: 'price', nowMinor, currency });
  }
  return problems;
}

function whatOf(
  { sizeId, halfFoodId }: BasketLine,
  unfit: readonly string[],
): Extract<LineProblem, { kind: 'choices' }>['what'] {
  if (unfit.every((id) => id === sizeId)) return 'size';
  return unfit.every((id) => id === halfFoodId) ? 'half' : 'other';
}

function isRedeclared({ id, allergens: shown = null }: BasketLine, { allergens }: Quoted): boolean {
  const now = allergens.get(id);
  return shown !== null && now !== undefined && !isSameStatement(shown, now);
}
