import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/builders.ts';
import {
  afterMove,
  asPlaced,
  canMove,
  decideMove,
  isMoveBy,
  isUndoable,
  mayReadContact,
  moversOf,
  nextInKitchen,
  stepsInKitchen,
  targetsOf,
  TRANSITIONS,
  UNDELIVER_MS,
  visibleStatuses,
  type MoveKind,
  type Mover,
} from './moves.ts';
import { judgeUndecided, judgeWaiting } from './waiting.ts';
import {
  hasReasonForCustomer,
  isBeingMade,
  isDelivered,
  isInKitchen,
  isOfKitchen,
  isOpen,
  isSold,
  isUndecided,
  ORDER_STATUSES,
  PLACED,
  stageOf,
  STAGES,
  statusesThat,
  type OrderStatus,
} from './status.ts';
import { ROLES, type Role } from '../users/roles.ts';

const decideChange = (from: OrderStatus, to: OrderStatus, movers: readonly Mover[], transitions = TRANSITIONS) =>
  decideMove(anOrder({ status: from }), { request: 'change', to }, movers, 0, transitions);

describe('an order as it was placed', () => {
  const placed = anOrder({ status: PLACED, createdAtMs: 1, updatedAtMs: 1, answerByMs: null, note: 'No nuts' });
  const facts = { reason: 'Why', rejectCode: 'not-answered', promisedAtMs: 9 } as const;
  const happened = TRANSITIONS.flatMap(({ from, to }) => {
    const before = from === PLACED ? placed : afterMove(placed, from, 2, facts);
    return [[from, to, { ...afterMove(before, to, 3, facts), delayReason: 'Oven' }] as const];
  });

  it.each(happened)('is said again after it went from %s to %s', (_from, _to, order) => {
    expect(asPlaced(order)).toEqual(placed);
  });
});

describe('moving an order', () => {
  const allowed: readonly [OrderStatus, OrderStatus, Role, boolean][] = [
    ['pending', 'approved', 'admin', false],
    ['pending', 'reject', 'admin', true],
    ['approved', 'delivered', 'admin', false],
    ['approved', 'delivered', 'chef', false],
  ];
  const every = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.flatMap((to) => ROLES.map((role) => [from, to, role] as const)),
  );

  it.each(every)('%s to %s by %s is as in the table', (from, to, role) => {
    const listed = allowed.find(([f, t, r]) => f === from && t === to && r === role);
    const decision = decideChange(from, to, [role]);
    if (listed) expect(decision).toEqual({ status: 'allowed', to, releases: listed[3] });
    else expect(decision.status).not.toBe('allowed');
  });

  it('distinguishes forbidden from impossible moves', () => {
    expect(decideChange('pending', 'approved', ['chef']).status).toBe('forbidden');
    expect(decideChange('pending', 'delivered', ['chef']).status).toBe('impossible');
    expect(decideChange('pending', 'approved', ['user']).status).toBe('forbidden');
  });

  it.each(ORDER_STATUSES)('refuses %s to pending as impossible, not as forbidden, for an admin and a chef', (from) => {
    expect(decideChange(from, 'pending', ['admin']).status).toBe('impossible');
    expect(decideChange(from, 'pending', ['chef']).status).toBe('impossible');
    expect(decideChange(from, 'pending', ['user']).status).toBe('forbidden');
  });
});

describe('the table of moves', () => {
  it('says where a request takes an order, and who by', () => {
    expect(targetsOf('change', 'pending', 'admin')).toEqual(['approved', 'reject']);
    expect(targetsOf('change', 'pending', 'chef')).toEqual([]);
    expect([targetsOf('return', 'approved'), targetsOf('return', 'delivered')]).toEqual([['pending'], []]);
    expect(ORDER_STATUSES.filter((status) => canMove('delay', status))).toEqual(['approved']);
    expect(ORDER_STATUSES.map(nextInKitchen)).toEqual(['pending', 'delivered', 'reject', 'delivered']);
    expect(ORDER_STATUSES.map(stepsInKitchen)).toEqual([[], ['delivered'], [], []]);
    expect(ORDER_STATUSES.filter(isUndoable)).toEqual(['delivered']);
  });

  it.each<readonly [request: MoveKind, from: OrderStatus | null, to: OrderStatus, asked: OrderStatus | undefined]>([
    ['change', 'pending', 'approved', 'approved'],
    ['undeliver', 'delivered', 'approved', undefined],
    ['return', 'approved', 'pending', undefined],
  ])('tells what a %s did from what others did', (request, from, to, asked) => {
    const isBy = (by: MoveKind, named = asked): boolean => isMoveBy({ from, to }, { request: by, to: named });
    expect((['change', 'return', 'undeliver', 'cancel', 'delay'] as const).filter((by) => isBy(by))).toEqual([request]);
    expect([isBy(request, 'reject'), isMoveBy({ from: null, to }, { request })]).toEqual([false, false]);
  });

  it.each(ORDER_STATUSES)('leads to %s, where an order does not begin there', (status) => {
    expect(TRANSITIONS.some(({ to }) => to === status) || status === PLACED).toBe(true);
  });

  it('takes no order that is sold back to an earlier stage by a change', () => {
    const placeOf = (status: OrderStatus): number => STAGES.findIndex((stage) => stage === stageOf(status));
    const changes = TRANSITIONS.filter(({ request, to }) => request === 'change' && isSold(to));
    expect(changes.filter(({ from, to }) => placeOf(from) > placeOf(to))).toEqual([]);
    expect(ORDER_STATUSES.filter((status) => stageOf(status) === null)).toEqual(['reject']);
  });
});

