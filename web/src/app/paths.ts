import type { Mealtime, OrderStatus } from '@foodhouse/domain';

/** Every address of the site, built in one place. */
export const paths = {
  home: '/',
  inventory: '/inventory',
  review: '/review',
  about: '/about',
  chefs: '/chefs',
  login: '/login',
  signUp: '/signup',
  dashboard: '/dashboard',
  myOrders: '/dashboard/myorders',
  orderList: '/dashboard/orderlist',
  kitchen: '/dashboard/kitchen',
  reviews: '/dashboard/review',
  addFood: '/dashboard/addfood',
  allUsers: '/dashboard/allusers',
} as const;

/** Whether an address lies behind the dashboard's guard. */
export function isOfDashboard(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`);
}

export function inventoryOf(mealtime: Mealtime): string {
  return `${paths.inventory}?mealtime=${mealtime}`;
}

/** The specification's address of a food: the id stands where a user's would. */
export function foodDetailsOf(id: string): string {
  return `/user/${encodeURIComponent(id)}`;
}

export function withStatus(path: string, status: OrderStatus): string {
  return `${path}?status=${status}`;
}

/**
 * The page of this site that led here, by the browser's word: a link followed before the script was there carries no
 * state. Null for pages that lead nowhere, such as the login itself.
 */
export function pathOfReferrer(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  const isOurs = from.origin === origin && from.pathname !== paths.login && from.pathname !== paths.signUp;
  return isOurs ? from.pathname + from.search : null;
}

/** Where to go after login: the page one came from, if it is a page of this site, else home. */
export function safeReturnPath(from: unknown): string {
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
