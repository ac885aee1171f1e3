import {
  canManageMenu,
  categoriesAnswer,
  parseSaveCategoriesRequest,
  rolesWho,
  saveCategoriesSchema,
} from '@foodhouse/domain';
import { readCategories, saveCategories } from '../../services/menu/manage-categories.ts';
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
] as const;
