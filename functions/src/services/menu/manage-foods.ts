import {
  applyEdit,
  businessDayOf,
  changeStockOn,
  declaredAfter,
  isHidden,
  NEW_FOOD,
  markOnSale,
  markSoldOut,
  pictureTextOf,
  refill,
  settleCounted,
  type AddFoodRequest,
  type ChangeStockRequest,
  type SaveFoodRequest,
  type Food,
  onSale,
  takeOff,
  lastDayOff,
  type MarkSoldOutRequest,
  type SnoozeFoodRequest,
} from '@foodhouse/domain';
import { changeCategory, createChoices, leaveGroups, rejoinGroups, replaceChoices } from './manage-choices.ts';
import { inCurrencyOf, inOtherCurrency } from '../house/manage-house.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import { enterMove, openLedger, outOfRange, stockToday, type StockChange } from '../stock/ledger.ts';
import type { Caller, Clock, Ids, UnitOfWork } from '../shared/ports.ts';
import { findRepeat, foodAgain, keepAnswer, repeatable } from '../shared/repeats.ts';

export interface ManageFoodsPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Puts a food on the menu, with its sizes and options in the same commit. For admins, as all of these but the last.
 * @param idempotencyKey null when the client sent none; then a repeat is a second food
 */
export function addFood(
  { unitOfWork, clock, ids }: ManageFoodsPorts,
  caller: Caller,
  request: AddFoodRequest,
  idempotencyKey: string | null,
): Promise<Outcome<Food>> {
  const { price, choices, ...fields } = request;
  const repeat = repeatable(`food of ${caller.uid}`, idempotencyKey, request);
  const id = ids.newId(); // made once, however often the work runs
  let mayHaveHappened = false;
  return unitOfWork.run(`menu of ${caller.uid}`, async (transaction) => {
    const [known, own, house] = await Promise.all([
      findRepeat(transaction, repeat),
      mayHaveHappened ? transaction.food(id) : null,
      transaction.houseSettings(),
    ]);
    mayHaveHappened = true;
    if (own) return done(own);
    if (known) return foodAgain(known);
    const refusal = inOtherCurrency(house, fields);
    if (refusal) return refusal;
    const extra = await createChoices(
      transaction,
      { id, categoryId: fields.categoryId ?? null },
      choices ?? { sizes: [], uses: [] },
    );
    if (extra.status === 'refused') return extra;
    const nowMs = clock.nowMs();
    const unopened: Food = {
      ...NEW_FOOD,
      ...fields,
      id,
      createdAtMs: nowMs,
      priceMinor: price,
      leastExtraMinor: extra.value,
      pictureText: pictureTextOf({ img: fields.img, pictureText: fields.pictureText ?? null }),
      parSetDay: fields.par ? businessDayOf(nowMs, house) : null,
    };
    const food = openLedger(transaction, unopened, { order: null, by: caller, atMs: nowMs, house });
    transaction.createFood(food);
    transaction.addToCounter('foods', 1);
    keepAnswer(transaction, repeat, { kind: 'food', food }, nowMs);
    return done(food);
  });
}

/**
 * Changes the given fields, the portions and what can be chosen, in one commit, unless somebody has saved the food since the
 * version that is sent. Orders keep the old values.
 * @param idempotencyKey null when the client sent none; a retried commit still counts once: a number that was set is not set
 * again over what was sold since, nor is a food changed by the save that it repeats
 */
