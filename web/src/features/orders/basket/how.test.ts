import { describe, expect, it } from 'vitest';
import { askedAs, askedOfTab, codeOf, isMissing, keepHow, knownHow, NOTHING_SAID } from './how.ts';

const SEVEN = { kind: 'table', code: 'T7T7T7' } as const;
const THREE_HOURS = 3 * 60 * 60_000;

describe('how a tab wants to be served', () => {
  it('is known for three hours, and forgotten when nothing is said any more', () => {
    keepHow(SEVEN, 1000);
    expect([knownHow(1000), knownHow(999 + THREE_HOURS)]).toEqual([SEVEN, SEVEN]);
    expect(knownHow(1000 + THREE_HOURS)).toEqual(NOTHING_SAID);
    keepHow(SEVEN);
    expect(askedOfTab()).toEqual({ kind: 'table', table: SEVEN.code });
    keepHow(NOTHING_SAID);
    expect([knownHow(), askedOfTab()]).toEqual([NOTHING_SAID, null]);
  });

  it('is nothing where something else lies in its place', () => {
    for (const text of ['', 'null', '[]', '{"kind":7,"code":"T7T7T7","untilMs":9e15}', '{"kind":"table"}', '{']) {
      sessionStorage.setItem('how', text);
      expect(knownHow()).toEqual(NOTHING_SAID);
    }
  });

  it('takes a code however it is typed', () => {
    expect([codeOf('t7-t7 t7'), codeOf('o0i1T7T7T7XX'), codeOf('')]).toEqual(['T7T7T7', 'T7T7T7', '']);
  });

  it('is sent where something was said, or the house offers tables alone', () => {
    expect(askedAs(NOTHING_SAID, ['pickup', 'table'])).toBeNull();
    expect(askedAs({ ...NOTHING_SAID, kind: 'pickup' }, ['pickup', 'table'])).toEqual({ kind: 'pickup' });
    expect(askedAs(SEVEN, [])).toEqual({ kind: 'table', table: 'T7T7T7' });
    expect([isMissing(NOTHING_SAID, ['table']), isMissing(SEVEN, ['table']), isMissing(NOTHING_SAID, [])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
