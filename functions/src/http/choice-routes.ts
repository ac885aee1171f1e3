import {
  canManageMenu,
  choicesAnswer,
  groupAnswer,
  groupListAnswer,
  markOptionSchema,
  parseMarkOptionRequest,
  parseSaveGroupRequest,
  parseSetChoicesRequest,
  rolesWho,
  saveGroupSchema,
  setChoicesSchema,
  toChoicesDto,
  toGroupDto,
  toListedGroupDto,
  worksInKitchen,
  type StoredChoiceGroup,
} from '@foodhouse/domain';
import { z } from 'zod';
import { deleteGroup, listGroups, markOption, readChoices, saveGroup, setChoices } from '../services/manage-choices.ts';
import { choiceIdParams, idParams } from './parameters.ts';
import { route } from './route.ts';

/** Sizes of foods, and the groups of options that foods share. */
export const choiceRoutes = [
  route({
    method: 'get',
    path: '/foods/:id/choices',
    params: idParams,
    access: 'anyone',
    summary: 'What can be chosen of a food: sizes and groups of options. Both are empty where nothing can.',
    hasPrices: true,
    answer: { schema: choicesAnswer, toBody: toChoicesDto },
    handle: ({ ports, params }) => readChoices(ports, params.id),
  }),
  route({
    method: 'put',
    path: '/foods/:id/choices',
    params: idParams,
    access: rolesWho(canManageMenu),
    summary:
      'Sets all sizes of a food, and the groups of options that it uses, if nobody has changed them since the version that is sent.',
    hasPrices: true,
    body: { schema: setChoicesSchema(), parse: parseSetChoicesRequest },
    answer: { schema: choicesAnswer, toBody: toChoicesDto },
    refusals: [
      'CHOICES_CHANGED',
      'SETTINGS_CHANGED',
      'FOOD_NOT_FOUND',
      'GROUP_NOT_FOUND',
      'GROUP_IN_USE',
      'CONTENTION',
    ],
    handle: ({ ports, params, body }) => setChoices(ports, params.id, body),
  }),
  route({
    method: 'get',
    path: '/choicegroups',
    access: rolesWho(worksInKitchen),
    summary: 'All groups of options, by name, with the number of foods that use each.',
    hasPrices: true,
    answer: {
      schema: groupListAnswer,
      toBody: (groups: readonly StoredChoiceGroup[], currency) =>
        groups.map((group) => toListedGroupDto(group, currency)),
    },
    handle: ({ ports }) => listGroups(ports),
  }),
  route({
    method: 'put',
    path: '/choicegroups/:id',
    params: choiceIdParams,
    access: rolesWho(canManageMenu),
    summary: 'Makes a group of options, or changes it in all foods that use it.',
    hasPrices: true,
    body: { schema: saveGroupSchema(), parse: parseSaveGroupRequest },
    answer: { schema: groupAnswer, toBody: toGroupDto },
    refusals: ['GROUP_CHANGED', 'SETTINGS_CHANGED', 'CONTENTION'],
    handle: ({ ports, params, body }) => saveGroup(ports, params.id, body),
  }),
  route({
    method: 'delete',
    path: '/choicegroups/:id',
    params: choiceIdParams,
    access: rolesWho(canManageMenu),
    summary: 'Deletes a group of options that no food uses.',
    answer: { schema: z.strictObject({ deletedCount: z.int() }) },
    refusals: ['GROUP_IN_USE', 'CONTENTION'],
    handle: ({ ports, params }) => deleteGroup(ports, params.id),
  }),
  route({
    method: 'post',
    path: '/choicegroups/:id/soldout',
    params: choiceIdParams,
    access: rolesWho(worksInKitchen),
    summary: 'Marks one option as sold out in all foods that have it, or puts it back on sale.',
    hasPrices: true,
    body: { schema: markOptionSchema, parse: parseMarkOptionRequest },
    answer: { schema: groupAnswer, toBody: toGroupDto },
    refusals: ['GROUP_NOT_FOUND', 'CONTENTION'],
    handle: ({ ports, params, body }) => markOption(ports, params.id, body),
  }),
] as const;
