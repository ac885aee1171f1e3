import { canManageMenu, parseSaveHouseRequest, rolesWho, saveHouseSchema, toHouseDto } from '@foodhouse/domain';
import { readHouse, saveHouse } from '../services/manage-house.ts';
import { route } from './route.ts';

export const houseSettingsRoutes = [
  route({
    method: 'get',
    path: '/house',
    access: 'anyone',
    summary: 'The settings of the house: its clock and its taxes.',
    answer: { schema: saveHouseSchema(), toBody: toHouseDto },
    handle: ({ ports }) => readHouse(ports),
  }),
  route({
    method: 'put',
    path: '/house',
    access: rolesWho(canManageMenu),
    summary: 'Saves the settings of the house, if nobody has changed them since the version that is sent.',
    hasPrices: true,
    body: { schema: saveHouseSchema(), parse: parseSaveHouseRequest },
    answer: { schema: saveHouseSchema(), toBody: toHouseDto },
    refusals: ['SETTINGS_CHANGED', 'CONTENTION'],
    handle: ({ ports, caller, body }) => saveHouse(ports, caller, body),
  }),
] as const;
