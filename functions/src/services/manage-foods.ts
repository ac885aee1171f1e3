import type { AddFoodRequest, EditFoodRequest, Food } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Clock, Ids, UnitOfWork } from './ports.ts';

export interface ManageFoodsPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Puts a food on the menu. For admins, as all of these. */
export function addFood({ unitOfWork, clock, ids }: ManageFoodsPorts, request: AddFoodRequest): Promise<Outcome<Food>> {
  const { price, ...fields } = request;
  return unitOfWork.run('menu', async (transaction) => {
    const food: Food = {
      ...fields,
      id: ids.newId(),
      priceMinor: price,
      createdAtMs: clock.nowMs(),
      retiredAtMs: null,
    };
    transaction.createFood(food);
    transaction.addToCounter('foods', 1);
    return done(food);
  });
}

/** Changes the fields that are given. Orders keep what they were placed with. */
export function editFood(
  { unitOfWork, clock }: ManageFoodsPorts,
  id: string,
  request: EditFoodRequest,
): Promise<Outcome<Food>> {
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const food = await transaction.food(id);
    if (!food || food.retiredAtMs !== null) {
      return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId: id });
    }
    const edited: Food = {
      ...food,
      name: request.name ?? food.name,
      supplier: request.supplier ?? food.supplier,
      description: request.description ?? food.description,
      img: request.img ?? food.img,
      mealtimes: request.mealtimes ?? food.mealtimes,
      priceMinor: request.price ?? food.priceMinor,
      quantity: request.quantity ?? food.quantity,
    };
    transaction.saveFood(edited, clock.nowMs());
    return done(edited);
  });
}

/** Takes a food off the menu. What was ordered of it stays ordered. */
export function retireFood(
  { unitOfWork, clock }: ManageFoodsPorts,
  id: string,
): Promise<Outcome<{ readonly deletedCount: number }>> {
  return unitOfWork.run(`food ${id}`, async (transaction) => {
    const food = await transaction.food(id);
    if (!food || food.retiredAtMs !== null) return done({ deletedCount: 0 });
    const nowMs = clock.nowMs();
    transaction.saveFood({ ...food, retiredAtMs: nowMs }, nowMs);
    transaction.addToCounter('foods', -1);
    return done({ deletedCount: 1 });
  });
}
