import type { DetailsValues } from './details-values.ts';
import type { FoodValues } from './food-words.ts';
import * as common from '../../../ui/texts.ts';
import * as fields from '../fields/texts.ts';
import * as texts from './texts.ts';

/** What each field of a food is called where it is spoken of. */
export const FIELD_LABELS: Readonly<Record<keyof FoodValues | keyof DetailsValues, string>> = {
  name: texts.foodName(),
  supplier: texts.chefName(),
  description: texts.foodDescription(),
  price: texts.foodPrice(),
  quantity: common.quantity(),
  img: texts.photoUrl(),
  pictureText: texts.pictureText(),
  mealtimes: texts.mealtimes(),
  kitchenName: texts.nameInTheKitchen(),
  statement: fields.allergens(),
  allergens: fields.allergens(),
  tags: fields.diets(),
  categoryId: texts.category(),
  taxId: common.tax(),
  isUncounted: common.stock(),
  lowAt: texts.lowFrom(),
  parPortions: texts.dayBeginsWith(),
  parDays: texts.onTheseDays(),
  served: fields.servedAt(),
};
