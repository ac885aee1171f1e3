import { z } from 'zod';
import { ALLERGENS, DIET_TAGS } from '../declarations.ts';
import { MENU_FIELDS } from '../food-fields.ts';
import { MEALTIMES } from '../mealtimes.ts';
import { CURRENCY_WORDS } from '../../contracts/fields.ts';
import { servedField } from '../../contracts/weekly-hours.ts';
import { answerOf } from '../../contracts/wire.ts';
import type { FoodDto } from './foods.ts';

// The schema of an answer, for the OpenAPI document and for the tests that validate live answers.

/** Of a food what its table does not say. */
export const FOOD_WORDS = {
  pictureText: 'what the picture shows; left out where nobody says it',
  currency: CURRENCY_WORDS,
  quantity: z.int().min(0).describe('portions left'),
  supplier: 'the chef’s name',
  mealtimes: z.array(z.enum(MEALTIMES)),
  allergens: z.array(z.enum(ALLERGENS)).describe('left out: ask the house'),
  tags: z.array(z.enum(DIET_TAGS)),
  served: servedField.describe('the weekly hours in which it is served; left out: whenever its category is'),
};

export const foodAnswer = answerOf<FoodDto>(MENU_FIELDS, FOOD_WORDS, {
  from: z.number().exactOptional().describe('the lowest price, where sizes or options are to choose'),
  servedFrom: z
    .string()
    .exactOptional()
    .describe('from when on it is served again, such as Tue 11:30; empty: not known; left out while it is served'),
  category: z.string().exactOptional().describe('the name of its category; in lists, where the house has categories'),
});
