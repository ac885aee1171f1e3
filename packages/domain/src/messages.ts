// Every text that the specification fixes, byte for byte, odd spellings included.

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
  nameRequired: 'name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Provide a valid Email',
  passwordTooShort: 'Password is required must be 6 character ',
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
  /** A decoration: it never counts down. */
  countdown: [
    { value: 15, unit: 'days' },
    { value: 10, unit: 'hours' },
    { value: 24, unit: 'min' },
    { value: 52, unit: 'sec' },
  ],
} as const;

export const REVIEW_HEADING = 'Keep in Our Touch';

/** The hero carousel of the home page. */
export const CAROUSEL = { intervalMs: 5000, swipePixels: 40 } as const;

/** 'Total User : 42'; three dots while the number is not known. */
export function totalUsersHeading(count: number | null): string {
  return `Total User : ${count ?? '…'}`;
}

/** 'Total clients review :42', likewise. */
export function totalReviewsHeading(count: number | null): string {
  return `Total clients review :${count ?? '…'}`;
}

/** 'User:ann@example.com is deleted.' */
export function userDeletedMessage(email: string): string {
  return `User:${email} is deleted.`;
}

/** 'Inventory All Products: 42'; three dots while the number is not known. */
export function inventoryHeading(count: number | null): string {
  return `Inventory All Products: ${count ?? '…'}`;
}

/** The constant price that the dashboard's order dialog sends; the food's true price is charged. */
export const DASHBOARD_PRICE_TEXT = '120$';
export const MIN_PASSWORD_LENGTH = 6;
export const POPULAR_FOODS = 3;
/** Where the site keeps the issued token, and the key that older versions left behind. */
export const TOKEN_STORAGE_KEY = 'accessToken';
export const OLD_TOKEN_STORAGE_KEY = 'Token';
