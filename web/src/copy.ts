// The texts of the site that the specification fixes, to the letter, odd spellings included. The messages of form
// fields are in the domain (packages/domain/src/texts.json), because its schemas return them.

export const MESSAGES = {
  signedUp: 'Successfully Sign Up',
  loggedIn: 'Successfully Loged In',
  orderConfirmed: 'Your order is Confirm',
  reviewSent: 'Review send..!',
  foodAdded: 'Food Added Successfully..!',
  madeAdmin: 'Successfully made an admin',
  madeChef: 'Successfully made a chef',
  madeUser: 'Successfully made a user',
  failedToMakeAdmin: 'failed to make an admin',
  loginFirst: 'Login first..!',
  errorPrefix: 'Error: ',
  welcome: 'Welcome to Dashboard',
  createAccount: 'Create New Account',
  pleaseLogin: 'Please Login',
  orderNow: 'Order Now',
  newBadge: 'NEW',
  orderReturned: 'The kitchen asked the house again',
} as const;

export const HOME_TEXTS = {
  heroHeadline: 'Our food site makes it easy to find local foods',
  heroButtons: { start: 'Get Started', order: 'order now' },
  sampleFoods: ['Vagetable rice', 'Fride Rice', 'Good and Fresh'],
  sampleNote: 'From here to home',
  menuHeadline: 'Menu That Always make You Feel in Love',
  menuBadge: '99 $',
  discover: 'Discover Restaurant near From You',
  quantity: 'Quantiy',
  servicesHeadline: 'Our Customer Services',
  sampleRating: 7.56,
  pricingHeadline: 'Pricing',
  pricing: [
    { name: 'Free', price: '$0', note: '1 month for free' },
    { name: 'Normal', price: '$50', note: '' },
  ],
  chefsHeadline: 'Meet Our Chefs',
  chefTag: 'Fashion',
} as const;

export const ABOUT_TEXTS = {
  heading: 'All About everything is here',
  /** Decorative: the countdown never counts. */
  countdown: [
    { value: 15, unit: 'days' },
    { value: 10, unit: 'hours' },
    { value: 24, unit: 'min' },
    { value: 52, unit: 'sec' },
  ],
} as const;

export const REVIEW_HEADING = 'Keep in Our Touch';

/** 'Total User : 42'; three dots while the number is unknown. */
export function totalUsersHeading(count: number | null): string {
  return `Total User : ${count ?? '…'}`;
}

/** 'Total clients review :42'; three dots while the number is unknown. */
export function totalReviewsHeading(count: number | null): string {
  return `Total clients review :${count ?? '…'}`;
}

/** 'User:ann@example.com is deleted.' */
export function userDeletedMessage(email: string): string {
  return `User:${email} is deleted.`;
}

/** 'Inventory All Products: 42'; three dots while the number is unknown. */
export function inventoryHeading(count: number | string | null): string {
  return `Inventory All Products: ${count ?? '…'}`;
}

/** Describes the site in tabs, search engines and shared links. */
export const SITE = {
  name: 'Foodhouse',
  picture: '/img/site/share.jpg',
  wasUpdated: 'Foodhouse was updated while you were here. Load the page again to go on.',
} as const;

/** Why a request failed, as screens tell it apart. */
export type FailureReason = 'offline' | 'unavailable' | 'no-permission' | 'signed-out' | 'not-found' | 'broken';

/** The message of a region that could not be loaded. */
export const FAILURE_TEXTS: Record<FailureReason, { readonly title: string; readonly text: string }> = {
  offline: { title: 'You are offline', text: 'This page comes back by itself when your connection does.' },
  unavailable: {
    title: 'The kitchen is not answering',
    text: 'We could not reach our service. Please try again in a moment.',
  },
  'no-permission': {
    title: 'You need access for this page',
    text: 'Ask an admin of the house to give your account the right role.',
  },
  'signed-out': { title: 'Your session has ended', text: 'Please log in again to see this page.' },
  'not-found': { title: 'Nothing here', text: 'What you are looking for does not exist, or no longer does.' },
  broken: { title: 'Something went wrong', text: 'The fault is on our side. Please try again.' },
};
