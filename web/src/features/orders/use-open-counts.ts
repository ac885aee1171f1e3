import { canDecide, COLLECTIONS, UNDECIDED_WARNING_MS, worksInKitchen, type Role } from '@foodhouse/domain';
import { useEffect, useState } from 'react';
import { loadDatabase } from '../../data/database.ts';
import { serverNowMs } from '../../lib/server-clock.ts';
import { useRefreshed } from '../../lib/use-refreshed.ts';
import { useHeardChanges } from './heard-changes.ts';

/** The page's own list comes first. */
const LEAD_MS = 2000;
const EVERY_MS = 60_000;
const PAUSE_MS = 5000;

export interface OpenCounts {
  /** Pending orders; null for roles that do not decide. */
  readonly pending: number | null;
  /** Whether one of them waits for too long. */
  readonly isLate: boolean;
  /** Accepted orders, which the kitchen cooks. */
  readonly accepted: number;
}

/**
 * The numbers of open orders, counted every minute and after a change that this page heard of. The server counts, and
 * bills one read per thousand orders; a listener on every page would bill one for every change.
 * @returns null while unknown, and for customers
 */
export function useOpenCounts(role: Role | null): OpenCounts | null {
  const tick = useTicks();
  const heard = useHeardChanges();
  const revision = tick > 0 && role !== null && worksInKitchen(role) ? `${tick} ${heard}` : null;
  return useRefreshed(`open orders of ${role}`, revision, PAUSE_MS, () => countOpen(role !== null && canDecide(role)));
}

async function countOpen(decides: boolean): Promise<OpenCounts> {
  const { collection, firebaseFirestore, getCountFromServer, query, Timestamp, where } = await loadDatabase();
  const orders = collection(firebaseFirestore(), COLLECTIONS.orders);
  const count = async (...conditions: Parameters<typeof where>[]): Promise<number> =>
    (await getCountFromServer(query(orders, ...conditions.map((condition) => where(...condition))))).data().count;
  const since = Timestamp.fromMillis(serverNowMs() - UNDECIDED_WARNING_MS);
  const [accepted, pending, late] = await Promise.all([
    count(['status', '==', 'approved']),
    decides ? count(['status', '==', 'pending']) : null,
    decides ? count(['status', '==', 'pending'], ['createdAt', '<', since]) : 0,
  ]);
  return { accepted, pending, isLate: late > 0 };
}

/** Counts up every minute while the page is in view; 0 at first. */
function useTicks(): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const tick = (): void => {
      if (!document.hidden) setTicks((before) => before + 1);
    };
    const first = setTimeout(tick, LEAD_MS);
    const timer = setInterval(tick, EVERY_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return ticks;
}
