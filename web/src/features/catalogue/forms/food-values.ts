import {
  MEALTIMES,
  plainAmount,
  portionsOf,
  takesPictureText,
  typedAmount,
  type Currency,
  type MenuFood,
} from '@foodhouse/domain';
import type { FoodFields } from '../api/manage-food.ts';
import type { FoodValues } from './food-words.ts';

/** Whether it is asked what the picture shows. */
export function asksPictureText(img: string): boolean {
  return img.trim() !== '' && takesPictureText(img.trim());
}

/** What is typed of the picture, and is sent: nothing of one of the site's. */
export function textSent({ img, pictureText }: Pick<FoodValues, 'img' | 'pictureText'>): string {
  return asksPictureText(img) ? pictureText : '';
}

/** The values as they are sent: what was typed of another picture stays in its field, which is not shown. */
export function valuesSent(values: FoodValues): FoodValues {
  return { ...values, pictureText: textSent(values) };
}

/** Fields with their price as every house reads it. */
export function withPlainPrice<T extends { readonly price?: string }>(fields: T, currency: Currency): T {
  return fields.price === undefined ? fields : { ...fields, price: plainAmount(fields.price, currency) };
}

/** The fields that are other than the person saw them. */
export function changedFields(before: FoodValues, values: FoodValues): FoodFields {
  const seen = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => String(value) !== String(seen.get(name))));
}

/** The values of the form for a food as it is. */
export function valuesOf(food: MenuFood): FoodValues {
  return {
    name: food.name,
    supplier: food.supplier,
    description: food.description,
    price: typedAmount(food.priceMinor, food.currency),
    quantity: String(portionsOf(food)),
    img: food.img,
    pictureText: food.pictureText ?? '',
    mealtimes: MEALTIMES.filter((mealtime) => food.mealtimes.includes(mealtime)),
  };
}
