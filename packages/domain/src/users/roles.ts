/** Those that a house gives, from the most privileged to the least. */
export const ROLES = ['admin', 'chef', 'user'] as const;
export type GivenRole = (typeof ROLES)[number];

/** With whoever orders without an account, in a house that allows it: only routes that name them let them pass. */
export const ROLES_AND_GUESTS = [...ROLES, 'guest'] as const;
export type Role = (typeof ROLES_AND_GUESTS)[number];

/** Who acts: a person with a role, or the house by itself. */
export type ActingRole = Role | 'system';

export function isRole(value: unknown): value is Role {
  return ROLES_AND_GUESTS.includes(value as Role);
}

/** The role that a claim or a record holds; anything else is a plain user. */
export function toRole(value: unknown): Role {
  return isRole(value) ? value : 'user';
}

/** The role of whoever made a stored change. */
export function toActingRole(value: unknown): ActingRole {
  return value === 'system' ? value : toRole(value);
}

/** The lower of two roles: an admin may do all that a chef may, a chef all that a user may, a user all that a guest may. */
export function lowerRole(a: Role, b: Role): Role {
  return ROLES_AND_GUESTS.indexOf(a) > ROLES_AND_GUESTS.indexOf(b) ? a : b;
}

/** Whether they have an account of their own: guests are in no list and no count of users. */
export function isMember(role: Role): boolean {
  return role !== 'guest';
}

/** Custom claims of an account: the role, and two booleans for older readers. */
export function claimsOf(role: Role): { readonly role: Role; readonly admin: boolean; readonly chef: boolean } {
  return { role, admin: role === 'admin', chef: role === 'chef' };
}

// The permissions of roles: routes and screens use these predicates, and name no role.

/** Whether they see the kitchen, deliver orders and give them back. */
export function worksInKitchen(role: Role): boolean {
  return role === 'admin' || role === 'chef';
}

/** Whether they accept and reject orders, and see the orders of every customer. */
export function canDecide(role: Role): boolean {
  return role === 'admin';
}

/** Whether they add, edit and remove foods, bring a menu in, and set the house: its hours, money and services. */
export function canManageMenu(role: Role): boolean {
  return role === 'admin';
}

/** Whether they see all users, change roles and delete accounts. */
export function canManageUsers(role: Role): boolean {
  return role === 'admin';
}

/** Whether they take everything along that the house owns. */
export function canTakeData(role: Role): boolean {
  return role === 'admin';
}

/** Whether they see the email addresses of customers and reviewers. */
export function canSeeAddresses(role: Role): boolean {
  return role === 'admin';
}

/** The roles with a permission, such as `rolesWho(canDecide)`. */
export function rolesWho(may: (role: Role) => boolean): readonly Role[] {
  return ROLES.filter(may);
}
