import type { Role } from '@foodhouse/domain';
import { matchPath } from 'react-router-dom';
import { isBehindLogin, type DashboardPage, type Page } from '../pages.ts';

/** Places of the bar at the bottom of a phone's window, beside the one of its menu. */
export const PLACES = 4;

/**
 * The drawer's entries.
 * @param role null while it is unknown: the entries that everybody sees
 * @param isNotOpenYet whether the house is being set up
 */
export function drawerOf(table: readonly Page[], role: Role | null, isNotOpenYet = false): readonly DashboardPage[] {
  return table
    .filter(isBehindLogin)
    .filter(({ isAside, isUntilOpen }) => (isUntilOpen ? isNotOpenYet : isAside !== true))
    .filter(({ audience }) => audience === 'signed in' || (role !== null && audience(role)));
}

/**
 * The entries in the bar at the bottom of a phone's window, in the drawer's order: the main ones, and others where there
 * is room. @param isKnown whether these are the entries of a role; otherwise only the main ones, which every role has
 */
export function inBottomBar(pages: readonly DashboardPage[], isKnown: boolean): readonly DashboardPage[] {
  const main = pages.filter(({ isMain }) => isMain);
  const others = isKnown ? pages.filter(({ isMain }) => !isMain).slice(0, Math.max(0, PLACES - main.length)) : [];
  return pages.filter((page) => main.includes(page) || others.includes(page));
}

/**
 * The path of the entry that the page in sight belongs to; undefined when the page has an entry itself, or belongs to none.
 * @param entries those of the drawer
 */
export function parentOf(
  table: readonly Page[],
  entries: readonly DashboardPage[],
  pathname: string,
): string | undefined {
  const page = table.filter(isBehindLogin).find(({ path }) => matchPath(path, pathname) !== null);
  return page === undefined || entries.includes(page) ? undefined : page.within;
}
