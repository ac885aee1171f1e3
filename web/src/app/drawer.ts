import type { Role } from '@foodhouse/domain';
import { isBehindLogin, type DashboardPage, type Page } from '../pages.ts';

/** The drawer's entries. @param role null while it is unknown: the entries that everybody sees */
export function drawerOf(table: readonly Page[], role: Role | null): readonly DashboardPage[] {
  return table
    .filter(isBehindLogin)
    .filter(({ audience }) => audience === 'signed in' || (role !== null && audience(role)));
}
