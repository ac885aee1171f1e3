import { businessDayOf, foodFromDocument, onSale, type DocumentFields, type Food } from '@foodhouse/domain';

/** A food of the database as it is offered now: with the par of the day, and never running out when nobody counts it. */
export function offeredFood(id: string, data: DocumentFields): Food {
  return onSale(foodFromDocument(id, data), businessDayOf(Date.now()));
}
