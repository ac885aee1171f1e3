import { orderFromDocument, type Order } from '@foodhouse/domain';
import { collection, limit, onSnapshot, orderBy, query, where, type Query } from 'firebase/firestore';
import { foundSentence, useSearchReport } from '../../../components/table-search.tsx';
import { firebaseFirestore } from '../../../firebase/firestore.ts';
import type { Live } from '../../../firebase/live.ts';
import { useLive } from '../../../firebase/use-live.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { hintOf, questionsOf, type OrderQuestion, type OrderScope } from '../order-questions.ts';

/** Together at most 25 documents a search. */
const MOST_BY_TOKEN = 5;
const MOST_BY_EMAIL = 20;

/** The orders that the server finds for what is typed, live. The box says how many. */
export function useFoundOrders(typed: string, scope: OrderScope): Loadable<Live<Order>> {
  const questions = questionsOf(typed, scope.byEmail);
  const found = useLive<Live<Order>>(`orders found ${JSON.stringify([typed, scope])}`, (next, fail) =>
    followAll(
      questions.map((question) => queryOf(question, scope)),
      (answers) => {
        next(merge(answers, scope.status));
      },
      fail,
    ),
  );
  const hint = hintOf(scope);
  useSearchReport(hint, reportOf(questions, found, hint));
  return found;
}

function queryOf(question: OrderQuestion, { uid, status }: OrderScope): Query {
  const orders = collection(firebaseFirestore(), 'orders');
  if (question.by === 'token')
    return query(
      orders,
      where('token', '==', question.token),
      ...(uid === undefined ? [] : [where('userId', '==', uid)]),
      ...(status === undefined ? [] : [where('status', '==', status)]),
      limit(MOST_BY_TOKEN),
    );
  const { beginning } = question;
  return query(
    orders,
    where('user', '>=', beginning),
    where('user', '<', `${beginning}\uf8ff`),
    orderBy('user'),
    limit(MOST_BY_EMAIL),
  );
}

/** Follows queries; tells their answers once each of them has one. @returns ends it */
function followAll(
  queries: readonly Query[],
  next: (answers: readonly Live<Order>[]) => void,
  fail: Parameters<Parameters<typeof useLive>[1]>[1],
): () => void {
  const answers = new Map<number, Live<Order>>();
  const tell = (): void => {
    if (answers.size === queries.length) next([...answers.values()]);
  };
  const stops = queries.map((one, index) =>
    onSnapshot(
      one,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache && !answers.has(index)) return; // the cache never speaks for the server
        const items = docs.map((document) => orderFromDocument(document.id, document.data()));
        answers.set(index, { items, isFresh: !metadata.fromCache });
        tell();
      },
      fail,
    ),
  );
  tell(); // where nothing is asked, nothing is found
  return () => {
    for (const stop of stops) stop();
  };
}

/** The orders of all answers, each once, the newest first. The range of emails knows no status. */
function merge(answers: readonly Live<Order>[], status: Order['status'] | undefined): Live<Order> {
  const orders = new Map(answers.flatMap(({ items }) => items).map((order) => [order.id, order]));
  const items = [...orders.values()].filter((order) => status === undefined || order.status === status);
  return {
    items: items.toSorted((a, b) => b.createdAtMs - a.createdAtMs),
    isFresh: answers.every(({ isFresh }) => isFresh),
  };
}

function reportOf(questions: readonly OrderQuestion[], found: Loadable<Live<Order>>, hint: string): string {
  if (questions.length === 0) return hint;
  if (found.status !== 'ready') return 'Searching …';
  const count = found.value.items.length;
  return count >= MOST_BY_EMAIL ? `The first ${count}: type more of the email` : foundSentence(count, false);
}
