export * from './cursor.ts';
export * from './taken-move.ts';
export * from './taken-order.ts';
