import type { MoveStockRequest } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** What somebody enters about the portions of a food, in the order in which a kitchen meets it. */
export const MOVE_KINDS: readonly { readonly value: MoveStockRequest['kind']; readonly label: string }[] = [
  { value: 'restock', label: texts.restock() },
  { value: 'waste', label: texts.waste() },
  { value: 'count', label: texts.count() },
];
