import {
  HOUSE_PAGES,
  INVITATION_MS,
  type Fulfilment,
  type HousePages,
  type Invitation,
  type StockMove,
} from '@foodhouse/domain';
import { DEMO_ADMIN } from '@foodhouse/domain/demo';
import { invitationIdOf } from '../../functions/src/services/people/invitations.ts';
import { digest } from '../../functions/src/services/shared/digest.ts';
import type { DemoOrder } from '../../tools/seed/demo-orders.ts';
import { CONFIGURED_HOUSE } from '../../tools/seed/configured-house.ts';
import type { HouseProfile } from '../../tools/seed/house-profile.ts';
import { templateOf } from '../../web/src/features/house/settings/page-templates.ts';

// The house of the pictures: the configured one with full lists, and the same at every hour of the day.

const DAY_MS = 24 * 60 * 60_000;
/** Yesterday, today and tomorrow, in whatever zone: the house takes orders while its pictures are taken. */
const OPEN_DAYS = [-1, 0, 1].map((days) => new Date(Date.now() + days * DAY_MS).getUTCDay());
const HOURS = [
  { days: OPEN_DAYS, from: '00:00', to: '00:00' },
  ...(CONFIGURED_HOUSE.settings.hours?.pickup ?? []).map(({ days, ...hours }) => ({
    days: days.filter((day) => !OPEN_DAYS.includes(day)),
    ...hours,
  })),
].filter(({ days }) => days.length > 0);

const ACCEPTED = { to: 'approved', afterMinutes: 1 } as const;
const DELIVERED = { to: 'delivered', afterMinutes: 22 } as const;

const PICKUP: Fulfilment = { kind: 'pickup' };
const AT_TABLE: Fulfilment = { kind: 'table', table: { name: 'Table 3' } };
const DELIVERY: Fulfilment = { kind: 'delivery', area: { id: 'kreuzberg', name: 'Kreuzberg' } };

function order(
  token: string,
  minutesAgo: number,
  foods: string,
  fulfilment: Fulfilment,
  ...moves: DemoOrder['moves']
): DemoOrder {
  const lines = foods.split(' ').map((food) => {
    const [foodId = '', quantity = '1'] = food.split('*');
    return { foodId, quantity: Number(quantity) };
  });
  return { id: `screens-${token.toLowerCase()}`, lines, token, minutesAgo, fulfilment, moves };
}

/** Beside the demo's orders. Some wait for an answer for too long, and some are late in the kitchen. */
const MORE_ORDERS: readonly DemoOrder[] = [
  order('SM4B7K', 1, 'smash-burger*2 fries bubble-tea', PICKUP),
  order('CC9T3M', 8, 'chicken-curry*3 steamed-rice*3 garden-salad', DELIVERY),
  order('CF6H2W', 13, 'cheese-fondue', AT_TABLE),
  order('SU8N4D', 4, 'salmon-sushi*2 green-tea*2', PICKUP, ACCEPTED),
  order('FP3K9R', 17, 'falafel-pita hot-dog fries*2 flat-white', PICKUP, ACCEPTED),
  order('RC7W2X', 26, 'roast-chicken-leg*4 roast-sweet-potato*4 mushroom-soup*2 cherry-pie*4', AT_TABLE, ACCEPTED),
  order('BP5J8Q', 44, 'bento-box', PICKUP, ACCEPTED),
  order('SP2M6V', 70, 'seafood-paella*2', PICKUP, { to: 'reject', afterMinutes: 4, reason: 'Sold out' }),
  order('IC4X9T', 115, 'ice-cream*3 custard', PICKUP, ACCEPTED, DELIVERED),
  order('CT8R3H', 140, 'carnitas-tacos*2 grilled-corn', DELIVERY, ACCEPTED, DELIVERED),
];

export const HOUSE_OF_SCREENS: HouseProfile = {
  ...CONFIGURED_HOUSE,
  settings: {
    ...CONFIGURED_HOUSE.settings,
    hours: { pickup: HOURS, table: HOURS, delivery: HOURS },
    writtenPages: HOUSE_PAGES,
    enforceMealtimes: false,
    answerMinutes: 60, // no order runs out meanwhile
  },
  orders: [...CONFIGURED_HOUSE.orders, ...MORE_ORDERS],
};

/** The food with a ledger. */
export const MOVED = 'beef-pho';

const MINUTE_MS = 60_000;

/** What changed its portions so far, the first one first. */
export function stockMoves(nowMs: number): readonly StockMove[] {
  const moves = [
    { minutesAgo: 300, cause: 'opening', delta: 9 },
    { minutesAgo: 284, cause: 'restock', delta: 15, note: 'From the market' },
    { minutesAgo: 221, cause: 'order', delta: -3, token: 'LK5D2W' },
    { minutesAgo: 205, cause: 'order', delta: -2, token: 'PA7T3J' },
    { minutesAgo: 172, cause: 'waste', delta: -1, note: 'Spilled' },
    { minutesAgo: 96, cause: 'release', delta: 2, token: 'PA7T3J' },
    { minutesAgo: 41, cause: 'count', delta: -2 },
    { minutesAgo: 9, cause: 'order', delta: -2, token: 'PH3N9V' },
  ] as const satisfies readonly (Pick<StockMove, 'cause' | 'delta'> & Partial<StockMove> & { minutesAgo: number })[];
  return moves.map(({ minutesAgo, ...move }, index) => {
    const atMs = nowMs - minutesAgo * MINUTE_MS;
    return {
      foodId: MOVED,
      orderId: null,
      token: null,
      byUid: null,
      byRole: 'token' in move ? 'user' : 'chef',
      note: '',
      ...move,
      after: moves.slice(0, index + 1).reduce((sum, { delta }) => sum + delta, 0),
      atMs,
      businessDay: new Date(atMs).toISOString().slice(0, 10),
    };
  });
}

export const TABLE = CONFIGURED_HOUSE.tables[0] ?? { code: '', name: '' };

/** The link of an order as a guest has it. */
export const TRACKED = { orderId: 'demo-order-3', key: 'screensscreensscreens0' } as const;

/** What the order keeps of its link. */
export const TRACK_FIELD = { track: digest(TRACKED.key) } as const;

/** What the law asks for, as the templates begin it. */
export const LAW_PAGES: HousePages = {
  version: 1,
  imprint: lawPage('imprint'),
  privacy: lawPage('privacy'),
  terms: lawPage('terms'),
};

function lawPage(page: (typeof HOUSE_PAGES)[number]): string {
  return templateOf(page, HOUSE_OF_SCREENS.settings.about ?? null);
}

/** The key of an invitation that waits for somebody. */
export const INVITED_BY = 'screensscreensscreens1';

export function invitation(nowMs: number): Invitation {
  return {
    id: invitationIdOf(INVITED_BY),
    role: 'chef',
    name: 'Linh',
    byUid: DEMO_ADMIN.uid,
    createdAtMs: nowMs,
    endsAtMs: nowMs + INVITATION_MS,
    usedByUid: null,
    usedAtMs: null,
    calledBackAtMs: null,
  };
}
