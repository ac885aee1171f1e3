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
