import { amountText, formatShare, lineRecordsOf, STATUS_LABELS, type LineRecord, type Order } from '@foodhouse/domain';
import { houseClock } from '../../../lib/clock.ts';
import { csvOf } from '../../../ui/data-table/csv.ts';

/** The lines of these orders as comma-separated values, one a row: what an accountant adds up. */
export function orderLinesCsv(orders: readonly Order[]): string {
  const records = lineRecordsOf(orders);
  const isServed = records.some(({ served }) => served !== '');
  const hasPromises = records.some(({ firstPromisedAtMs }) => firstPromisedAtMs !== null);
  return csvOf(records, [...COLUMNS, ...(isServed ? [SERVED] : []), ...(hasPromises ? PROMISES : [])]);
}

interface CsvColumn {
  readonly label: string;
  readonly value: (record: LineRecord) => string | number;
}

/** In a house that offers a choice. */
const SERVED: CsvColumn = { label: 'Served', value: ({ served }) => served };

const timeOf = (atMs: number | null): string => (atMs === null ? '' : houseClock().sheet(atMs));

/** The word and whether it was kept, of a house that gives it. */
const PROMISES: readonly CsvColumn[] = [
  { label: 'Promised', value: ({ firstPromisedAtMs }) => timeOf(firstPromisedAtMs) },
  { label: 'Delivered', value: ({ deliveredAtMs }) => timeOf(deliveredAtMs) },
];

const COLUMNS: readonly CsvColumn[] = [
  { label: 'Order', value: ({ orderId }) => orderId },
  { label: 'Token', value: ({ token }) => token },
  { label: 'Business day', value: ({ businessDay }) => businessDay ?? '' },
  { label: 'Ordered', value: ({ orderedAtMs }) => timeOf(orderedAtMs) },
  { label: 'Status', value: ({ status }) => STATUS_LABELS[status] },
  { label: 'Food', value: ({ food }) => food },
  { label: 'Size', value: ({ size }) => size },
  { label: 'Options', value: ({ options }) => options },
  { label: 'Quantity', value: ({ quantity }) => quantity },
  { label: 'Each', value: ({ eachMinor, currency }) => amountText(eachMinor, currency) },
  { label: 'Total', value: ({ totalMinor, currency }) => amountText(totalMinor, currency) },
  { label: 'Discount', value: ({ discountMinor, currency }) => amountText(discountMinor, currency) },
  { label: 'Tax rate', value: ({ taxShare }) => (taxShare === null ? '' : formatShare(taxShare)) },
  { label: 'Tax', value: ({ taxMinor, currency }) => (taxMinor === null ? '' : amountText(taxMinor, currency)) },
  {
    label: 'Order total',
    value: ({ orderTotalMinor, currency }) => (orderTotalMinor === null ? '' : amountText(orderTotalMinor, currency)),
  },
  { label: 'Currency', value: ({ currency }) => currency },
];
