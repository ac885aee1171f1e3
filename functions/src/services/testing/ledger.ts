import { portionsOf, type Food, type StockMove } from '@foodhouse/domain';

/**
 * What is wrong with the ledger of foods: the moves of each sum to its portions, from its opening on, and each says
 * why and by whom. Empty when nothing is.
 */
export function problemsOfLedger(foods: readonly Food[], moves: readonly StockMove[]): readonly string[] {
  const byFood = Map.groupBy(moves, ({ foodId }) => foodId);
  return foods.flatMap((food) => {
    const own = byFood.get(food.id) ?? [];
    if (food.ledgerFromMs === null) return own.length === 0 ? [] : [`${food.id}: moves before its ledger`];
    const sum = own.reduce((total, { delta }) => total + delta, 0);
    const opened = own.filter(({ cause }) => cause === 'opening').length;
    const unexplained = own.filter(({ cause, orderId, byUid }) => !cause || (orderId === null && byUid === null));
    return [
      ...(opened === 1 ? [] : [`${food.id}: opened ${opened} times`]),
      ...(sum === portionsOf(food) ? [] : [`${food.id}: ${portionsOf(food)} portions, and moves of ${sum}`]),
      ...unexplained.map(({ cause, atMs }) => `${food.id}: ${cause} at ${atMs}: neither order nor person`),
    ];
  });
}
