import { headOf, lineRecordsOfTaken, PLAIN_LINE, takenOrderOf, toTakenOrderDto, type Order } from '@foodhouse/domain';
import { aChosenOption, anOrder } from '@foodhouse/domain/testing';
import { beforeAll, expect, it } from 'vitest';
import { learnHouseDay } from '../../../lib/clock.ts';
import { csvOf } from '../../../ui/data-table/csv.ts';
import { orderColumns } from './order-columns.tsx';
import { lineRecordsCsv, orderLinesCsv } from './order-lines-csv.ts';

/** Without the quotes of its cells. */
function linesOf(...orders: readonly Order[]): readonly string[] {
  return orderLinesCsv(orders).replaceAll('"', '').split('\r\n');
}

beforeAll(() => {
  learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
});

it('the CSV of lines has a row for each, its share of discount and tax, the order’s total once, and no formula', () => {
  const voucher = { id: 'fifth', amountMinor: 500, minMinor: 0, currency: 'KWD', expiresAtMs: 1 };
  const line = { ...PLAIN_LINE, foodId: 'pho', image: '/pho.webp', taxShare: 19_000 };
  const bacon = aChosenOption({ groupId: 'extra', id: 'bacon', name: 'Bacon', quantity: 2, eachMinor: 100 });
  const order = anOrder({
    id: 'a1',
    currency: 'KWD',
    businessDay: '2026-01-02',
    lines: [
      {
        ...line,
        name: '=SUM(A1)',
        size: { id: 'l', name: 'Large', kitchenName: null },
        options: [bacon],
        quantity: 2,
        eachMinor: 1500,
        totalMinor: 3000,
      },
      { ...line, name: 'Tea', eachMinor: 1000, totalMinor: 1000, taxShare: null },
    ],
    priceMinor: 3500,
    taxes: [{ share: 19_000, netMinor: 2206, taxMinor: 419 }],
    discounts: [{ kind: 'voucher', voucher, amountMinor: 500 }],
  });
  expect(linesOf(order)).toEqual([
    'Order,Token,Business day,Ordered,Status,Food,Size,Options,Quantity,Each,Total,Discount,Tax rate,Tax,Order total,Currency',
    `a1,K7M2QX,2026-01-02,2026-01-02 09:00,Pending,'=SUM(A1),Large,2 × Bacon,2,1.500,3.000,0.375,19%,0.419,3.500,KWD`,
    'a1,K7M2QX,2026-01-02,2026-01-02 09:00,Pending,Tea,,,1,1.000,1.000,0.125,,,,KWD',
  ]);
});

it('says of an order that was cancelled what its row says, also of one that was taken page by page', () => {
  const order = anOrder({ status: 'reject', rejectCode: 'customer' });
  const taken = lineRecordsCsv(lineRecordsOfTaken([toTakenOrderDto(takenOrderOf(order))]));
  for (const csv of [orderLinesCsv([order]), taken]) expect(csv).toContain('Cancelled');
});

it('an order and its lines have the same token to join them by, and write prices alike', () => {
  const line = { ...PLAIN_LINE, foodId: 'pho', image: '/pho.webp', name: 'Pho', eachMinor: 2630, totalMinor: 2630 };
  const order = anOrder({ lines: [line], priceMinor: 2630 });
  for (const csv of [csvOf([order], orderColumns({ hasServed: false })), orderLinesCsv([order])]) {
    const [head = '', row = ''] = csv.replaceAll('"', '').split('\r\n');
    const cells = new Map(head.split(',').map((label, at) => [label, row.split(',')[at]]));
    expect([cells.get('Token'), cells.get('Price') ?? cells.get('Order total')]).toEqual(['K7M2QX', '26.30']);
  }
});

it('the CSV of lines has the promise, the first one and the delivery, where a time was promised', () => {
  const plain = anOrder({ id: 'a1' });
  const promised = anOrder({ id: 'a2', firstPromisedAtMs: 60_000, promisedAtMs: 120_000, deliveredAtMs: 90_000 });
  const [head, first, second] = linesOf(plain, promised);
  expect([head, first, second]).toEqual([
    expect.stringMatching(/,Currency,Promised,First promised,Delivered$/),
    expect.stringMatching(/,USD,,,$/),
    expect.stringMatching(/,USD,1970-01-01 09:02,1970-01-01 09:01,1970-01-01 09:01$/),
  ]);
  expect(orderLinesCsv([plain])).not.toContain('Promised');
});

it('both files, and that of taken lines, say alike what is promised now and what was promised first', () => {
  const order = anOrder({ status: 'approved', firstPromisedAtMs: 60_000, promisedAtMs: 660_000 });
  const taken = lineRecordsOfTaken([toTakenOrderDto(takenOrderOf(order))]);
  const files = [
    csvOf([order], orderColumns({ kind: 'due', hasServed: false })),
    orderLinesCsv([order]),
    lineRecordsCsv(taken),
  ];
  for (const csv of files) {
    const [head = [], row = []] = csv.split('\r\n').map((line) => line.replaceAll('"', '').split(','));
    const cells = ['Promised', 'First promised'].map((label) => row[head.indexOf(label)]);
    expect([...cells, head.includes('Due')]).toEqual(['1970-01-01 09:11', '1970-01-01 09:01', false]);
  }
});

it('the CSV of lines says how orders are served, where one of them does', () => {
  const table = { code: 'T7T7T7', name: 'Table 7' };
  const orders = [anOrder({ fulfilment: { kind: 'table', table } }), anOrder()];
  const ends = linesOf(...orders).map((row) => row.split(',').at(-1));
  expect(ends).toEqual(['Served', 'Table 7', '']);
});

it('both files say for when an order is wanted, where one is for later', () => {
  const orders = [anOrder({ wantedAtMs: 60_000 }), anOrder()];
  const cellsOf = (csv: string): readonly (string | undefined)[] => {
    const [head = [], ...rows] = csv.split('\r\n').map((row) => row.replaceAll('"', '').split(','));
    return rows.map((row) => row[head.indexOf('Wanted for')]);
  };
  expect(cellsOf(orderLinesCsv(orders))).toEqual(['1970-01-01 09:01', '']);
  expect(cellsOf(csvOf(orders, orderColumns({ hasServed: false, hasWanted: true })))).toEqual(['1970-01-01 09:01', '']);
  expect(orderLinesCsv([anOrder()])).not.toContain('Wanted for');
});

it('the CSV of lines names both halves of one, and so does the CSV of orders', () => {
  const half = { foodId: 'funghi', name: 'Funghi', kitchenName: 'FUN' };
  const line = {
    ...PLAIN_LINE,
    foodId: 'marg',
    image: '/m.webp',
    name: 'Margherita',
    half,
    eachMinor: 1,
    totalMinor: 1,
  };
  const order = anOrder({ ...headOf([line]), lines: [line] });
  for (const csv of [csvOf([order], orderColumns({ hasServed: false })), orderLinesCsv([order])])
    expect(csv).toContain('"Half Margherita, half Funghi"');
});
