import {
  canManageMenu,
  categoriesAnswer,
  parseSaveCategoriesRequest,
  parseSetCategoryGroupsRequest,
  rolesWho,
  saveCategoriesSchema,
  setCategoryGroupsSchema,
} from '@foodhouse/domain';
import { readCategories, saveCategories, setCategoryGroups } from '../../services/menu/manage-categories.ts';
import { choiceIdParams } from '../parameters.ts';
import { route } from '../route.ts';

export const categoryRoutes = [
  route({
    method: 'get',
    path: '/categories',
    access: 'anyone',
    summary: 'The categories of the menu, in their order.',
    answer: { schema: categoriesAnswer },
    handle: ({ ports }) => readCategories(ports),
  }),
  route({
    method: 'put',
    path: '/categories',
    access: rolesWho(canManageMenu),
    summary:
      'Saves all categories in their order, if nobody has changed them since the version that is sent. Foods of a category that is left out are in none.',
    body: { schema: saveCategoriesSchema, parse: parseSaveCategoriesRequest },
    answer: { schema: categoriesAnswer },
    refusals: ['CATEGORIES_CHANGED', 'CONTENTION'],
    handle: ({ ports, caller, body }) => saveCategories(ports, caller, body),
  }),
  route({
    method: 'put',
    path: '/categories/:id/groups',
    params: choiceIdParams,
    access: rolesWho(canManageMenu),
    summary:
      'Gives all foods of a category these groups of options, in place of those that it had, if nobody has changed the categories since the version that is sent. Foods that come into it later have them too.',
    body: { schema: setCategoryGroupsSchema, parse: parseSetCategoryGroupsRequest },
    answer: { schema: categoriesAnswer },
    refusals: ['CATEGORIES_CHANGED', 'GROUP_NOT_FOUND', 'GROUP_IN_USE', 'TOO_MANY_CHOICES', 'CONTENTION'],
    handle: ({ ports, caller, params, body }) => setCategoryGroups(ports, caller, params.id, body),
  }),
] as const;
