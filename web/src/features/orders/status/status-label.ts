import { STATUS_LABELS, type Order, type RejectCode } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** What an order is called that is among those that were rejected, and that the house did not reject. */
const NOT_THE_HOUSES: Readonly<Record<RejectCode, () => string>> = {
  customer: texts.cancelled,
  'not-answered': texts.notAnswered,
  'no-connection': texts.notAnswered,
};

export function statusLabelOf({ status, rejectCode }: Pick<Order, 'status' | 'rejectCode'>): string {
  return rejectCode === null ? STATUS_LABELS[status] : NOT_THE_HOUSES[rejectCode]();
}
