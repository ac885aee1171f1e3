import { lineRecordsOf, shareText, type LineRecord, type Order } from '@foodhouse/domain';
import { houseClock } from '../../../lib/clock.ts';
import { sheetAmount, sheetNumber } from '../../../lib/sheet.ts';
import { csvOf } from '../../../ui/data-table/csv.ts';
import * as common from '../../../ui/texts.ts';
import { statusLabelOf } from '../status/status-label.ts';
import * as words from '../details/texts.ts';
import * as texts from './texts.ts';

/**
 * The lines of these orders as comma-separated values, one a row: what an accountant adds up. Without guests' names: contacts
 * expire, and a file does not.
 */
export function orderLinesCsv(orders: readonly Order[]): string {
  return lineRecordsCsv(lineRecordsOf(orders));
}

/** The same of lines that were taken page by page. */
export function lineRecordsCsv(records: readonly LineRecord[]): string {
  const isServed = records.some(({ served }) => served !== '');
  const hasPromises = records.some(({ promisedAtMs }) => promisedAtMs !== null);
  const isForLater = records.some(({ wantedAtMs }) => wantedAtMs !== null);
  return csvOf(records, [
    ...COLUMNS,
    ...(isForLater ? [WANTED] : []),
    ...(isServed ? [SERVED] : []),
    ...(hasPromises ? PROMISES : []),
  ]);
}

interface CsvColumn {
  readonly label: string;
  readonly value: (record: LineRecord) => string | number;
}

/** In a house that offers a choice. */
const SERVED: CsvColumn = { label: words.served(), value: ({ served }) => served };

const timeOf = (atMs: number | null): string => (atMs === null ? '' : houseClock().sheet(atMs));

/** In a house that takes orders for later. */
const WANTED: CsvColumn = { label: texts.wantedFor(), value: ({ wantedAtMs }) => timeOf(wantedAtMs) };

/** The word and whether it was kept, of a house that gives it. */
const PROMISES: readonly CsvColumn[] = [
  { label: texts.promised(), value: ({ promisedAtMs }) => timeOf(promisedAtMs) },
  { label: texts.firstPromised(), value: ({ firstPromisedAtMs }) => timeOf(firstPromisedAtMs) },
  { label: words.delivered(), value: ({ deliveredAtMs }) => timeOf(deliveredAtMs) },
];

const COLUMNS: readonly CsvColumn[] = [
  { label: texts.order(), value: ({ orderId }) => orderId },
  { label: common.token(), value: ({ token }) => token },
  { label: texts.businessDay(), value: ({ businessDay }) => businessDay ?? '' },
  { label: words.ordered(), value: ({ orderedAtMs }) => timeOf(orderedAtMs) },
  { label: texts.status(), value: statusLabelOf },
  { label: common.food(), value: ({ food }) => food },
  { label: common.size(), value: ({ size }) => size },
  { label: texts.options(), value: ({ options }) => options },
  { label: common.quantity(), value: ({ quantity }) => quantity },
  { label: texts.each(), value: ({ eachMinor, currency }) => sheetAmount(eachMinor, currency) },
  { label: common.total(), value: ({ totalMinor, currency }) => sheetAmount(totalMinor, currency) },
  { label: texts.discount(), value: ({ discountMinor, currency }) => sheetAmount(discountMinor, currency) },
  { label: texts.taxRate(), value: ({ taxShare }) => (taxShare === null ? '' : sheetNumber(shareText(taxShare))) },
  {
    label: common.tax(),
    value: ({ taxMinor, currency }) => (taxMinor === null ? '' : sheetAmount(taxMinor, currency)),
  },
  {
    label: texts.orderTotal(),
    value: ({ orderTotalMinor, currency }) => (orderTotalMinor === null ? '' : sheetAmount(orderTotalMinor, currency)),
  },
  { label: texts.currency(), value: ({ currency }) => currency },
];
