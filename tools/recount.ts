// npm run recount -- --project ID: whether the moves of stock sum to the portions of each food, in a project that runs.
import { COLLECTIONS, foodFromDocument, stockMoveFromDocument, type Food, type StockMove } from '@foodhouse/domain';
import { FieldPath, getFirestore, type Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { problemsOfLedger } from '../functions/src/services/testing/ledger.ts';
import { realPorts } from '../functions/src/compose.ts';
import { fail, sayWhy } from './fail.ts';
import { projectNamed, showProgress, useProject } from './operator-script.ts';
import { startScript } from './options.ts';

const USAGE = 'npm run recount -- --project ID';
const PAGE = 500;
const { options } = startScript({
  call: 'npm run recount',
  does:
    'Whether the moves of stock sum to the portions of each food, and say why and by whom. It changes nothing, and reads\n' +
    'every move once. While the house is open it may meet an order half way: run it again.',
  options: {
    project: { kind: 'text', value: 'ID', what: 'the project; demo-… are those of the suite on this machine' },
  },
});
const project = projectNamed(options.project ?? fail(`--project: expected the project's id: ${USAGE}`));
await useProject(project);

try {
  await realPorts(); // it connects the SDK
  const db = getFirestore();
  const moves: StockMove[] = [];
  for await (const move of inPages(db.collection(COLLECTIONS.stockMoves))) {
    moves.push(stockMoveFromDocument(move.id, move.data()));
    showProgress(moves.length);
  }
  const foods: Food[] = [];
  for await (const food of inPages(db.collection(COLLECTIONS.foods)))
    foods.push(foodFromDocument(food.id, food.data()));
  const problems = problemsOfLedger(foods, moves);
  for (const problem of problems) console.log(problem);
  const counted = `${foods.length} foods and ${moves.length} moves of ${project}`;
  if (problems.length > 0)
    fail(`The ledger does not sum: ${problems.length} problems in ${counted}. Count these foods (Dashboard, Stock).`);
  console.log(`The ledger sums: ${counted}.`);
  process.exit(0);
} catch (error) {
  fail(sayWhy(error));
}

async function* inPages(query: Query): AsyncGenerator<QuerySnapshot['docs'][number]> {
  for (let last: string | null = null; ;) {
    const page: Query = query.orderBy(FieldPath.documentId()).limit(PAGE);
    // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before it
    const { docs }: QuerySnapshot = await (last === null ? page : page.startAfter(last)).get();
    yield* docs;
    if (docs.length < PAGE) return;
    last = docs.at(-1)?.id ?? null;
  }
}
