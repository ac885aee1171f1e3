import type { MoveStockRequest } from '@foodhouse/domain';

/** What somebody enters about the portions of a food, in the order in which a kitchen meets it. */
export const MOVE_KINDS: readonly { readonly value: MoveStockRequest['kind']; readonly label: string }[] = [
  { value: 'restock', label: 'Restock' },
  { value: 'waste', label: 'Waste' },
  { value: 'count', label: 'Count' },
];
