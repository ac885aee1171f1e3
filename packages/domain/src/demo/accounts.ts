import type { Role } from '../users/roles.ts';

/** The password of every demo account. They exist on the emulators only. */
export const DEMO_PASSWORD = 'foodhouse';

export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
}

export const DEMO_ADMIN: DemoAccount = {
  uid: 'demo-admin',
  email: 'admin@example.com',
  displayName: 'Ada Admin',
  role: 'admin',
};

export const DEMO_CHEF: DemoAccount = {
  uid: 'demo-chef',
  email: 'chef@example.com',
  displayName: 'Carlo Chef',
  role: 'chef',
};

export const DEMO_CUSTOMER: DemoAccount = {
  uid: 'demo-customer',
  email: 'customer@example.com',
  displayName: 'Cora Customer',
  role: 'user',
};

/** The seed makes these accounts, and the login page offers them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [DEMO_ADMIN, DEMO_CHEF, DEMO_CUSTOMER];