export function editFood(
  { unitOfWork, clock, ids }: ManageFoodsPorts,
  caller: Caller,
  id: string,
  request: SaveFoodRequest,
  idempotencyKey: string | null = null,
): Promise<Outcome<Food>> {
  const { version, change, declare, choices, ...fields } = request;
  const key = idempotencyKey ?? ids.newId();
  // Other fields are as good when they are set again.
  const isOnce = version !== undefined || change !== undefined || fields.quantity !== undefined;
  const repeat = isOnce ? repeatable(`edit of ${caller.uid}`, key, [id, request]) : null;
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const [known, food, house] = await Promise.all([
      findRepeat(transaction, repeat),
      transaction.food(id),
      transaction.houseSettings(),
    ]);
    if (known) return foodAgain(known);
    if (!food || food.retiredAtMs !== null) return notOnMenu(id);
    if (version !== undefined && version !== food.version)
      return refused('FOOD_CHANGED', 'Somebody has saved the food meanwhile.', { version: food.version });
    const declared = declare ? declaredAfter(food.allergens, declare) : food.allergens;
    if (declare && !declared)
      return refused('NOT_DECLARED', 'Nothing is declared of this food yet. Say all that it contains.', { foodId: id });
    const hasPrices = fields.price !== undefined || (choices !== undefined && choices.sizes.length > 0);
    const refusal = hasPrices ? inOtherCurrency(house, fields) : null;
    if (refusal) return refusal;
    const now = { atMs: clock.nowMs(), house };
    const edit = declare ? { ...fields, allergens: declared } : fields;
    const said = withCounting(applyEdit(stockToday(food, now), edit), food, fields, now);
    const wanted = change === undefined ? said : withChange(said, change, now);
    if (!wanted) return outOfRange(food);
    const isMoved = wanted.categoryId !== food.categoryId;
    const regroup = choices
      ? replaceChoices(transaction, wanted, choices)
      : isMoved && changeCategory(transaction, wanted);
    const replaced = regroup ? await regroup : done(food);
    if (replaced.status === 'refused') return replaced;
    const saved = { ...wanted, leastExtraMinor: replaced.value.leastExtraMinor, version: food.version + 1 };
    const move = { id: ids.newId(), cause: 'edit', order: null, by: caller, ...now } as const;
    const edited = enterMove(transaction, food, saved, move);
    transaction.saveFood(edited);
    keepAnswer(transaction, repeat, { kind: 'food', food: edited }, now.atMs);
    return done(edited);
  });
}

type Now = Pick<StockChange, 'atMs' | 'house'>;

/**
 * A new par begins with the next day. Of a food that is counted again with a number, that is what there is today, instead of
 * the par with which the day would begin. A food that is counted again was not while `before` stood. Pure.
 */
function withCounting(food: Food, before: Food, { par, quantity }: SaveFoodRequest, { atMs, house }: Now): Food {
  const today = businessDayOf(atMs, house);
  const isCountedAgain = food.counted && !before.counted;
  const hasNumber = quantity !== undefined;
  const edited: Food = {
    ...food,
    countedFromMs: isCountedAgain ? atMs : food.countedFromMs,
    parDay: hasNumber && isCountedAgain ? refill({ ...before, counted: true }, today).parDay : food.parDay,
    parSetDay: par === undefined ? food.parSetDay : par && today,
  };
  return hasNumber ? settleCounted(edited, today) : edited;
}

/** The food with portions added or taken away; null for more than there are, and where nobody counts them. */
function withChange(food: Food, change: number, { atMs, house }: Now): Food | null {
  return food.counted ? changeStockOn(food, businessDayOf(atMs, house), change) : null;
}

/**
 * Takes a food off the menu until an admin shows it again. It leaves its groups as a removed one does, and keeps all that it
 * has. One that is hidden stays as it is.
 */
export function hideFood({ unitOfWork, clock }: ManageFoodsPorts, id: string): Promise<Outcome<Food>> {
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const food = await transaction.food(id);
    if (food && isHidden(food)) return done(food);
    if (!food || food.retiredAtMs !== null) return notOnMenu(id);
    await leaveGroups(transaction, id);
    const nowMs = clock.nowMs();
    const hidden: Food = { ...food, retiredAtMs: nowMs, hiddenAtMs: nowMs };
    transaction.saveFood(hidden);
    transaction.addToCounter('foods', -1);
    return done(hidden);
  });
}

/** Removes a food from the menu, and from the groups that it used; a hidden one has left both. Its orders stay. */
export function retireFood(
  { unitOfWork, clock }: ManageFoodsPorts,
  id: string,
): Promise<Outcome<{ readonly deletedCount: number }>> {
  const nowMs = clock.nowMs();
  let mayHaveHappened = false;
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const food = await transaction.food(id);
    if (!food) return done({ deletedCount: 0 });
    const wasHidden = isHidden(food);
    if (mayHaveHappened && food.retiredAtMs === nowMs && !wasHidden) return done({ deletedCount: 1 }); // its answer was lost
    mayHaveHappened = true;
    if (food.retiredAtMs !== null && !wasHidden) return done({ deletedCount: 0 });
    if (!wasHidden) await leaveGroups(transaction, id);
    transaction.saveFood({ ...food, retiredAtMs: nowMs, hiddenAtMs: null });
    if (!wasHidden) transaction.addToCounter('foods', -1);
    return done({ deletedCount: 1 });
  });
}

