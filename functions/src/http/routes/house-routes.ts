import { createHash } from 'node:crypto';
import {
  busyAnswer,
  busyHouseSchema,
  canManageMenu,
  houseAnswer,
  houseNowAnswer,
  housePageAnswer,
  housePagesAnswer,
  MOST_PAGES_BYTES,
  parseBusyHouseRequest,
  parsePauseHouseRequest,
  parseSaveHousePagesRequest,
  parseSaveHouseRequest,
  pauseAnswer,
  pauseHouseSchema,
  rolesWho,
  saveHousePagesSchema,
  saveHouseSchema,
  SITEMAP_CACHED,
  sitemapOf,
  tableAnswer,
  tablesAnswer,
  toBusyDto,
  toHouseDto,
  toHouseNowDto,
  toPauseDto,
  worksInKitchen,
  type Findable,
} from '@foodhouse/domain';
import type { Response } from 'express';
import { z } from 'zod';
import { siteOrigin } from '../../config.ts';
import { readHouse, readTables, saveHouse } from '../../services/house/manage-house.ts';
import { readPage, readPages, savePages } from '../../services/house/manage-pages.ts';
import { makeHouseBusy, pauseHouse } from '../../services/house/pause-house.ts';
import { readHouseNow } from '../../services/house/read-house-now.ts';
import { readSitemap } from '../../services/house/read-sitemap.ts';
import { readTable } from '../../services/house/read-table.ts';
import { housePageParams, tableParams } from '../parameters.ts';
import type { GuessLimit } from '../process-limits.ts';
import { route, type Route } from '../route.ts';

/** Never an old answer: a page says within fifteen seconds that the house is paused (`SETTINGS_KEPT_MS`). */
const CACHED_FOR_SECONDS = 'public, max-age=0, s-maxage=2';

/** The settings of the house, its tables, the pages that it has written, and whether it takes orders. */
export const houseSettingsRoutes = (tableGuesses: GuessLimit): readonly Route[] => [
  route({
    method: 'get',
    path: '/house',
    access: 'anyone',
    summary: 'The settings of the house: its clock and its taxes.',
    answer: { schema: houseAnswer(), toBody: toHouseDto },
    handle: ({ ports }) => readHouse(ports),
  }),
  route({
    method: 'put',
    path: '/house',
    access: rolesWho(canManageMenu),
    summary: 'Saves the settings of the house, if nobody has changed them since the version that is sent.',
    hasPrices: true,
    body: { schema: saveHouseSchema(), parse: parseSaveHouseRequest },
    answer: { schema: houseAnswer(), toBody: toHouseDto },
    refusals: ['SETTINGS_CHANGED', 'CONTENTION'],
    handle: ({ ports, caller, body }) => saveHouse(ports, caller, body),
  }),
  route({
    method: 'get',
    path: '/house/tables',
    access: rolesWho(canManageMenu),
    summary: 'The tables of the house with their codes, which are not in its settings: those anybody may read.',
    answer: { schema: tablesAnswer, toBody: (tables) => tables },
    handle: ({ ports }) => readTables(ports),
  }),
  route({
    method: 'get',
    path: '/house/tables/:code',
    access: 'anyone',
    summary: 'Which table a code is of: its name, or why nothing is served there.',
    params: tableParams,
    answer: { schema: tableAnswer },
    refusals: ['RATE_LIMITED'],
    handle: ({ ports, params, request }) =>
      tableGuesses(
        { request, guess: params.code, nowMs: ports.clock.nowMs() },
        () => readTable(ports, params.code),
        (read) => read.status === 'done' && read.value.table !== null,
      ),
  }),
  route({
    method: 'get',
    path: '/house/now',
    access: 'anyone',
    summary:
      'Whether the house takes orders now, and if not, why and until when; and whether it is busy. Pages of every site may ask.',
    isForEverySite: true,
    answer: { schema: houseNowAnswer, toBody: toHouseNowDto },
    async handle({ ports, response }) {
      const now = await readHouseNow(ports);
      response.setHeader('cache-control', CACHED_FOR_SECONDS);
      return now;
    },
  }),
  route({
    method: 'get',
    path: '/sitemap.xml',
    access: 'anyone',
    summary:
      'What search engines may find: the public pages, those of the law that are written, and every food of the menu. Hosting has it at /sitemap.xml.',
    answer: { schema: z.string(), type: 'application/xml', send: sendSitemap },
    handle: ({ ports }) => readSitemap(ports),
  }),
  route({
    method: 'get',
    path: '/house/pages/:page',
    access: 'anyone',
    summary: 'A page that the law asks for, as the house has written it: the imprint, the privacy notice or the terms.',
    params: housePageParams,
    answer: { schema: housePageAnswer },
    async handle({ ports, params, response }) {
      const page = await readPage(ports, params.page);
      response.setHeader('cache-control', CACHED_FOR_SECONDS);
      return page;
    },
  }),
  route({
    method: 'get',
    path: '/house/pages',
    access: rolesWho(canManageMenu),
    summary: 'All the pages that the law asks for, to change them or to take them along.',
    answer: { schema: housePagesAnswer },
    handle: ({ ports }) => readPages(ports),
  }),
  route({
    method: 'put',
    path: '/house/pages',
    access: rolesWho(canManageMenu),
    summary: 'Saves these pages, if nobody has changed them since the version that is sent.',
    mostBytes: MOST_PAGES_BYTES,
    body: { schema: saveHousePagesSchema, parse: parseSaveHousePagesRequest },
    answer: { schema: housePagesAnswer },
    refusals: ['SETTINGS_CHANGED', 'CONTENTION'],
    handle: ({ ports, caller, body }) => savePages(ports, caller, body),
  }),
  route({
    method: 'post',
    path: '/house/pause',
    access: rolesWho(worksInKitchen),
    summary: 'Takes no orders for some minutes from now on, or takes them again. A pause ends by itself.',
    body: { schema: pauseHouseSchema, parse: parsePauseHouseRequest },
    answer: { schema: pauseAnswer, toBody: toPauseDto },
    refusals: ['CONTENTION'],
    handle: ({ ports, caller, body }) => pauseHouse(ports, caller, body),
  }),
  route({
    method: 'post',
    path: '/house/busy',
    access: rolesWho(worksInKitchen),
    summary: 'Promises every order for later, for some minutes from now on, or as usual again. It ends by itself.',
    body: { schema: busyHouseSchema, parse: parseBusyHouseRequest },
    answer: { schema: busyAnswer, toBody: toBusyDto },
    refusals: ['CONTENTION'],
    handle: ({ ports, caller, body }) => makeHouseBusy(ports, caller, body),
  }),
];

function sendSitemap(response: Response, found: Findable): void {
  const text = sitemapOf(siteOrigin(process.env), found);
  response.setHeader('cache-control', SITEMAP_CACHED);
  response.setHeader('etag', `W/"${createHash('sha1').update(text).digest('base64url')}"`); // Express answers 304
  response.type('application/xml').send(text);
}
