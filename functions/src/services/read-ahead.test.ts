import type { AskedFulfilment } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { refused } from './outcomes.ts';
import { placeBasket } from './place-basket.ts';
import type { Caller, OrderBook, Transaction, UnitOfWork } from './ports.ts';
import { ANN, countingIds, fixedClock } from './testing/fakes.ts';

// While an order waits for its turn, it reads what it will need then, and nothing else: each read is paid for.

interface Asked {
  readonly fulfilment?: AskedFulfilment;
  readonly role?: Caller['role'];
  readonly address?: string;
}

async function readAheadOf({ fulfilment, role = 'user', address }: Asked): Promise<readonly string[]> {
  const reads: string[] = [];
  const transaction = new Proxy({} as Transaction, {
    get: (_target, name) => async () => void reads.push(String(name)),
  });
  const unitOfWork: Pick<UnitOfWork, 'run'> = {
    run: async (_keys, _work, readAhead) => {
      await readAhead?.(transaction);
      return refused('BUSY', 'The test ends here.') as never;
    },
  };
  const orderBook = { ordersOfUser: async () => ({ items: [], next: null }) } as unknown as OrderBook;
  await placeBasket(
    { unitOfWork, orderBook, clock: fixedClock, ids: countingIds() },
    {
      caller: { ...ANN, role },
      request: {
        lines: [{ foodId: 'pho', quantity: 1, sizeId: null, options: [], note: null }],
        shownTotalMinor: 950,
        ...(fulfilment && { fulfilment }),
      },
      idempotencyKey: null,
      ...(address !== undefined && { address }),
    },
  );
  return reads.filter((name) => name !== 'houseSettings' && name !== 'limitedActions').toSorted();
}

it.each<readonly [string, Asked, readonly string[]]>([
  ['of a guest without a contact, who is refused', { role: 'guest' }, []],
  ['of a member: their vouchers, and the order that may be there already', {}, ['customer', 'order']],
  ['at a table', { fulfilment: { kind: 'table', table: 'T7T7T7' } }, ['customer', 'order', 'tables', 'waitingAtTable']],
  ['of a newcomer behind an address', { address: '203.0.113.7' }, ['customer', 'order', 'waitingPortions']],
])('is read ahead %s', async (_what, asked, expected) => {
  expect(await readAheadOf(asked)).toEqual(expected);
});