/** Restores a removed or hidden food with its stock and its choices, in the house's currency. A food on the menu stays as it is. */
export function restoreFood({ unitOfWork }: ManageFoodsPorts, id: string): Promise<Outcome<Food>> {
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const [food, house] = await Promise.all([transaction.food(id), transaction.houseSettings()]);
    if (!food) return refused('FOOD_NOT_FOUND', 'There is no such food.', { foodId: id });
    if (food.retiredAtMs === null) return done(food);
    const extra = await rejoinGroups(transaction, food);
    if (extra.status === 'refused') return extra;
    const back = { leastExtraMinor: extra.value, retiredAtMs: null, hiddenAtMs: null };
    const restored: Food = { ...inCurrencyOf(house, food), ...back };
    transaction.saveFood(restored);
    transaction.addToCounter('foods', 1);
    return done(restored);
  });
}

/**
 * Adds or removes portions. Portions sold at the same time stay sold.
 * @param idempotencyKey null when the client sent none; a retried commit still counts once
 */
export function changeFoodStock(
  { unitOfWork, clock, ids }: ManageFoodsPorts,
  caller: Caller,
  { id, change }: ChangeStockRequest & { readonly id: string },
  idempotencyKey: string | null,
): Promise<Outcome<Food>> {
  const key = idempotencyKey ?? ids.newId();
  const repeat = repeatable(`stock of ${caller.uid}`, key, [id, change]);
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const [known, food, house] = await Promise.all([
      findRepeat(transaction, repeat),
      transaction.food(id),
      transaction.houseSettings(),
    ]);
    if (known) return foodAgain(known);
    if (!food || food.retiredAtMs !== null) return notOnMenu(id);
    const nowMs = clock.nowMs();
    const now = { atMs: nowMs, house };
    const changed = withChange(stockToday(food, now), change, now);
    if (!changed) return outOfRange(food);
    const entry = {
      id: `stock of ${caller.uid} ${key}`,
      cause: 'edit',
      order: null,
      by: caller,
      atMs: nowMs,
      house,
    } as const;
    const entered = enterMove(transaction, food, changed, entry);
    transaction.saveFood(entered);
    keepAnswer(transaction, repeat, { kind: 'food', food: entered }, nowMs);
    return done(entered);
  });
}

/** Marks a food as sold out in the kitchen, or puts it back on sale. For chefs and admins. */
export function markFoodSoldOut(
  { unitOfWork }: ManageFoodsPorts,
  id: string,
  { soldOut }: MarkSoldOutRequest,
): Promise<Outcome<Food>> {
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const food = await transaction.food(id);
    if (!food || food.retiredAtMs !== null) return notOnMenu(id);
    const marked = soldOut ? markSoldOut(food) : markOnSale(food);
    if (marked !== food) transaction.saveFood(marked);
    return done(marked);
  });
}

/**
 * Takes a food off sale until a business day of the house begins; no job puts it back. For chefs and admins. A day that has
 * begun puts it back at once.
 */
export function snoozeFood(
  { unitOfWork, clock }: ManageFoodsPorts,
  id: string,
  { until }: SnoozeFoodRequest,
): Promise<Outcome<Food>> {
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const [food, house] = await Promise.all([transaction.food(id), transaction.houseSettings()]);
    if (!food || food.retiredAtMs !== null) return notOnMenu(id);
    const today = businessDayOf(clock.nowMs(), house);
    const through = lastDayOff(until, today);
    const snoozed = through === null ? markOnSale(food) : takeOff(food, through);
    if (snoozed.offThrough !== food.offThrough || snoozed.putAside !== food.putAside) transaction.saveFood(snoozed);
    return done(onSale(snoozed, today));
  });
}

function notOnMenu(id: string): Refusal {
  return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
}
