import { describe, expect, it } from 'vitest';
import type { Document } from '../../model/document.ts';
import type { DocumentChange } from '../../store/history.ts';
import { encodeEventData } from './event-sender.ts';
import { TriggerRegistry, type ChangeKind } from '../../service/triggers.ts';

const TIME = { seconds: 1_788_435_763, nanos: 499_299_000 };

function document(path: string): Document {
  return {
    key: path,
    path: path.split('/'),
    fields: new Map([
      ['name', { kind: 'string', value: 'Pho' }],
      ['price', { kind: 'integer', value: 45_000n }],
    ]),
    createTime: TIME,
    updateTime: TIME,
  };
}

function fires(
  pattern: string,
  kind: ChangeKind,
  path: string,
  exists: readonly [before: boolean, after: boolean],
): boolean {
  const triggers = new TriggerRegistry();
  triggers.register('p', {
    key: 'k',
    generation: 2,
    eventType: '',
    kind,
    database: '(default)',
    pattern: pattern.split('/'),
  });
  const change: DocumentChange = {
    key: path,
    path: path.split('/'),
    before: exists[0] ? document(path) : null,
    after: exists[1] ? document(path) : null,
  };
  return triggers.matching('p', '(default)', change).length === 1;
}

describe('a trigger', () => {
  it.each([
    ['orders/{id}', 'orders/a', true],
    ['orders/{id}', 'orders/a/events/b', false],
    ['orders/{id}/events/{event}', 'orders/a/events/b', true],
    ['orders/a', 'orders/a', true],
    ['orders/a', 'orders/b', false],
    ['orders/*', 'orders/b', true],
    ['orders/{path=**}', 'orders/a/events/b', true],
    ['{path=**}', 'orders/a', true],
    ['{path=**}/events/{id}', 'orders/a/events/b', true],
    ['{path=**}/events/{id}', 'orders/a', false],
  ])('on %s fires for %s: %s', (pattern, path, expected) => {
    expect(fires(pattern, 'written', path, [true, true])).toBe(expected);
  });

  it.each([
    ['created', [false, true], true],
    ['created', [true, true], false],
    ['updated', [true, true], true],
    ['updated', [true, false], false],
    ['deleted', [true, false], true],
    ['written', [true, false], true],
  ] as const)('for %s looks at what was there before and after', (kind, exists, expected) => {
    expect(fires('orders/{id}', kind, 'orders/a', exists)).toBe(expected);
  });
});

it('carries the recorded bytes', () => {
  const data = encodeEventData(
    { project: 'demo-food', database: '(default)' },
    { before: null, after: document('foods/pho') },
  );
  expect(data.toString('base64')).toBe(
    'CncKOnByb2plY3RzL2RlbW8tZm9vZC9kYXRhYmFzZXMvKGRlZmF1bHQpL2RvY3VtZW50cy9mb29kcy9waG8SDgoEbmFtZRIGigEDUGhvEg0KBXByaWNlEgQQyN8CGgwIs7rl1AYQuOWK7gEiDAizuuXUBhC45YruARoA',
  );
});
