import { describe, expect, it } from 'vitest';
import { askedAs, codeOf, isMissing, NO_HOW } from './how.ts';

const SEVEN = { kind: 'table', code: 'T7T7T7' } as const;

describe('how a guest wants to be served', () => {
  it('takes a code however it is typed', () => {
    expect([codeOf('t7-t7 t7'), codeOf('o0i1T7T7T7XX'), codeOf('')]).toEqual(['T7T7T7', 'T7T7T7', '']);
  });

  it('is sent where something was said, or the house offers tables alone', () => {
    expect(askedAs(NO_HOW, ['pickup', 'table'])).toBeNull();
    expect(askedAs({ ...NO_HOW, kind: 'pickup' }, ['pickup', 'table'])).toEqual({ kind: 'pickup' });
    expect(askedAs(SEVEN, [])).toEqual({ kind: 'table', table: 'T7T7T7' });
    expect([isMissing(NO_HOW, ['table']), isMissing(SEVEN, ['table']), isMissing(NO_HOW, [])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
