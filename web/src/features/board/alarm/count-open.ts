import {
  COLLECTIONS,
  isBeingMade,
  isUndecided,
  statusesThat,
  UNDECIDED_WARNING_MS,
  type OrderStatus,
} from '@foodhouse/domain';
import type { where } from 'firebase/firestore';
import { loadDatabase } from '../../../data/database.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';

export interface OpenCounts {
  /** Pending orders; null for roles that do not decide. */
  readonly undecided: number | null;
  /** Whether one of them waits for too long. */
  readonly isLate: boolean;
  /** Accepted orders, which the kitchen cooks. */
  readonly accepted: number;
}

/** One status is asked for by name: of a list, what is counted cannot be told from all orders there ever were. */
function isOneOf(statuses: readonly OrderStatus[]): Readonly<Parameters<typeof where>> {
  const [only, ...others] = statuses;
  return others.length === 0 ? ['status', '==', only] : ['status', 'in', statuses];
}

const UNDECIDED = isOneOf(statusesThat(isUndecided));
const COOKED = isOneOf(statusesThat(isBeingMade));

/** Asks the server for the numbers of open orders. @param decides whether undecided ones are counted too */
export async function countOpen(decides: boolean): Promise<OpenCounts> {
  const { collection, firebaseFirestore, getCountFromServer, query, Timestamp, where } = await loadDatabase();
  const orders = collection(firebaseFirestore(), COLLECTIONS.orders);
  const count = async (...conditions: Readonly<Parameters<typeof where>>[]): Promise<number> =>
    (await getCountFromServer(query(orders, ...conditions.map((condition) => where(...condition))))).data().count;
  const since = Timestamp.fromMillis(serverNowMs() - UNDECIDED_WARNING_MS);
  const [accepted, undecided] = await Promise.all([count(COOKED), decides ? count(UNDECIDED) : null]);
  // Most of the time nothing waits, and each count is billed.
  const late = undecided ? await count(UNDECIDED, ['createdAt', '<', since]) : 0;
  return { accepted, undecided, isLate: late > 0 };
}
