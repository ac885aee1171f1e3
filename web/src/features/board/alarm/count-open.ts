import { COLLECTIONS, UNDECIDED_WARNING_MS } from '@foodhouse/domain';
import { loadDatabase } from '../../../data/database.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';

export interface OpenCounts {
  /** Pending orders; null for roles that do not decide. */
  readonly pending: number | null;
  /** Whether one of them waits for too long. */
  readonly isLate: boolean;
  /** Accepted orders, which the kitchen cooks. */
  readonly accepted: number;
}

/** Asks the server for the numbers of open orders. @param decides whether pending ones are counted too */
export async function countOpen(decides: boolean): Promise<OpenCounts> {
  const { collection, firebaseFirestore, getCountFromServer, query, Timestamp, where } = await loadDatabase();
  const orders = collection(firebaseFirestore(), COLLECTIONS.orders);
  const count = async (...conditions: Parameters<typeof where>[]): Promise<number> =>
    (await getCountFromServer(query(orders, ...conditions.map((condition) => where(...condition))))).data().count;
  const since = Timestamp.fromMillis(serverNowMs() - UNDECIDED_WARNING_MS);
  const [accepted, pending] = await Promise.all([
    count(['status', '==', 'approved']),
    decides ? count(['status', '==', 'pending']) : null,
  ]);
  // Most of the time nothing waits, and each count is billed.
  const late = pending ? await count(['status', '==', 'pending'], ['createdAt', '<', since]) : 0;
  return { accepted, pending, isLate: late > 0 };
}
