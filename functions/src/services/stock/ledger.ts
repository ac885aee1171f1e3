import {
  businessDayOf,
  owedOn,
  portionsOf,
  refill,
  type Food,
  type HouseDay,
  type Order,
  type ActingRole,
  type StockCause,
} from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { refused, type Refusal } from '../shared/outcomes.ts';
import type { Transaction } from '../shared/ports.ts';
import * as texts from './texts.ts';

/** Who changes portions. The uid of a customer stays null: the order names them. */
export interface StockMover {
  readonly uid: string | null;
  readonly role: ActingRole;
}

/** Why the portions of foods change in a commit. */
export interface StockChange {
  /** Made once: with the same id the same change is written once, however often the work runs. */
  readonly id: string;
  readonly cause: StockCause;
  readonly order: Pick<Order, 'id' | 'token'> | null;
  readonly by: StockMover;
  readonly note?: string;
  readonly atMs: number;
  /** Whose clock says to which business day it belongs. */
  readonly house: HouseDay;
}

/**
 * Enters into the ledger what a commit changes in a food's portions; the food without a ledger is entered first, as it
 * was. A commit that leaves the portions as they are enters nothing, but for a count that found them right, and for portions
 * that the day owed.
 * @param before as it was read: the par of a day is entered by the first commit of that day
 * @param after what became of `stockToday(before)`
 * @returns the food to write
 */
export function enterMove(transaction: Transaction, before: Food, after: Food, change: StockChange): Food {
  const businessDay = businessDayOf(change.atMs, change.house);
  const today = refill(before, businessDay);
  const isRefilled = portionsOf(today) !== portionsOf(before);
  const paid = owedOn(today, businessDay) - owedOn(after, businessDay);
  const isChanged = portionsOf(after) !== portionsOf(today) || change.cause === 'count' || paid > 0;
  if (!isRefilled && !isChanged) return after;
  const opened = before.ledgerFromMs === null ? openLedger(transaction, before, change) : before;
  if (isRefilled) {
    const sold = before.ahead[businessDay] ?? 0;
    const note = sold === 0 ? '' : texts.orderedAhead({ sold, portions: before.par?.portions ?? 0 });
    enter(transaction, before, today, { ...change, id: `par ${businessDay}`, cause: 'par', note }, businessDay);
  }
  const ofPaid = paid > 0 ? [texts.forOrdersAhead({ portions: paid })] : [];
  const note = [...(change.note ? [change.note] : []), ...ofPaid].join(' · ');
  if (isChanged) enter(transaction, today, after, { ...change, note }, businessDay);
  return { ...after, ledgerFromMs: opened.ledgerFromMs };
}

function enter(
  transaction: Transaction,
  before: Food,
  after: Food,
  { id, cause, order, by, note = '', atMs }: StockChange,
  businessDay: string,
): void {
  transaction.createStockMove(moveId(id, before.id), {
    foodId: before.id,
    delta: portionsOf(after) - portionsOf(before),
    after: portionsOf(after),
    cause,
    orderId: order?.id ?? null,
    token: order?.token ?? null,
    byUid: by.uid,
    byRole: by.role,
    note,
    atMs,
    businessDay,
  });
}

function moveId(changeId: string, foodId: string): string {
  return digest('move', changeId, foodId);
}

/** Whether an order has taken portions of what there was of a food. One more read. */
export function tookPortions(transaction: Transaction, { id }: Pick<Order, 'id'>, foodId: string): Promise<boolean> {
  return transaction.hasStockMove(moveId(id, foodId));
}

/** The food that a commit changes: as it was read, with the par of the day. */
export function stockToday(food: Food, { atMs, house }: Pick<StockChange, 'atMs' | 'house'>): Food {
  return refill(food, businessDayOf(atMs, house));
}

/** Begins the ledger of a food with the portions that it has. @returns the food to write */
export function openLedger(
  transaction: Transaction,
  food: Food,
  { by, order, atMs, house }: Pick<StockChange, 'by' | 'order' | 'atMs' | 'house'>,
): Food {
  const portions = portionsOf(food);
  transaction.createStockMove(digest('move', 'opening', food.id), {
    foodId: food.id,
    delta: portions,
    after: portions,
    cause: 'opening',
    orderId: order?.id ?? null,
    token: order?.token ?? null,
    byUid: by.uid,
    byRole: by.role,
    note: '',
    atMs,
    businessDay: businessDayOf(atMs, house),
  });
  return { ...food, ledgerFromMs: atMs };
}

/** The refusal of a change that would leave less than nothing, or more than a house can hold. */
export function outOfRange(food: Food): Refusal {
  if (!food.counted) return refused('STOCK_OUT_OF_RANGE', 'Nobody counts this food.', { foodId: food.id });
  const quantity = portionsOf(food);
  return refused('STOCK_OUT_OF_RANGE', `There are ${quantity} portions: this change is not possible.`, {
    foodId: food.id,
    quantity,
  });
}
