import {
  canManageMenu,
  fetchedMenuAnswer,
  fetchMenuSchema,
  importedAnswer,
  importMenuSchema,
  menuTableAnswer,
  MOST_MENU_BYTES,
  parseFetchMenuRequest,
  parseImportMenuRequest,
  rolesWho,
} from '@foodhouse/domain';
import { fetchMenu } from '../../services/menu/fetch-menu.ts';
import { importMenu } from '../../services/menu/import-menu.ts';
import { readMenuTable } from '../../services/menu/read-table.ts';
import { route } from '../route.ts';

/** Of a thousand documents and more. The function itself ends after thirty seconds, and so long pages wait. */
const LASTS_MS = 25_000;

export const importRoutes = [
  route({
    method: 'post',
    path: '/menu/import',
    access: rolesWho(canManageMenu),
    summary:
      'Puts the menu of another system on this house’s, all of it or nothing. A repeat changes what the file says otherwise. Foods that were taken off the menu stay off.',
    hasPrices: true,
    mostBytes: MOST_MENU_BYTES,
    lastsMs: LASTS_MS,
    body: { schema: importMenuSchema(), parse: parseImportMenuRequest },
    answer: { schema: importedAnswer },
    refusals: ['MENU_TOO_LARGE', 'SETTINGS_CHANGED', 'CONTENTION'],
    handle: ({ ports, caller, body }) => importMenu(ports, caller, body),
  }),
  route({
    method: 'post',
    path: '/menu/fetch',
    access: rolesWho(canManageMenu),
    summary:
      'Asks GloriaFood for its menu with the owner’s key, which is kept nowhere. The answer is for `POST /menu/import`.',
    body: { schema: fetchMenuSchema, parse: parseFetchMenuRequest },
    answer: { schema: fetchedMenuAnswer },
    refusals: ['KEY_REFUSED', 'SOURCE_UNAVAILABLE'],
    handle: ({ ports, body }) => fetchMenu(ports, body),
  }),
  route({
    method: 'get',
    path: '/menu/table',
    access: rolesWho(canManageMenu),
    summary: 'The menu as a table with a line for each food and size, which `POST /menu/import` takes back.',
    answer: { schema: menuTableAnswer },
    handle: ({ ports }) => readMenuTable(ports),
  }),
] as const;
