import { canDecide, isOpen, worksInKitchen, type Mealtime, type OrderStatus, type Role } from '@foodhouse/domain';
import { PAGES } from './pages.ts';

// Links within the site: the address of each page by its name, and of pages with parameters.

export const paths = addressesOf(PAGES);

/** The picture of a link to the site where others share it. */
export const SHARED_PICTURE = '/img/site/share.jpg';

/** The script of the order button, for pages of other sites (order-button.ts). */
export const ORDER_BUTTON = '/order-button.js';

/** The page of the dashboard on which a person of the role begins: their work, or the foods to order. */
export function beginningOf(role: Role): string {
  if (canDecide(role)) return paths.orderList;
  return worksInKitchen(role) ? paths.kitchen : paths.dashboard;
}

/** Whether an address is behind the dashboard's guard. */
export function isOfDashboard(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}

export function inventoryOf(mealtime: Mealtime): string {
  return `${paths.inventory}?mealtime=${mealtime}`;
}

/** The specification's address of a food: a food's id where `user` is named. */
export function foodDetailsOf(id: string): string {
  return `/user/${encodeURIComponent(id)}`;
}

/** The link of an order, for whoever has it. What is behind '#' is sent to nobody. */
export function trackOf(id: string, key: string): string {
  return `/track/${encodeURIComponent(id)}#${encodeURIComponent(key)}`;
}

/** The part of All Users in which somebody is invited. */
export const INVITE_PART = '#invite';

/** The link of an invitation, for whoever has it. What is behind '#' is sent to nobody. */
export function inviteOf(key: string): string {
  return `${paths.invite}#${encodeURIComponent(key)}`;
}

/** My Orders, where an order of this status stands; null: not known yet. Those under way stand there whichever is chosen. */
export function myOrdersWith(status: OrderStatus | null): string {
  return status === null || isOpen(status) ? paths.myOrders : `${paths.myOrders}?status=${status}`;
}

/** The Food List, as it is searched. @param typed empty for all of it */
export function foodListOf(typed: string): string {
  return `${paths.dashboard}${searchOf(typed)}`;
}

/** Where admins change a food. @param part of the page @param typed what is searched for in the list that led there */
export function manageFoodOf(id: string, { part = '', typed = '' }: { part?: string; typed?: string } = {}): string {
  return `/dashboard/foods/${encodeURIComponent(id)}${searchOf(typed)}${part === '' ? '' : `#${part}`}`;
}

function searchOf(typed: string): string {
  return typed === '' ? '' : `?${new URLSearchParams({ q: typed }).toString()}`;
}

/** The page of one food's stock, for staff. */
export function stockOfFood(id: string): string {
  return `${paths.stock}?food=${encodeURIComponent(id)}`;
}

function addressesOf<Name extends string>(
  pages: Readonly<Record<Name, { readonly path: string }>>,
): Readonly<Record<Name, string>> {
  const addresses = Object.entries<{ readonly path: string }>(pages).map(([name, { path }]) => [name, path]);
  return Object.fromEntries(addresses) as Record<Name, string>;
}
