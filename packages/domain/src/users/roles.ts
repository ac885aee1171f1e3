export const ROLES = ['admin', 'chef', 'user'] as const;
export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}

/** The role that a claim or a record holds; anything else is a plain user. */
export function toRole(value: unknown): Role {
  return isRole(value) ? value : 'user';
}

/** Custom claims of an account: the role, and the two booleans that older readers look at. */
export function claimsOf(role: Role): { readonly role: Role; readonly admin: boolean; readonly chef: boolean } {
  return { role, admin: role === 'admin', chef: role === 'chef' };
}

/** Whether the kitchen may be seen. */
export function worksInKitchen(role: Role): boolean {
  return role === 'admin' || role === 'chef';
}
