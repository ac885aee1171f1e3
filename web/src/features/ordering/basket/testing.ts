import { askedLine } from '@foodhouse/domain';
import type { BasketLine } from './basket.ts';

/** A line of a basket; a test or a story gives only the relevant fields. */
export function aBasketLine(changes: Partial<BasketLine> = {}): BasketLine {
  return {
    ...askedLine('pho'),
    id: 'line-1',
    name: 'Pho',
    image: '/img/food/beef-pho.webp',
    chosen: '',
    eachMinor: 950,
    currency: 'USD',
    ...changes,
  };
}
