import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { refusedMove } from './move-order.ts';

it('a move that comes too late says what the order is, and of a rejected one why', () => {
  const decision = { status: 'impossible' } as const;
  const rejected = refusedMove(anOrder({ status: 'reject', rejectCode: 'no-connection' }), decision);
  expect(rejected.details).toEqual({ status: 'reject', rejectCode: 'no-connection' });
  expect(refusedMove(anOrder({ status: 'delivered', rejectCode: null }), decision).details).toEqual({
    status: 'delivered',
  });
});
