import {
  COLLECTIONS,
  DEFAULT_CURRENCY,
  isSold,
  ORDER_STATUSES,
  ownFirst,
  perStatus,
  statusesThat,
  type Currency,
  type HouseDto,
  type Overview,
  type Revenue,
} from '@foodhouse/domain';
import {
  collection,
  count,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  sum,
  Timestamp,
  where,
  type CollectionReference,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { firebaseFirestore } from '../../../data/firebase/firestore.ts';
import { askHouse } from '../../../data/house-currency.ts';

/** Orders and revenue of a time. */
export interface CountedSales extends Pick<Overview, 'orders' | 'byStatus'> {
  /** In each currency, the house's first; null while its currency is unknown. */
  readonly revenue: readonly Revenue[] | null;
}

type Of = readonly QueryFieldFilterConstraint[];

/** How often sums that orders have changed between two questions are asked for again. */
const TRIES = 3;

/** Orders and revenue of a time, counted by the server, which bills one read per thousand orders. */
export async function countSales(time: Of): Promise<CountedSales> {
  const [house, counted] = await Promise.all([
    askHouse(),
    Promise.all(
      ORDER_STATUSES.map(async (status) => ({
        status,
        ...(await sumOf([where('status', '==', status), ...time])),
      })),
    ),
  ]);
  const sold = counted.filter(({ status }) => isSold(status)).reduce(plus, NOTHING);
  return {
    orders: counted.reduce(plus, NOTHING).orders,
    revenue: house.ok ? await revenueOf(house.value, time, sold) : null,
    byStatus: perStatus((status) => counted.find((one) => one.status === status)?.orders ?? 0),
  };
}

/** The same without the orders of each status: two questions, not four. */
export async function countTakings(time: Of): Promise<Omit<CountedSales, 'byStatus'>> {
  const [orders, revenue] = await Promise.all([countAll(time), sumRevenue(time)]);
  return { orders, revenue };
}

/** The number of orders of a time. */
async function countAll(time: Of): Promise<number> {
  return (await getCountFromServer(query(houseOrders(), ...time))).data().count;
}

/** The revenue of a time. */
async function sumRevenue(time: Of): Promise<CountedSales['revenue']> {
  const [house, sold] = await Promise.all([askHouse(), sumOf([SOLD, ...time])]);
  return house.ok ? revenueOf(house.value, time, sold) : null;
}

/** @returns revenue of a time in each currency, the house's first. A house that has never saved settings has one currency */
async function revenueOf({ version, currency }: HouseDto, time: Of, sold: Sum): Promise<readonly Revenue[]> {
  const sums = version === 0 ? [{ currency, revenueMinor: sold.revenueMinor }] : await byCurrency(time, sold, TRIES);
  return ownFirst(sums.length > 0 ? sums : [{ currency, revenueMinor: 0 }], currency);
}

/**
 * Orders in USD have no field to ask for: theirs is what the others leave of all. So all of it is asked for again until no
 * order has changed meanwhile.
 * @param before all that was sold
 */
async function byCurrency(time: Of, before: Sum, tries: number): Promise<readonly Revenue[]> {
  const currencies = await currenciesOf(time, '');
  const others = await Promise.all(
    currencies.map(async (currency) => ({
      currency,
      ...(await sumOf([where('currency', '==', currency), SOLD, ...time])),
    })),
  );
  const all = await sumOf([SOLD, ...time]);
  if (all.orders !== before.orders || all.revenueMinor !== before.revenueMinor) {
    if (tries === 1) throw new Error('orders keep changing');
    return byCurrency(time, all, tries - 1);
  }
  const rest = others.reduce(
    (left, { orders, revenueMinor }) => ({
      ...left,
      orders: left.orders - orders,
      revenueMinor: left.revenueMinor - revenueMinor,
    }),
    { currency: DEFAULT_CURRENCY, ...all },
  );
  return [...others, rest].filter(({ orders }) => orders > 0);
}

/** The currencies that orders name, one after the other: a day has one, and two when the house changed it. */
async function currenciesOf(time: Of, after: Currency): Promise<readonly Currency[]> {
  const next = query(houseOrders(), where('currency', '>', after), ...time, orderBy('currency'), limit(1));
  const currency: unknown = (await getDocs(next)).docs[0]?.get('currency');
  return typeof currency === 'string' ? [currency, ...(await currenciesOf(time, currency))] : [];
}

const SOLD = where('status', 'in', statusesThat(isSold));

interface Sum {
  readonly orders: number;
  readonly revenueMinor: number;
}

const NOTHING: Sum = { orders: 0, revenueMinor: 0 };

function plus(sum: Sum, { orders, revenueMinor }: Sum): Sum {
  return { orders: sum.orders + orders, revenueMinor: sum.revenueMinor + revenueMinor };
}

async function sumOf(of: Of): Promise<Sum> {
  const figures = await getAggregateFromServer(query(houseOrders(), ...of), {
    orders: count(),
    revenueMinor: sum('priceMinor'),
  });
  return figures.data();
}

/** Orders that were placed in a time. */
export function between(fromMs: number, toMs: number): Of {
  return [where('createdAt', '>=', Timestamp.fromMillis(fromMs)), where('createdAt', '<', Timestamp.fromMillis(toMs))];
}

export function houseOrders(): CollectionReference {
  return collection(firebaseFirestore(), COLLECTIONS.orders);
}
