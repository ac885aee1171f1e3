export * from './cursor.ts';
export * from './removed-table.ts';
export * from './taken-event.ts';
export * from './taken-food.ts';
export * from './taken-move.ts';
export * from './taken-order.ts';
export * from './taken-voucher.ts';
