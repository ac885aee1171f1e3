import { LATEST_ACCEPTED, medianToAcceptMs, orderFromDocument } from '@foodhouse/domain';
import { getDocs, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { between, countTakings, houseOrders } from './count-sales.ts';
import type { DayFigures } from './day-strip.tsx';

/** Asks the server how many orders a day has, and what they sum up to. */
export function readTakings({ fromMs, toMs }: BusinessDay): Promise<Pick<DayFigures, 'orders' | 'revenue'>> {
  return countTakings(between(fromMs, toMs));
}

/** Reads nine orders for the median of a day: the latest that were accepted on it, whenever they were placed. */
export async function readMedian({ fromMs, toMs }: BusinessDay): Promise<Pick<DayFigures, 'toAcceptMs'>> {
  const { docs } = await getDocs(
    query(
      houseOrders(),
      where('acceptedAt', '>=', Timestamp.fromMillis(fromMs)),
      where('acceptedAt', '<', Timestamp.fromMillis(toMs)),
      orderBy('acceptedAt', 'desc'),
      limit(LATEST_ACCEPTED),
    ),
  );
  return { toAcceptMs: medianToAcceptMs(docs.map((document) => orderFromDocument(document.id, document.data()))) };
}
