import type { HouseKind } from './houses.ts';

// The ways to order in those houses: by the server that judges on the pages, and some of them in a browser.

export type ServedKind = 'pickup' | 'table' | 'delivery';

/** How somebody orders: with one press, or through the basket; signed in, or as a guest. */
export interface WayToOrder {
  readonly through: 'Order Now' | 'basket';
  readonly by: 'user' | 'guest';
  /** Left out in a house that offers no choice. */
  readonly served?: ServedKind;
  readonly isLater?: true;
  readonly hasVoucher?: true;
  readonly note?: string;
  /** Walked in the browser too, over the running house: each thing that can be said comes once. */
  readonly isJourney?: true;
}

/** In which house, how, and the sum in the smallest unit of its currency. */
export const WAYS_TO_ORDER: readonly (readonly [house: HouseKind, how: string, way: WayToOrder, totalMinor: number])[] =
  [
    ['bare', 'Order Now', { through: 'Order Now', by: 'user' }, 1190],
    ['tax on top', 'Order Now', { through: 'Order Now', by: 'user' }, 1296],
    ['tax on top', 'the basket, for later', { through: 'basket', by: 'user', isLater: true, isJourney: true }, 1296],
    [
      'delivery only',
      'a guest’s Order Now, delivered',
      { through: 'Order Now', by: 'guest', served: 'delivery', isJourney: true },
      1568,
    ],
    ['tables only', 'Order Now at a table', { through: 'Order Now', by: 'user', served: 'table' }, 1190],
    [
      'tables only',
      'a guest’s basket at a table, with a note',
      { through: 'basket', by: 'guest', served: 'table', note: 'All at once, please', isJourney: true },
      1190,
    ],
    ['yen', 'the basket', { through: 'basket', by: 'user' }, 1296],
    [
      'over midnight, far away',
      'Order Now for later',
      { through: 'Order Now', by: 'user', served: 'pickup', isLater: true },
      1190,
    ],
    ['over midnight, far away', 'the basket, delivered', { through: 'basket', by: 'user', served: 'delivery' }, 1440],
    [
      'configured',
      'the basket, delivered, less a voucher',
      { through: 'basket', by: 'user', served: 'delivery', hasVoucher: true, isJourney: true },
      2150,
    ],
    [
      'configured',
      'a guest’s Order Now for later',
      { through: 'Order Now', by: 'guest', served: 'pickup', isLater: true },
      1190,
    ],
    [
      'paused',
      'the basket, for after the pause',
      { through: 'basket', by: 'user', served: 'pickup', isLater: true },
      1190,
    ],
  ];
