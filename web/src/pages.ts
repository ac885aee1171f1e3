import { canDecide, canManageMenu, canManageUsers, canTakeData, worksInKitchen, type Role } from '@foodhouse/domain';
import * as texts from './texts.ts';

// Every page of the site. The router, the drawer, the typed links and the build (HTML, chunks, hosting,
// service worker, size limits) read this table: a new page is an entry here and a module in routes/.

interface AnyPage {
  /** Pattern of the router. */
  readonly path: `/${string}`;
  /** The module in routes/, which exports `Component`. */
  readonly module: string;
  /** Whether somebody opens it once in a while: it has no entry in the drawer, and no other page pays for its bytes. */
  readonly isAside?: true;
}

/** A page that is prerendered, with everything but the foods. */
export interface PublicPage extends AnyPage {
  readonly audience: 'public';
  /** The prerendered file; null for a page that begins with the empty shell. */
  readonly html: string | null;
  /** Without the bar and the footer, and not in search engines. */
  readonly isBare?: true;
  /** Readable offline before the first visit. */
  readonly isKept?: true;
}

/** A page behind the login, with an entry in the drawer. Its HTML is the frame with an unknown session. */
export interface DashboardPage extends AnyPage {
  /** The roles that see its entry in the drawer. A page for some roles refuses the others itself. */
  readonly audience: 'signed in' | ((role: Role) => boolean);
  readonly label: string;
  readonly icon: 'add' | 'bell' | 'box' | 'dish' | 'house' | 'list' | 'people' | 'receipt' | 'share' | 'star';
  /** The h1 of the prerendered page; its label when left out. */
  readonly heading?: string;
  /** The path of the page whose entry is marked while this one has none. */
  readonly within?: `/dashboard${string}`;
  /** The orders whose number its entry shows. */
  readonly counts?: 'undecided' | 'accepted';
  /** Whether its entry is there only while the house has not opened yet. */
  readonly isUntilOpen?: true;
  /** Whether a phone's bar has its entry in every case. */
  readonly isMain?: true;
  /** Whether a bar of tools takes the place of its heading on a phone. */
  readonly hasBar?: true;
  /** Whether it is a list, and looks like one while the session is unknown. */
  readonly isList?: true;
}

export type Page = PublicPage | DashboardPage;

/** The pages by name, in the drawer's order. */
export const PAGES = {
  home: {
    path: '/',
    module: 'home',
    audience: 'public',
    html: 'index.html',
    isKept: true,
  },
  inventory: {
    path: '/inventory',
    module: 'inventory',
    audience: 'public',
    html: 'inventory.html',
    isKept: true,
  },
  foodDetails: {
    path: '/user/:userId',
    module: 'food-details',
    audience: 'public',
    html: 'food.html',
  },
  table: { path: '/t/:code', module: 'table', audience: 'public', html: null },
  foodAddress: { path: '/foods/:foodId', module: 'food-address', audience: 'public', html: null },
  track: { path: '/track/:orderId', module: 'track', audience: 'public', html: null },
  /** Links of before the key stood behind '#'. */
  oldTrack: { path: '/track/:orderId/:trackKey', module: 'old-track', audience: 'public', html: null },
  /** The link of an invitation to work here. */
  invite: { path: '/invite', module: 'invite', audience: 'public', html: null, isAside: true },
  chefs: { path: '/chefs', module: 'chefs', audience: 'public', html: 'chefs.html' },
  about: { path: '/about', module: 'about', audience: 'public', html: 'about.html' },
  imprint: {
    path: '/imprint',
    module: 'imprint',
    audience: 'public',
    html: 'imprint.html',
    isAside: true,
  },
  privacy: {
    path: '/privacy',
    module: 'privacy',
    audience: 'public',
    html: 'privacy.html',
    isAside: true,
  },
  terms: { path: '/terms', module: 'terms', audience: 'public', html: 'terms.html', isAside: true },
  review: { path: '/review', module: 'write-review', audience: 'public', html: 'review.html' },
  login: { path: '/login', module: 'login', audience: 'public', html: 'login.html', isBare: true },
  signUp: { path: '/signup', module: 'sign-up', audience: 'public', html: 'signup.html', isBare: true },
  /** For whoever thinks of moving in, and no guest: so it is not in search engines. */
  tryMenu: { path: '/try', module: 'try', audience: 'public', html: 'try.html', isBare: true, isAside: true },

  dashboard: {
    path: '/dashboard',
    module: 'dashboard-index',
    audience: 'signed in',
    label: texts.foodList(),
    icon: 'dish',
    isList: true,
    isMain: true,
    heading: texts.welcome(),
  },
  myOrders: {
    path: '/dashboard/myorders',
    module: 'my-orders',
    audience: 'signed in',
    label: texts.myOrders(),
    icon: 'receipt',
    isList: true,
    isMain: true,
  },
  reviews: {
    path: '/dashboard/review',
    module: 'reviews',
    audience: 'signed in',
    label: texts.reviews(),
    icon: 'star',
    isList: true,
    heading: texts.totalReviews({ count: '…' }),
  },
  orderList: {
    path: '/dashboard/orderlist',
    module: 'order-list',
    audience: canDecide,
    label: texts.orderList(),
    icon: 'list',
    isList: true,
    counts: 'undecided',
    isMain: true,
  },
  addFood: {
    path: '/dashboard/addfood',
    module: 'add-food',
    audience: canManageMenu,
    label: texts.addFood(),
    icon: 'add',
  },
  manageFood: {
    path: '/dashboard/foods/:foodId',
    module: 'manage-food',
    audience: canManageMenu,
    label: texts.foodList(),
    icon: 'dish',
    within: '/dashboard',
    isAside: true,
  },
  importMenu: {
    path: '/dashboard/import',
    module: 'import-menu',
    audience: canManageMenu,
    label: texts.importMenu(),
    icon: 'add',
    within: '/dashboard/addfood',
    isAside: true,
  },
  exportData: {
    path: '/dashboard/export',
    module: 'export-data',
    audience: canTakeData,
    label: texts.exportData(),
    icon: 'box',
    within: '/dashboard/house',
    isAside: true,
  },
  allUsers: {
    path: '/dashboard/allusers',
    module: 'all-users',
    audience: canManageUsers,
    label: texts.allUsers(),
    icon: 'people',
    isList: true,
    heading: texts.totalUsers({ count: '…' }),
  },
  kitchen: {
    path: '/dashboard/kitchen',
    module: 'kitchen',
    audience: worksInKitchen,
    label: texts.kitchen(),
    icon: 'bell',
    hasBar: true,
    counts: 'accepted',
    isMain: true,
  },
  stock: {
    path: '/dashboard/stock',
    module: 'stock',
    audience: worksInKitchen,
    label: texts.stock(),
    icon: 'box',
  },
  house: {
    path: '/dashboard/house',
    module: 'house',
    audience: canManageMenu,
    label: texts.house(),
    icon: 'house',
  },
  share: {
    path: '/dashboard/share',
    module: 'share',
    audience: canManageMenu,
    label: texts.share(),
    icon: 'share',
  },
  setUp: {
    path: '/dashboard/setup',
    module: 'set-up',
    audience: canManageMenu,
    label: texts.setUp(),
    icon: 'house',
    isUntilOpen: true,
    within: '/dashboard/house',
    isAside: true,
  },
} as const satisfies Readonly<Record<string, Page>>;

export const ALL_PAGES: readonly Page[] = Object.values(PAGES);

export function isPublic(page: Page): page is PublicPage {
  return page.audience === 'public';
}

export function isBehindLogin(page: Page): page is DashboardPage {
  return page.audience !== 'public';
}
