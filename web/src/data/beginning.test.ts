import { expect, it } from 'vitest';
import { LOADING, type Loadable } from '../lib/loadable.ts';
import { beginWith } from './beginning.ts';

interface Rows {
  readonly rows: readonly string[];
  readonly isFresh: boolean;
}

const FIRST: Rows = { rows: ['pho'], isFresh: true };
const LIVE: Loadable<Rows> = { status: 'ready', value: { rows: ['pho', 'taco'], isFresh: true } };
const LATE: Loadable<Rows> = { status: 'failed', reason: 'unavailable' };

function shownAfter(...states: readonly Loadable<Rows>[]): Loadable<Rows> | undefined {
  const { first, after } = beginWith(FIRST);
  const shown = [first];
  const tell = after((state) => shown.push(state));
  for (const state of states) tell(state);
  return shown.at(-1);
}

it('shows the first list until the live one has answered', () => {
  expect(shownAfter()).toEqual({ status: 'ready', value: FIRST });
  expect(shownAfter(LOADING)).toEqual({ status: 'ready', value: FIRST });
  expect(shownAfter(LIVE)).toEqual(LIVE);
});

it('says that it is not live when the live list is late', () => {
  expect(shownAfter(LATE)).toEqual({ status: 'ready', value: { ...FIRST, isFresh: false } });
  expect(shownAfter(LATE, LIVE)).toEqual(LIVE);
});

it('gives way to a refusal, and to a failure of the live list', () => {
  expect(shownAfter({ status: 'failed', reason: 'no-permission' })).toMatchObject({ reason: 'no-permission' });
  expect(shownAfter(LIVE, LATE)).toEqual(LATE);
});
