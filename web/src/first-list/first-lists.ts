import { isOpen, isUndecided, MAX_PAGE_SIZE, statusesThat, type OrderStatus } from '@foodhouse/domain';
import { PAGES } from '../pages.ts';
import { OWN_UID, type FirstList } from './ask-first-list.ts';
import { MENU_PAGE, menuPath } from '../data/menu.ts';

// The lists that open the pages of the dashboard: a page asks our own server for them while the SDKs of identity and
// database are still on their way (decision 028).

/** Newest last, as the live list has them. */
export const MENU_PATH = `${menuPath(MENU_PAGE)}&order=added`;
export const REVIEWS_PAGE = 25;
export const REVIEWS_PATH = `/review?limit=${REVIEWS_PAGE}`;
export const USERS_PATH = `/users?limit=${MAX_PAGE_SIZE}`;

export function houseOrdersPath(status: OrderStatus): string {
  return `/allorderlist/${status}`;
}

export function ownOrdersPath(uid: string, status: OrderStatus): string {
  return `/orderbyUser?user=${encodeURIComponent(uid)}&status=${status}`;
}

/** What the filters of the pages begin with; what is under way stands above them. */
const [FIRST_OPEN, ...OTHERS_OPEN] = statusesThat(isOpen);
const [FIRST_UNDECIDED] = statusesThat(isUndecided);

/** By the address of a page. Not the kitchen: the route has neither lines nor notes nor allergens, which a ticket must not lack. */
const FIRST_LISTS: Readonly<Record<string, FirstList>> = {
  [PAGES.dashboard.path]: { kind: 'foods', rows: MENU_PATH, caller: '/admin' },
  [PAGES.myOrders.path]: {
    kind: 'orders',
    rows: ownOrdersPath(OWN_UID, FIRST_OPEN),
    also: OTHERS_OPEN.map((status) => ownOrdersPath(OWN_UID, status)),
  },
  [PAGES.reviews.path]: { kind: 'reviews', rows: REVIEWS_PATH },
  [PAGES.orderList.path]: { kind: 'decisions', rows: houseOrdersPath(FIRST_UNDECIDED), oldestBy: 'createdAt' },
  [PAGES.allUsers.path]: { kind: 'users', rows: USERS_PATH },
};

/** @returns null for a page that waits for the session */
export function firstListOf(pathname: string): FirstList | null {
  return FIRST_LISTS[pathname.replace(/\/$/, '')] ?? null;
}