describe('the actors of a move', () => {
  const order = anOrder({ userId: 'ann' });

  it('are known by their role, and by their part in the order', () => {
    expect(moversOf(order, { uid: 'bob', role: 'chef' })).toEqual(['chef']);
    expect(moversOf(order, { uid: 'ann', role: 'user' })).toEqual(['user', 'customer']);
    expect(moversOf(order, { uid: 'bob', role: 'chef' }, 'bob')).toEqual(['chef', 'last mover']);
  });

  it('may be the customer alone, by a row of the table', () => {
    const cancel = {
      request: 'change',
      from: 'pending',
      to: 'reject',
      by: ['customer'],
      releases: true,
    } as const;
    const decide = (uid: string): string =>
      decideChange('pending', 'reject', moversOf(order, { uid, role: 'user' }), [...TRANSITIONS, cancel]).status;
    expect([decide('ann'), decide('bob')]).toEqual(['allowed', 'forbidden']);
    expect(decideChange('pending', 'reject', moversOf(order, { uid: 'ann', role: 'user' })).status).toBe('forbidden');
  });

  it('are listed once per request: the table has one row from one status to another', () => {
    const moves = TRANSITIONS.map(({ request, from, to }) => `${request}: ${from} to ${to}`);
    expect(new Set(moves).size).toBe(moves.length);
  });
});

it('an order is sold unless it is rejected', () => {
  expect(ORDER_STATUSES.filter((status) => !isSold(status))).toEqual(['reject']);
});

it('a status is undecided, in the kitchen, being made, delivered, or over', () => {
  const named = [isUndecided, isInKitchen, isBeingMade, isDelivered, isOpen, isOfKitchen].map((is) =>
    ORDER_STATUSES.filter(is),
  );
  expect(named).toEqual([
    ['pending'],
    ['approved'],
    ['approved'],
    ['delivered'],
    ['pending', 'approved'],
    ['approved', 'delivered'],
  ]);
});

it('lists the statuses of which something is true, and knows no empty list', () => {
  expect(statusesThat(isOpen)).toEqual(['pending', 'approved']);
  expect(() => statusesThat(() => false)).toThrow('no status is so');
});

it('the kitchen reads how to reach a guest while it cooks, an admin always', () => {
  const readers = ROLES.map((role) => ORDER_STATUSES.filter((status) => mayReadContact(role, status)));
  expect(Object.fromEntries(ROLES.map((role, index) => [role, readers[index]]))).toMatchObject({
    admin: [...ORDER_STATUSES],
    chef: ['approved'],
    user: [],
  });
});

it('a rejection alone has a reason for the customer', () => {
  expect(ORDER_STATUSES.filter(hasReasonForCustomer)).toEqual(['reject']);
});

describe('undoing a delivery', () => {
  const delivered = { status: 'delivered', updatedAtMs: 1000, rejectCode: null } as const;

  it.each([
    ['the deliverer, at once', delivered, true, 1000, 'allowed'],
    ['the deliverer, at the last moment', delivered, true, 1000 + UNDELIVER_MS, 'allowed'],
    ['the deliverer, a moment too late', delivered, true, 1001 + UNDELIVER_MS, 'too-late'],
    ['somebody else', delivered, false, 1000, 'forbidden'],
    [
      'the deliverer, of an order that is not delivered',
      { status: 'approved', updatedAtMs: 0, rejectCode: null },
      true,
      0,
      'impossible',
    ],
  ] as const)('by %s', (_who, order, isDeliverer, nowMs, expected) => {
    const movers = isDeliverer ? (['chef', 'last mover'] as const) : (['admin', 'customer'] as const);
    expect(decideMove(order, { request: 'undeliver' }, movers, nowMs).status).toBe(expected);
  });
});

it.each(ORDER_STATUSES.flatMap((status) => ROLES.map((role) => [status, role] as const)))(
  'lets only the kitchen return and delay only accepted orders: %s, %s',
  (status, role) => {
    const expected = role === 'user' ? 'forbidden' : status === 'approved' ? 'allowed' : 'impossible';
    const decided = (['return', 'delay'] as const).map(
      (request) => decideMove(anOrder({ status }), { request }, [role], 0).status,
    );
    expect(decided).toEqual([expected, expected]);
  },
);

