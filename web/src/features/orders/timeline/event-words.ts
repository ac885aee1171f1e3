import type { OrderEvent, OrderStatus, RejectCode } from '@foodhouse/domain';
import { MESSAGES } from '../../../copy.ts';

const WORDS: Record<OrderStatus, string> = {
  pending: 'Ordered',
  approved: 'Accepted: the kitchen is cooking',
  reject: 'Rejected: nothing is due',
  delivered: 'Delivered',
};

/** Why an order is rejected where the house did not decide that. */
export const REJECTIONS: Readonly<Record<RejectCode, string>> = {
  'not-answered': 'Nobody answered in time: nothing is due',
  'no-connection': 'Sorry, the house could not be reached: nothing is due',
  customer: 'Cancelled: nothing is due',
};

/** Labels of an order's events. */
export function wordsOf({
  from,
  to,
  code,
}: Pick<OrderEvent, 'from' | 'to'> & { readonly code?: RejectCode | null | undefined }): string {
  if (code) return REJECTIONS[code];
  if (from === 'approved' && to === 'pending') return MESSAGES.orderReturned;
  if (from === 'delivered' && to === 'approved') return 'Not delivered yet: the kitchen took that back';
  return WORDS[to];
}
