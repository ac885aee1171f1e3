import type { OrderStatus } from '@foodhouse/domain';
import { PAGES } from '../pages.ts';
import { OWN_UID } from './early-list.ts';

// The lists that open some pages of the dashboard: a page asks our own server for them while the SDKs of identity and
// database are still on their way (decision 028).

export function houseOrdersPath(status: OrderStatus): string {
  return `/allorderlist/${status}`;
}

export function ownOrdersPath(uid: string, status: OrderStatus): string {
  return `/orderbyUser?user=${encodeURIComponent(uid)}&status=${status}`;
}

/** By the address of a page: the route of its list as it is without a filter. The route is for people only. */
const FIRST_LISTS: Readonly<Record<string, string>> = {
  [PAGES.orderList.path]: houseOrdersPath('pending'),
  [PAGES.kitchen.path]: houseOrdersPath('approved'),
  [PAGES.myOrders.path]: ownOrdersPath(OWN_UID, 'pending'),
};

/** @returns the route, with `OWN_UID` for the person's own; null for a page that waits for the session */
export function firstListOf(pathname: string): string | null {
  return FIRST_LISTS[pathname.replace(/\/$/, '')] ?? null;
}
