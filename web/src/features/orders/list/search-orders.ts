import { orderFromDocument, type Order } from '@foodhouse/domain';
import { onSnapshot, type Query } from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import type { Live } from '../../../data/firebase/live.ts';
import type { Open } from '../../../data/follow.ts';
import { reasonOf } from '../../../data/open-live.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { questionsOf, type OrderScope } from './order-questions.ts';
import { searchQuery } from './order-search-query.ts';

/** The orders of a server search, live. */
export function openFound(typed: string, scope: OrderScope): Open<Live<Order>> {
  const questions = questionsOf(typed, scope.byEmail);
  return (next, fail) =>
    followAll(
      questions.map((question) => searchQuery(firebaseFirestore(), question, scope)),
      (answers) => {
        next(merge(answers));
      },
      fail,
    );
}

/** Follows several queries; calls back once each has an answer. @returns unsubscribes */
function followAll(
  queries: readonly Query[],
  next: (answers: readonly Live<Order>[]) => void,
  fail: (reason: FailureReason) => void,
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
        if (metadata.fromCache && !answers.has(index)) return; // the cache never stands for the server
        const items = docs.map((document) => orderFromDocument(document.id, document.data()));
        answers.set(index, { items, isFresh: !metadata.fromCache });
        tell();
      },
      (error) => {
        fail(reasonOf(error));
      },
    ),
  );
  tell(); // without queries the result is empty
  return () => {
    for (const stop of stops) stop();
  };
}

/** The orders of all answers without duplicates, newest first. */
function merge(answers: readonly Live<Order>[]): Live<Order> {
  const orders = new Map(answers.flatMap(({ items }) => items).map((order) => [order.id, order]));
  return {
    items: [...orders.values()].toSorted((a, b) => b.createdAtMs - a.createdAtMs),
    isFresh: answers.every(({ isFresh }) => isFresh),
  };
}
