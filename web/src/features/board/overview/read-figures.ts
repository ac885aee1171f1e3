import { LATEST_ACCEPTED, medianToAcceptMs, orderFromDocument } from '@foodhouse/domain';
import { getDocs, limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import type { BusinessDay } from '../../../lib/use-business-day.ts';
import { between, countTakings, houseOrders } from './count-sales.ts';
import type { DayFigures } from './day-strip.tsx';

/** Asks the server for a day's figures; nine orders are read for the median. */
export async function readFigures({ fromMs, toMs }: BusinessDay): Promise<DayFigures> {
  const [{ orders, revenue }, toAcceptMs] = await Promise.all([
    countTakings(between(fromMs, toMs)),
    medianSince(fromMs),
  ]);
  return { orders, revenue, toAcceptMs };
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
