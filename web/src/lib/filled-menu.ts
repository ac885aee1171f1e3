import type { MenuAnswer } from './menu-fill.ts';

const filled = new Map<string, MenuAnswer>();

/** What the first script put into the page, so that React begins with it. */
export function filledMenu(region: string): MenuAnswer | undefined {
  return filled.get(region);
}

export function rememberFilled(region: string, menu: MenuAnswer): void {
  filled.set(region, menu);
}
