import type { OrderWords } from '@foodhouse/domain';
import * as site from '../texts.ts';

/** What every button says that orders. */
export function confirmWords(orderWords: OrderWords): string {
  return orderWords === 'order-and-pay' ? site.orderAndPay() : site.confirm();
}