it.each([
  ['whoever ordered', 'pending', null, ['customer'], 'allowed'],
  ['whoever ordered, again', 'reject', 'customer', ['customer'], 'done'],
  ['whoever ordered, after the house rejected it', 'reject', null, ['customer'], 'impossible'],
  ['whoever ordered, after nobody answered', 'reject', 'not-answered', ['customer'], 'impossible'],
  ['whoever ordered, once it is accepted', 'approved', null, ['customer'], 'impossible'],
  ['an admin', 'pending', null, ['admin'], 'forbidden'],
] as const)('cancelling by %s', (_who, status, rejectCode, movers, expected) => {
  const order = { status, rejectCode, updatedAtMs: 0 };
  expect(decideMove(order, { request: 'cancel' }, movers, 0).status).toBe(expected);
});

describe('an order after a move', () => {
  const times = { acceptedAtMs: null, deliveredAtMs: null, returnedAtMs: null, returnReason: null, rejectReason: null };
  const accepted = anOrder({ status: 'approved', acceptedAtMs: 5 });
  const delivered = anOrder({ status: 'delivered', acceptedAtMs: 5, deliveredAtMs: 6 });
  const returned = anOrder({ returnedAtMs: 7, returnReason: 'No basil' });

  it.each([
    ['accepted: its waiting begins', anOrder(), 'approved', { acceptedAtMs: 9 }],
    ['delivered: the time is kept', accepted, 'delivered', { acceptedAtMs: 5, deliveredAtMs: 9 }],
    ['taken back: its waiting goes on', delivered, 'approved', { acceptedAtMs: 5 }],
    ['given back: the house sees when and why', accepted, 'pending', { returnedAtMs: 9, returnReason: 'No basil' }],
    ['accepted again: nothing is given back any more', returned, 'approved', { acceptedAtMs: 9 }],
    ['rejected: the customer sees why', returned, 'reject', { rejectReason: 'No basil' }],
  ] as const)('that is %s', (_what, order, to, expected) => {
    expect(afterMove(order, to, 9, { reason: 'No basil' })).toEqual({
      ...order,
      ...times,
      status: to,
      updatedAtMs: 9,
      ...expected,
    });
  });

  it.each([
    ['not-answered', { returnedAtMs: 7, returnReason: 'No basil' }],
    ['no-connection', { returnedAtMs: 7, returnReason: 'No basil' }],
    ['customer', { returnedAtMs: null, returnReason: null }],
  ] as const)('that the kitchen gave back and that ended by %s', (rejectCode, expected) => {
    expect(afterMove(returned, 'reject', 9, { rejectCode })).toMatchObject({ rejectCode, ...expected });
  });
});

it('shows a chef the kitchen’s orders only, and a customer nobody else’s', () => {
  expect(visibleStatuses('chef')).toEqual(['approved', 'delivered']);
  expect(visibleStatuses('user')).toEqual([]);
});

describe('the waiting time of an accepted order', () => {
  it.each([
    [0, 'fine'],
    [4 * 60_000 - 1, 'fine'],
    [4 * 60_000, 'warning'],
    [8 * 60_000 - 1, 'warning'],
    [8 * 60_000, 'late'],
  ])('after %i ms is %s', (ageMs, expected) => {
    expect(judgeWaiting(ageMs)).toBe(expected);
  });
});

describe('the time until the house decides', () => {
  it.each([
    [0, 'fine'],
    [3 * 60_000 - 1, 'fine'],
    [3 * 60_000, 'warning'],
    [8 * 60_000 - 1, 'warning'],
    [8 * 60_000, 'late'],
  ])('after %i ms is %s', (ageMs, expected) => {
    const nowMs = 1e9;
    const order = { createdAtMs: nowMs - ageMs, answerByMs: null, wantedAtMs: null };
    expect(judgeUndecided(order, nowMs)).toBe(expected);
  });

  it.each([
    [13 * 60, 'fine'],
    [6, 'fine'],
    [5, 'warning'],
    [0, 'late'],
  ])('of an order for another day, with %i minutes left to answer, is %s', (left, expected) => {
    const nowMs = 1e9;
    const order = { createdAtMs: nowMs - 20 * 60_000, answerByMs: nowMs + left * 60_000, wantedAtMs: nowMs * 2 };
    expect(judgeUndecided(order, nowMs)).toBe(expected);
    expect(judgeUndecided({ ...order, wantedAtMs: null }, nowMs)).toBe('late');
  });
});

it.each(TRANSITIONS.filter(({ withinMs }) => withinMs !== undefined))(
  'an order is as it was before once $request has undone what made it $from',
  ({ from, to }) => {
    const accepted = afterMove(anOrder(), 'approved', 5, { promisedAtMs: 900 });
    const before = { ...accepted, status: to };
    const back = afterMove(afterMove(before, from, 7), to, 8);
    expect({ ...back, updatedAtMs: 0 }).toEqual({ ...before, updatedAtMs: 0 });
  },
);
