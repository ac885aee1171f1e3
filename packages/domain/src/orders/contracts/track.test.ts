import { expect, it } from 'vitest';
import { anOrder } from '../../testing/builders.ts';
import { toTrackDto, trackAnswer, trackDtoOf } from './track.ts';

const at = (time: string): number => Date.parse(`2026-06-01T${time}Z`);

it('whoever has the link reads how and when it is served and the promise, and neither the table’s code nor a name', () => {
  const table = { code: 'T7T7T7', name: 'Table 7' };
  const order = anOrder({
    status: 'approved',
    user: 'ann@example.com',
    fulfilment: { kind: 'table', table },
    wantedAtMs: at('18:00'),
    promisedAtMs: at('18:35'),
    firstPromisedAtMs: at('18:25'),
    delayReason: 'The oven is full',
  });
  const lines = order.lines.map((line) => ({
    ...line,
    note: 'no onions',
    allergens: { contains: ['fish' as const], undeclared: [] },
  }));
  const dto = trackAnswer.parse(toTrackDto({ ...order, lines }));
  expect(dto).toMatchObject({
    served: 'Table 7',
    service: 'table',
    wantedAt: '2026-06-01T18:00:00.000Z',
    beginsAt: '2026-06-01T18:05:00.000Z', // its preparation and ten minutes before it is ready
    promised: { at: '2026-06-01T18:35:00.000Z', first: '2026-06-01T18:25:00.000Z', why: 'The oven is full' },
  });
  expect(JSON.stringify(dto)).not.toMatch(/T7T7T7|ann/);
  expect(dto.lines).toEqual([expect.objectContaining({ contains: 'Contains: fish' })]);
  expect(JSON.stringify(dto)).not.toContain('no onions');
  const plain = toTrackDto(anOrder({ status: 'pending' }));
  expect(['served', 'service', 'wantedAt', 'beginsAt', 'promised'].filter((field) => field in plain)).toEqual([]);
});

it('whoever has the link reads that the kitchen gave the order back, and not why, until the house has decided', () => {
  const given = anOrder({ status: 'pending', returnedAtMs: at('18:05'), returnReason: 'No basil, says Carla' });
  const dto = trackAnswer.parse(toTrackDto(given));
  expect(dto).toMatchObject({ status: 'pending', isReturned: true });
  expect(JSON.stringify(dto)).not.toContain('Carla');
  const others = [anOrder({ status: 'pending' }), { ...given, status: 'reject' as const, returnedAtMs: null }];
  expect(others.filter((order) => 'isReturned' in toTrackDto(order))).toEqual([]);
});

it.each([anOrder({ status: 'reject', rejectCode: 'not-answered' }), anOrder({ status: 'delivered' })])(
  'whoever ordered it gets the notes of an order that is over back, to order it again; nobody else does: $status',
  (order) => {
    const noted = { ...order, lines: order.lines.map((line) => ({ ...line, note: 'no onions' })) };
    const own = trackAnswer.parse(trackDtoOf({ order: noted, isOwn: true }));
    expect(own.lines.map(({ again }) => again?.note)).toEqual(['no onions']);
    const others = [toTrackDto(noted), trackDtoOf({ order: { ...noted, status: 'approved' }, isOwn: true })];
    expect(JSON.stringify(others)).not.toContain('no onions');
  },
);
