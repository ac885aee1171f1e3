import { collection, limit, orderBy, query, where, type Firestore, type Query } from 'firebase/firestore';
import { MOST_BY_EMAIL, type OrderQuestion, type OrderScope } from './order-questions.ts';

/** A search reads at most 25 documents. */
const MOST_BY_TOKEN = 5;

/** The Firestore query of a question: by token, or by email prefix, ordered by email and then newest first. */
export function searchQuery(firestore: Firestore, question: OrderQuestion, { uid, status }: OrderScope): Query {
  const orders = collection(firestore, 'orders');
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
    ...(status === undefined ? [] : [where('status', '==', status)]),
    orderBy('user'),
    orderBy('createdAt', 'desc'),
    limit(MOST_BY_EMAIL),
  );
}
