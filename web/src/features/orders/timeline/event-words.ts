import type { OrderEvent, OrderStatus } from '@foodhouse/domain';
import { MESSAGES } from '../../../copy.ts';

const WORDS: Record<OrderStatus, string> = {
  pending: 'Ordered',
  approved: 'Accepted: the kitchen is cooking',
  reject: 'Rejected: nothing is due',
  delivered: 'Delivered',
};

/** Labels of an order's events. */
export function wordsOf({ from, to }: Pick<OrderEvent, 'from' | 'to'>): string {
  if (from === 'approved' && to === 'pending') return MESSAGES.orderReturned;
  if (from === 'delivered' && to === 'approved') return 'Not delivered yet: the kitchen took that back';
  return WORDS[to];
}
