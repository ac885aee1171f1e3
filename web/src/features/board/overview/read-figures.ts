import { LATEST_ACCEPTED, medianToAcceptMs, orderFromDocument } from '@foodhouse/domain';
import { getDocs, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { between, countAll, houseOrders, sumRevenue } from './count-sales.ts';
import type { DayFigures } from './day-strip.tsx';

/** Asks the server how many orders a day has. */
export function readOrders({ fromMs, toMs }: BusinessDay): Promise<number> {
  return countAll(between(fromMs, toMs));
}

/** Asks the server for the sums of a day; nine orders are read for the median. */
export async function readSums({ fromMs, toMs }: BusinessDay): Promise<Omit<DayFigures, 'orders'>> {
  const [revenue, toAcceptMs] = await Promise.all([sumRevenue(between(fromMs, toMs)), medianSince(fromMs)]);
  return { revenue, toAcceptMs };
}

async function medianSince(sinceMs: number): Promise<number | null> {
  const { docs } = await getDocs(
    query(
      houseOrders(),
      where('acceptedAt', '>=', Timestamp.fromMillis(sinceMs)),
      orderBy('acceptedAt', 'desc'),
      limit(LATEST_ACCEPTED),
    ),
  );
  return medianToAcceptMs(docs.map((document) => orderFromDocument(document.id, document.data())));
}
