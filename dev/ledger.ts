import { COLLECTIONS, foodFromDocument, stockMoveFromDocument } from '@foodhouse/domain';
import { problemsOfLedger } from '../functions/src/services/testing/ledger.ts';
import type { Tally } from './steps.ts';

/** After all tests of the running house: of each food the moves sum to its portions, whatever the tests did to it. */
export async function checkLedger(): Promise<Tally> {
  // It points its process, and what that starts, at the suite: only now, when the tests have run.
  const { database } = await import('../local/house.ts');
  const [foods, moves] = await Promise.all([
    database().collection(COLLECTIONS.foods).get(),
    database().collection(COLLECTIONS.stockMoves).get(),
  ]);
  const problems = problemsOfLedger(
    foods.docs.map((document) => foodFromDocument(document.id, document.data())),
    moves.docs.map((document) => stockMoveFromDocument(document.id, document.data())),
  );
  const isFine = moves.size > 0 && problems.length === 0;
  const found = moves.size === 0 ? 'no test moved a portion' : problems.join('; ');
  console.log(
    isFine
      ? `ok     G1: the ${moves.size} moves of stock sum to the portions of each food, with cause and order or person`
      : `FAILED G1: the ledger of the house: ${found}`,
  );
  return { passed: Number(isFine), failed: Number(!isFine) };
}
