import { describe, expect, it } from 'vitest';
import { askedFulfilment, isFulfilmentMissing, NO_FULFILMENT_CHOICE, tableCodeOf } from './fulfilment-choice.ts';

const SEVEN = { kind: 'table', code: 'T7T7T7' } as const;

describe('how a guest wants to be served', () => {
  it('takes a code however it is typed', () => {
    expect([tableCodeOf('t7-t7 t7'), tableCodeOf('o0i1T7T7T7XX'), tableCodeOf('')]).toEqual(['T7T7T7', 'T7T7T7', '']);
  });

  it('is sent where something was said, or the house offers tables alone', () => {
    expect(askedFulfilment(NO_FULFILMENT_CHOICE, ['pickup', 'table'])).toBeNull();
    expect(askedFulfilment({ ...NO_FULFILMENT_CHOICE, kind: 'pickup' }, ['pickup', 'table'])).toEqual({
      kind: 'pickup',
    });
    expect(askedFulfilment(SEVEN, [])).toEqual({ kind: 'table', table: 'T7T7T7' });
    expect([
      isFulfilmentMissing(NO_FULFILMENT_CHOICE, ['table']),
      isFulfilmentMissing(SEVEN, ['table']),
      isFulfilmentMissing(NO_FULFILMENT_CHOICE, []),
    ]).toEqual([true, false, false]);
  });
});
